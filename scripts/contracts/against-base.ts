import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { bundleContract, contractNames } from '#mocks/contracts/bundle.ts'
import { contractsAt } from './base-revision.ts'
import { breakingChanges, type Documents } from './breaking.ts'

/**
 * Returns the breaking changes against a revision in contracts whose major version was not raised, one line each.
 * @throws {Error} When the contracts of then, or of now, cannot be read.
 */
export async function breakingLines(root: string, revision: string): Promise<string[]> {
  const folder = await contractsAt(root, revision)
  try {
    const base = await readDocuments(folder)
    const now = await readDocuments(join(root, 'openapi'))
    return (await breakingChanges(base, now)).flatMap(({ contract, operation, at, what }) => {
      const was = majorOf(base, contract)
      if (majorOf(now, contract) > was) return []
      const place = [`openapi/${contract}.yaml`, operation, at].filter(Boolean).join(' ')
      return `${place}: breaks, ${what} Take it back, or raise info.version to ${was + 1}.0.0.`
    })
  } finally {
    await rm(dirname(folder), { recursive: true })
  }
}

async function readDocuments(folder: string): Promise<Documents> {
  const read = async (name: string) => [name, await bundleContract(name, { dereference: true, folder })] as const
  return Promise.all(contractNames(folder).map(read))
}

function majorOf(documents: Documents, contract: string): number {
  return Number.parseInt(documents.find(([name]) => name === contract)?.[1].info?.version ?? '0', 10)
}
