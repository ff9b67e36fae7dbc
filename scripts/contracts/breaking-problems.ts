import { rm } from 'node:fs/promises'
import { bundleContract, contractNames } from '#mocks/contracts/bundle.ts'
import { contractsAt } from './base-revision.ts'
import { breakingChanges, type BreakingChange, type Documents } from './breaking.ts'
import type { Problem } from './problem.ts'

/** What breaks against a revision in contracts whose major version does not say so. */
export async function breakingProblems(root: string, revision: string, now: Documents): Promise<Problem[]> {
  const folder = await contractsAt(root, revision)
  if (typeof folder !== 'string') return [folder]
  try {
    const base = await readDocuments(folder)
    const changes = await breakingChanges(base, now)
    return changes.flatMap((change) => {
      const was = versionOf(base, change.contract)
      return majorOf(versionOf(now, change.contract)) > majorOf(was) ? [] : asProblem(change, was)
    })
  } catch (error) {
    const what = `the contracts of then cannot be compared, ${(error as Error).message}`
    return [{ file: '--base', at: revision, what, remedy: 'Name a revision whose contracts are whole.' }]
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** @throws {Error} When one cannot be bundled */
export async function readDocuments(folder: string): Promise<Documents> {
  const read = async (name: string) => [name, await bundleContract(name, { dereference: true, folder })] as const
  return Promise.all(contractNames(folder).map(read))
}

function versionOf(documents: Documents, contract: string): string {
  return documents.find(([name]) => name === contract)?.[1].info?.version ?? '0'
}

function majorOf(version: string): number {
  return Number.parseInt(version, 10)
}

function asProblem({ contract, operation, at, what }: BreakingChange, was: string): Problem {
  return {
    file: `openapi/${contract}.yaml`,
    at: [operation, at].filter(Boolean).join(' '),
    what: `breaks, ${what.replace(/\.$/, '')}`,
    remedy: `Take it back, or raise info.version from ${was} to ${majorOf(was) + 1}.0.0.`,
  }
}
