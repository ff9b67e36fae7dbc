import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** One difference, as `redocly diff` reports it; what it calls patch and minor is in the list too. */
export interface Difference {
  kind: 'added' | 'removed' | 'modified'
  impact: 'major' | 'minor' | 'patch'
  verdicts: Array<{ impact: string; message: string }>
  /** Keyword that has changed, `key` for a changed name; absent when the whole part came or went. */
  property?: string
  base?: Side
  revision?: Side
}

interface Side {
  pointer: string
  value?: unknown
}

const CLI = fileURLToPath(new URL('../../node_modules/@redocly/cli/bin/cli.js', import.meta.url))

/**
 * Every difference between two OpenAPI documents.
 * @throws {Error} When the tool itself fails.
 */
export async function differencesBetween(base: object, revision: object): Promise<Difference[]> {
  const folder = await mkdtemp(join(tmpdir(), 'contracts-'))
  try {
    const files = { base: join(folder, 'base.json'), revision: join(folder, 'revision.json') }
    await writeFile(files.base, JSON.stringify(base))
    await writeFile(files.revision, JSON.stringify(revision))
    const report = await run(['diff', files.base, files.revision, '--format', 'json', '--fail-on', 'none'])
    return (JSON.parse(report) as { changes: Difference[] }).changes
  } finally {
    await rm(folder, { recursive: true })
  }
}

function run(args: string[]): Promise<string> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const child = spawn(process.execPath, [CLI, ...args], { env })
  return new Promise((resolve, reject) => {
    let output = ''
    let errors = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (errors += chunk))
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve(output)
      else reject(new Error(`redocly diff failed: ${errors.trim() || `exit ${code}`}`))
    })
  })
}
