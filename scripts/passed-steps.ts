import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'

/** The file that stores which steps have passed. */
const KEPT = 'node_modules/.cache/test-full.json'

/** Returns the seconds of the steps that passed on the same files. */
export async function readPassed(state: string): Promise<Map<string, number>> {
  const text = await readFile(KEPT, 'utf8').catch(() => '{}')
  const kept = JSON.parse(text) as { state?: string; passed?: [string, number][] }
  return new Map(kept.state === state ? kept.passed : [])
}

export async function keepPassed(state: string, passed: ReadonlyMap<string, number>): Promise<void> {
  await mkdir('node_modules/.cache', { recursive: true })
  await writeFile(KEPT, JSON.stringify({ state, passed: [...passed] }))
}

/** A hash of every file that git tracks or would add: any change invalidates the results. */
export function stateOfFiles(): string {
  const git = (...args: string[]) => execFileSync('git', args, { maxBuffer: 2 ** 28 })
  const hash = createHash('sha256').update(git('rev-parse', 'HEAD')).update(git('diff', 'HEAD'))
  const added = String(git('ls-files', '--others', '--exclude-standard', '-z'))
    .split('\0')
    .filter(Boolean)
  if (added.length > 0) hash.update(git('hash-object', ...added))
  return hash.digest('hex')
}
