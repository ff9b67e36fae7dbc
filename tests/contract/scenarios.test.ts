import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { ITEM_PAGES, OTHER_PAGES, SYSTEM_TEST_PAGES, TEST_PAGES } from '#lib/page-paths.ts'
import { exampleOf, examplesOf } from '#mocks/contracts/examples.ts'
import { loadContracts } from '#mocks/contracts/operations.ts'
import { SCENARIOS } from '#mocks/scenarios.ts'

const contracts = await loadContracts()
const BROWSER_TESTS = new URL('../e2e/', import.meta.url)
const addressOf = (page: string) => new RegExp(`^${page.replaceAll(/\$\w+/g, '[^/]+')}$`)

test.each(SCENARIOS)('$flow: $state is an example of the contract', (scenario) => {
  const operation = contracts.operation(scenario.operationId)
  expect(operation.contract).toBe(scenario.contract)
  expect(() => exampleOf(operation, scenario.example)).not.toThrow()
})

test.each(SCENARIOS.filter(({ refusal }) => refusal))('$flow: $state is refused with an example', (scenario) => {
  const others = contracts.operations.filter(
    ({ contract, id }) => contract === scenario.contract && id !== scenario.operationId,
  )
  expect(others.flatMap(examplesOf).map(({ name }) => name)).toContain(scenario.refusal)
})

test.each(Object.values(ITEM_PAGES))('an item that is read at %s has scenarios', (read) => {
  expect(SCENARIOS.map(({ operationId }) => contracts.operation(operationId).path)).toContain(read)
})

test.each([...TEST_PAGES, ...SYSTEM_TEST_PAGES])('%s has scenarios', (page) => {
  expect(SCENARIOS.filter(({ link }) => addressOf(page).test(link))).not.toEqual([])
})

test('every scenario leads to a page', () => {
  // What mistyped links come to holds for any address.
  const pages = [...Object.keys(ITEM_PAGES), ...TEST_PAGES, ...SYSTEM_TEST_PAGES, ...OTHER_PAGES]
  const addresses = pages.filter((page) => page !== '/$').map((page) => addressOf(page.replace('{$}', '')))
  const lost = SCENARIOS.filter(({ link }) => !addresses.some((address) => address.test(link.replace(/\?.*/, ''))))
  expect(lost).toEqual([])
})

test('every state of every flow is tested in the browser', async () => {
  const names = (await readdir(BROWSER_TESTS)).filter((name) => name.endsWith('-states.spec.ts'))
  const specs = await Promise.all(names.map((name) => readFile(new URL(name, BROWSER_TESTS), 'utf8')))
  const tested = specs.flatMap((code) => [...code.matchAll(/testStates\(\s*'([\w-]+)'/g)].map(([, flow]) => flow))
  expect(new Set(tested)).toEqual(new Set(SCENARIOS.map(({ flow }) => flow)))
})

test('no two scenarios share a link', () => {
  expect(new Set(SCENARIOS.map(({ host = '', link }) => host + link)).size).toBe(SCENARIOS.length)
})

test('every example of an operation with scenarios is one', () => {
  for (const id of new Set(SCENARIOS.map(({ operationId }) => operationId))) {
    const shown = SCENARIOS.filter(({ operationId }) => operationId === id).map(({ example }) => example)
    expect(examplesOf(contracts.operation(id)).filter(({ name }) => !shown.includes(name))).toEqual([])
  }
})

test.each(contracts.operations)('no two answers of $id share the name of an example', (operation) => {
  const names = examplesOf(operation).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
