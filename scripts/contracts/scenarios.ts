import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { examplesOf } from '#mocks/contracts/examples.ts'
import type { Contracts, Operation } from '#mocks/contracts/operations.ts'
import type { Scenario } from '#mocks/scenarios.ts'
import type { Problem } from './problem.ts'

type Row = Pick<Scenario, 'flow' | 'state' | 'contract' | 'operationId' | 'example' | 'refusal'>

/** Every row of the scenario table that names an operation or an example which its contract does not have. */
export async function scenarioProblems(
  root: string,
  { operations }: Contracts,
  rows: readonly Row[],
): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const row of rows) {
    const what = wrongIn(row, operations)
    if (!what) continue
    const file = await fileOf(root, row)
    const remedy = `Add the example to openapi/${row.contract}.yaml, or correct or remove the scenario.`
    problems.push({ file, at: `${row.flow} > ${row.state}`, what, remedy })
  }
  return problems
}

function wrongIn({ contract, operationId, example, refusal }: Row, operations: Operation[]): string | undefined {
  const own = operations.filter((operation) => operation.contract === contract)
  const read = own.find(({ id }) => id === operationId)
  if (!read) return `openapi/${contract}.yaml has no operation "${operationId}"`
  if (!namesOf(read).includes(example)) return `${operationId} has no example "${example}"`
  const refusals = own.filter(({ id }) => id !== operationId).flatMap(namesOf)
  if (refusal && !refusals.includes(refusal)) return `no other operation of the contract has the example "${refusal}"`
  return undefined
}

function namesOf(operation: Operation): string[] {
  return examplesOf(operation).map(({ name }) => name)
}

/** The file of the table that holds the row; rows do not know it themselves. */
async function fileOf(root: string, { flow, state }: Row): Promise<string> {
  const folder = 'mocks/scenarios'
  const names = (await readdir(join(root, folder))).filter((name) => name.endsWith('.ts'))
  // The file of the flow's own name first: two flows may have a state of the same name.
  for (const name of names.toSorted((a, b) => Number(b === `${flow}.ts`) - Number(a === `${flow}.ts`))) {
    const text = await readFile(join(root, folder, name), 'utf8')
    if (text.includes(`'${state}'`)) return `${folder}/${name}`
  }
  return 'mocks/scenarios.ts'
}
