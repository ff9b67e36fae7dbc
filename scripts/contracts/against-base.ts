import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleContract, contractNames } from '#mocks/contracts/bundle.ts'
import { breakingChanges, type Documents } from './breaking.ts'

/**
 * Returns the breaking changes since a revision in contracts whose major version was not raised, one line each.
 * @throws {Error} When git does not have the revision, or contracts cannot be read
 */
export async function breakingLines(root: string, revision: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'contracts-'))
  try {
    extract(root, revision, folder)
    const base = await readDocuments(join(folder, 'openapi'))
    const now = await readDocuments(join(root, 'openapi'))
    return (await breakingChanges(base, now)).flatMap(({ contract, operation, at, what }) => {
      const was = majorOf(base, contract)
      if (majorOf(now, contract) > was) return []
      const place = [`openapi/${contract}.yaml`, operation, at].filter(Boolean).join(' ')
      return `${place}: breaks, ${what} Take it back, or raise info.version to ${was + 1}.0.0.`
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}

function extract(root: string, revision: string, folder: string): void {
  // After `--end-of-options`, a revision that begins with a dash is not an option.
  const args = ['archive', '--end-of-options', revision, 'openapi']
  const { status, stdout } = spawnSync('git', args, { cwd: root, maxBuffer: 2 ** 28 })
  if (status !== 0) throw new Error('git has no contracts of that revision here; fetch it if it is elsewhere')
  spawnSync('tar', ['-x', '-C', folder], { input: stdout })
}

async function readDocuments(folder: string): Promise<Documents> {
  const read = async (name: string) => [name, await bundleContract(name, { dereference: true, folder })] as const
  return Promise.all(contractNames(folder).map(read))
}

function majorOf(documents: Documents, contract: string): number {
  return Number.parseInt(documents.find(([name]) => name === contract)?.[1].info?.version ?? '0', 10)
}
