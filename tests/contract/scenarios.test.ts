import { expect, test } from 'vitest'
import { ITEM_PAGES, OTHER_PAGES, SYSTEM_TEST_PAGES, TEST_PAGES } from '#lib/page-paths.gen.ts'
import { examplesOf } from '#mocks/contracts/examples.ts'
import { loadContracts } from '#mocks/contracts/operations.ts'
import { pathPattern } from '#lib/path-pattern.ts'
import { SCENARIOS } from '#mocks/scenarios.ts'

const contracts = await loadContracts()

test('every scenario leads to a page', () => {
  // What mistyped links come to holds for any address.
  const pages = [...Object.keys(ITEM_PAGES), ...TEST_PAGES, ...SYSTEM_TEST_PAGES, ...OTHER_PAGES]
  const addresses = pages.filter((page) => page !== '/$').map((page) => pathPattern(page.replace('{$}', '')))
  const lost = SCENARIOS.filter(({ link }) => !addresses.some((address) => address.test(link.replace(/\?.*/, ''))))
  expect(lost).toEqual([])
})

test('no two scenarios share a link', () => {
  expect(new Set(SCENARIOS.map(({ host = '', link }) => host + link)).size).toBe(SCENARIOS.length)
})

test.each(contracts.operations)('no two answers of $id share the name of an example', (operation) => {
  const names = examplesOf(operation).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
