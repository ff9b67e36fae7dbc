import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const CLI = fileURLToPath(new URL('../../node_modules/@redocly/cli/bin/cli.js', import.meta.url))
/** Redocly asks its servers for news otherwise. */
const SILENT = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

/**
 * Runs a command of Redocly's.
 * @returns What it printed on standard output
 * @throws {Error} When it ends with anything but 0; with what it printed as `stdout` and `stderr`.
 */
export async function redocly(args: string[], cwd = process.cwd()): Promise<string> {
  const env = { ...process.env, ...SILENT }
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, ...args], { cwd, env, maxBuffer: 2 ** 26 })
  return stdout
}
