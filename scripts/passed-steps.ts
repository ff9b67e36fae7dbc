import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'

/** Stores which steps have passed. */
const CACHE_FILE = 'node_modules/.cache/test-full.json'

/** Returns the durations, in seconds, of the steps that have passed with the same files. */
export async function readPassed(state: string): Promise<Map<string, number>> {
  const text = await readFile(CACHE_FILE, 'utf8').catch(() => '{}')
  const stored = JSON.parse(text) as { state?: string; passed?: [string, number][] }
  return new Map(stored.state === state ? stored.passed : [])
}

export async function writePassed(state: string, passed: ReadonlyMap<string, number>): Promise<void> {
  await mkdir('node_modules/.cache', { recursive: true })
  await writeFile(CACHE_FILE, JSON.stringify({ state, passed: [...passed] }))
}

/** Returns a hash of every file that git tracks or would add, so that any change invalidates the results. */
export function hashOfFiles(): string {
  const git = (...args: string[]) => execFileSync('git', args, { maxBuffer: 2 ** 28 })
  const hash = createHash('sha256').update(git('rev-parse', 'HEAD')).update(git('diff', 'HEAD'))
  const added = String(git('ls-files', '--others', '--exclude-standard', '-z'))
    .split('\0')
    .filter(Boolean)
  if (added.length > 0) hash.update(git('hash-object', ...added))
  return hash.digest('hex')
}
