import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ITEM_PAGES } from '#lib/page-paths.gen.ts'
import { pathPattern } from '#lib/path-pattern.ts'
import { examplesOf } from '#mocks/contracts/examples.ts'
import type { Operation } from '#mocks/contracts/operations.ts'
import type { Scenario } from '#mocks/scenarios.ts'

/** Lists missing parts of operations and pages that the type check does not find: which file to change, and how. */
export function missingParts(root: string, all: readonly Operation[], scenarios: readonly Scenario[]): string[] {
  // Only tools and tests call the operations of the sandbox itself.
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

function examples(operations: readonly Operation[], scenarios: readonly Scenario[]): string[] {
  return scenarios.flatMap(({ contract, operationId, example, refusal, afterwards, flow, state }) => {
    if (contract === 'sandbox') return []
    const read = operations.filter(({ id }) => id === operationId).flatMap(exampleNames)
    const written = operations.filter((each) => each.contract === contract && each.id !== operationId)
    const missing = [
      ...[example, afterwards].filter((name) => name !== undefined && !read.includes(name)),
      ...[refusal].filter((name) => name !== undefined && !written.flatMap(exampleNames).includes(name)),
    ]
    const where = `for the scenario "${state}" of ${flow} (${fileOf(flow)})`
    return missing.map((name) => `openapi/${contract}.yaml: add the example "${name}" ${where}.`)
  })
}

function scenariosOfExamples(operations: readonly Operation[], scenarios: readonly Scenario[]): string[] {
  return operations.flatMap((operation) => {
    const own = scenarios.filter(({ operationId }) => operationId === operation.id)
    const unused = exampleNames(operation).filter((name) => !own.some(({ example }) => example === name))
    const file = fileOf(own[0]?.flow ?? '')
    return own.length === 0
      ? []
      : unused.map((name) => `${file}: add a scenario for the example "${name}" of ${operation.id}.`)
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

function browserTests(root: string, scenarios: readonly Scenario[]): string[] {
  const itemScenarios = scenarios.filter(({ link }) => Object.keys(ITEM_PAGES).some((page) => isAt(page, link)))
  return [...new Set(itemScenarios.map(({ flow }) => `tests/e2e/${flow}.spec.ts`))]
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
