import { join } from 'node:path'
import type { ContractProblem } from '#mocks/contracts/bundle.ts'
import { contractsOf } from '#mocks/contracts/operations.ts'
import type { ContractDocument } from '#mocks/contracts/contract-document.ts'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { breakingProblems, readDocuments } from './breaking-problems.ts'
import type { Documents } from './breaking.ts'
import { exampleProblems } from './examples.ts'
import { lintProblems } from './lint.ts'
import type { Problem } from './problem.ts'
import { danglingReferences, unusedParts } from './references.ts'
import { scenarioProblems } from './scenarios.ts'
import { readSources } from './sources.ts'
import { updateTypes } from './types.ts'

interface Options {
  /** Root of the project. */
  root: string
  typesOf: (name: string, document: ContractDocument) => Promise<string>
  /** Revision to compare with, if any. */
  base: string | undefined
}

interface Result {
  name: string
  problems: Problem[]
  /** Why it was not asked. */
  remark?: string
}

/**
 * All checks of the contracts, one after the other. Ends early when the contracts cannot be read as a whole: what
 * follows would only repeat it in other words.
 */
export async function* checkContracts({ root, typesOf, base }: Options): AsyncGenerator<Result> {
  const folder = join(root, 'openapi')
  const sources = await readSources(folder)
  const unreadable = [...sources.problems, ...(sources.problems.length > 0 ? [] : danglingReferences(sources))]
  yield { name: 'every file and reference can be read', problems: unreadable }
  if (unreadable.length > 0) return

  yield { name: 'lint', problems: await lintProblems(folder) }
  const bundled = await bundle(folder)
  yield { name: 'bundle', problems: bundled.problems }
  if (!bundled.documents) return

  const documents = bundled.documents
  const contracts = contractsOf(documents)
  const steps: Record<string, () => Problem[] | Promise<Problem[]>> = {
    'every example fits': () => exampleProblems(sources, contracts),
    'every part is used': () => unusedParts(sources),
    'every scenario has its example': () => scenarioProblems(root, contracts, SCENARIOS),
    'types are current': () => updateTypes({ root, typesOf, checkOnly: true }),
    ...(base && { [`nothing breaks against ${base}`]: () => breakingProblems(root, base, documents) }),
  }
  for (const [name, step] of Object.entries(steps)) yield { name, problems: await step() }
  if (!base) yield { name: 'nothing breaks', problems: [], remark: 'not asked; name a base: -- --base origin/main' }
}

async function bundle(folder: string): Promise<{ documents?: Documents; problems: Problem[] }> {
  try {
    const documents = await readDocuments(folder)
    contractsOf(documents)
    return { documents, problems: [] }
  } catch (error) {
    // What can still be wrong is a name that two parts share.
    const { where = 'openapi', what = (error as Error).message } = error as Partial<ContractProblem>
    const remedy = 'Give each of them a name of its own.'
    return { problems: [{ file: where, at: '', what: what.replace(/\.+$/, ''), remedy }] }
  }
}
