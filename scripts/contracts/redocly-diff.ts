import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const CLI = fileURLToPath(new URL('../../node_modules/@redocly/cli/bin/cli.js', import.meta.url))
/** Prevents calls to Redocly's servers. */
const OFFLINE = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

/** One difference, as `redocly diff` reports it, whatever its impact. */
export interface Difference {
  kind: 'added' | 'removed' | 'modified'
  verdicts: Array<{ impact: 'major' | 'minor' | 'patch'; message: string }>
  /** Keyword that has changed, `key` for a changed name; absent for a whole part. */
  property?: string
  base?: Side
  revision?: Side
}

type Side = { pointer: string; value?: unknown }

/** @throws {Error} When Redocly fails, with its output as `stdout` and `stderr` */
export async function differencesBetween(base: object, revision: object): Promise<Difference[]> {
  const cwd = await mkdtemp(join(tmpdir(), 'contracts-'))
  try {
    await writeFile(join(cwd, 'base.json'), JSON.stringify(base))
    await writeFile(join(cwd, 'revision.json'), JSON.stringify(revision))
    const args = [CLI, 'diff', 'base.json', 'revision.json', '--format', 'json', '--fail-on', 'none']
    const options = { cwd, env: { ...process.env, ...OFFLINE }, maxBuffer: 2 ** 26 }
    const { stdout } = await promisify(execFile)(process.execPath, args, options)
    return (JSON.parse(stdout) as { changes: Difference[] }).changes
  } finally {
    await rm(cwd, { recursive: true })
  }
}
