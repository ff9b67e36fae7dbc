import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ITEM_PAGES } from '#lib/page-paths.gen.ts'
import { pathPattern } from '#lib/path-pattern.ts'
import { examplesOf } from '#mocks/contracts/examples.ts'
import type { Operation } from '#mocks/contracts/operations.ts'
import type { Scenario } from '#mocks/scenarios.ts'

/**
 * Lists the parts of operations and pages that are missing and that the type check does not find: which file to change and how.
 *
 * @param root folder of the project
 * @param all the operations of all contracts; only tools and tests call those of the sandbox itself
 */
export function missingParts(root: string, all: readonly Operation[], scenarios: readonly Scenario[]): string[] {
  const operations = all.filter(({ contract }) => contract !== 'sandbox')
  return [
    ...functions(root, operations),
    ...examples(operations, scenarios),
    ...scenariosOfExamples(operations, scenarios),
    ...scenariosOfContracts(operations, scenarios),
    ...scenariosOfPages(scenarios),
    ...browserTests(root, scenarios),
  ]
}

function functions(root: string, operations: readonly Operation[]): string[] {
  return operations.flatMap(({ id, contract }) => {
    const file = `src/api/${contract}.ts`
    const code = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''
    const isExported = new RegExp(`export (?:async )?(?:function|const) ${id}\\b`).test(code)
    return isExported ? [] : [`${file}: add the function ${id} (openapi/${contract}.yaml).`]
  })
}

/** The examples that scenarios name exist. */
function examples(operations: readonly Operation[], scenarios: readonly Scenario[]): string[] {
  return scenarios.flatMap(({ contract, operationId, example, refusal, afterwards, flow, state }) => {
    const reads = operations.filter(({ id }) => id === operationId)
    const writes = operations.filter((operation) => operation.contract === contract && !reads.includes(operation))
    const named = [
      { name: example, among: reads },
      { name: afterwards, among: reads },
      { name: refusal, among: writes },
    ]
    return named.flatMap(({ name, among }) =>
      name === undefined || contract === 'sandbox' || among.some((operation) => exampleNames(operation).includes(name))
        ? []
        : [
            `openapi/${contract}.yaml: add the example "${name}" for the scenario "${state}" of ${flow} (${fileOf(flow)}).`,
          ],
    )
  })
}

/** Each example of an operation that some scenario reads is a state of its page. */
function scenariosOfExamples(operations: readonly Operation[], scenarios: readonly Scenario[]): string[] {
  return operations.flatMap((operation) => {
    const own = scenarios.filter(({ operationId }) => operationId === operation.id)
    const [first] = own
    if (!first) return []
    return exampleNames(operation)
      .filter((name) => !own.some(({ example }) => example === name))
      .map((name) => `${fileOf(first.flow)}: add a scenario for the example "${name}" of ${operation.id}.`)
  })
}

function scenariosOfContracts(operations: readonly Operation[], scenarios: readonly Scenario[]): string[] {
  const names = new Set(operations.map(({ contract }) => contract))
  return [...names]
    .filter((name) => !scenarios.some(({ contract }) => contract === name))
    .map((name) => `${fileOf(name)}: add the scenarios of openapi/${name}.yaml, and name them in mocks/scenarios.ts.`)
}

function scenariosOfPages(scenarios: readonly Scenario[]): string[] {
  return Object.keys(ITEM_PAGES)
    .filter((page) => !scenarios.some(({ link }) => isAt(page, link)))
    .map((page) => `mocks/scenarios/: add the states of ${page}, and name them in mocks/scenarios.ts.`)
}

/** A page that loads an item has browser tests for what only it does. */
function browserTests(root: string, scenarios: readonly Scenario[]): string[] {
  const ofItems = scenarios.filter(({ link }) => Object.keys(ITEM_PAGES).some((page) => isAt(page, link)))
  return [...new Set(ofItems.map(({ flow }) => `tests/e2e/${flow}.spec.ts`))]
    .filter((file) => !existsSync(join(root, file)))
    .map((file) => `${file}: test what only this page does.`)
}

function isAt(page: string, link: string): boolean {
  return pathPattern(page).test(link.replace(/\?.*/, ''))
}

function fileOf(flow: string): string {
  return `mocks/scenarios/${flow}.ts`
}

function exampleNames(operation: Operation): string[] {
  return examplesOf(operation).map(({ name }) => name)
}
