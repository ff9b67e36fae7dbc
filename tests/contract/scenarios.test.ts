import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ITEM_PAGES, OTHER_PAGES, SYSTEM_TEST_PAGES, TEST_PAGES } from '#lib/page-paths.gen.ts'
import { pathPattern } from '#lib/path-pattern.ts'
import { examplesOf } from '#mocks/contracts/examples.ts'
import { isSpecOnly } from '#mocks/contracts/spec-only.ts'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { OPERATIONS } from './support/plans.ts'

const isAt = (page: string, link: string) => pathPattern(page.replace('{$}', '')).test(link.replace(/\?.*/, ''))

test('every scenario has a unique link that leads to a page', () => {
  expect(new Set(SCENARIOS.map(({ host = '', link }) => host + link)).size).toBe(SCENARIOS.length)
  // The route for mistyped links matches any path.
  const routes = [...Object.keys(ITEM_PAGES), ...TEST_PAGES, ...SYSTEM_TEST_PAGES, ...OTHER_PAGES]
  const pages = routes.filter((route) => route !== '/$')
  expect(SCENARIOS.filter(({ link }) => !pages.some((page) => isAt(page, link)))).toEqual([])
})

test.each(Object.keys(ITEM_PAGES))('the page %s has scenarios in mocks/scenarios.ts, and a browser test', (page) => {
  const flows = new Set(SCENARIOS.filter(({ link }) => isAt(page, link)).map(({ flow }) => flow))
  expect(flows.size).toBeGreaterThan(0)
  const file = (flow: string) => new URL(`../e2e/${flow}.spec.ts`, import.meta.url)
  expect([...flows].filter((flow) => !existsSync(file(flow)))).toEqual([])
})

test.each(OPERATIONS)('if $id has scenarios, each of its examples has a scenario', (operation) => {
  const examples = SCENARIOS.filter(({ operationId }) => operationId === operation.id).map(({ example }) => example)
  const names = examples.length > 0 ? examplesOf(operation).map(({ name }) => name) : []
  expect(names.filter((name) => !examples.includes(name))).toEqual([])
})

test('the refusal in a scenario is an example of another operation of the same contract', () => {
  const unknown = SCENARIOS.filter(({ contract, operationId, refusal }) => {
    const others = OPERATIONS.filter((each) => each.contract === contract && each.id !== operationId)
    return refusal !== undefined && !others.flatMap(examplesOf).some(({ name }) => name === refusal)
  })
  expect(unknown).toEqual([])
})

test("every flow has a scenario with only the specification's fields", () => {
  const flows = new Set(SCENARIOS.map(({ flow }) => flow))
  // All flags of the app config are in the specification.
  flows.delete('app-config')
  expect(new Set(SCENARIOS.filter(({ state }) => isSpecOnly(state)).map(({ flow }) => flow))).toEqual(flows)
})
