import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { redocly } from './redocly.ts'

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

/**
 * Every difference between two OpenAPI documents.
 * @throws {Error} When the tool itself fails.
 */
export async function differencesBetween(base: object, revision: object): Promise<Difference[]> {
  const folder = await mkdtemp(join(tmpdir(), 'contracts-'))
  try {
    await writeFile(join(folder, 'base.json'), JSON.stringify(base))
    await writeFile(join(folder, 'revision.json'), JSON.stringify(revision))
    const report = await redocly(
      ['diff', 'base.json', 'revision.json', '--format', 'json', '--fail-on', 'none'],
      folder,
    )
    return (JSON.parse(report) as { changes: Difference[] }).changes
  } finally {
    await rm(folder, { recursive: true })
  }
}
