import { expect, test, vi } from 'vitest'
import type { TldPage } from '#api/tld-info.ts'
import { readAllRows } from './all-rows.ts'

function pageOf(page: number, names: readonly string[], total: number, pages: number): TldPage {
  const pagination = { page, page_size: 2, total_count: total, total_pages: pages }
  return { _meta: { pagination }, tlds: names.map((tld) => ({ tld })) }
}

test.each([
  ['a list that stays the same', [pageOf(1, ['.a', '.b'], 3, 2), pageOf(2, ['.c'], 3, 2)], ['.a', '.b', '.c'], false],
  ['a list with a moved row', [pageOf(1, ['.a', '.b'], 4, 2), pageOf(2, ['.b', '.c'], 4, 2)], ['.a', '.b', '.c'], true],
  [
    'a list that grows',
    [pageOf(1, ['.a', '.b'], 3, 2), pageOf(2, ['.c', '.d'], 99, 50)],
    ['.a', '.b', '.c', '.d'],
    true,
  ],
  ['a list that shrinks', [pageOf(1, ['.a', '.b'], 5, 3), pageOf(2, ['.c'], 3, 2)], ['.a', '.b', '.c'], true],
  ['a list with too few rows', [pageOf(1, ['.a', '.b'], 9, 5), pageOf(2, [], 9, 5)], ['.a', '.b'], true],
  ['an empty list', [pageOf(1, [], 0, 0)], [], false],
])('reads %s', async (_name, pages, names, hasChanged) => {
  const readPage = vi.fn<(page: number) => Promise<TldPage>>((page) =>
    Promise.resolve(pages[page - 1] ?? pageOf(page, ['.x'], 99, 99)),
  )
  const all = await readAllRows(readPage, () => undefined)
  expect(all).toEqual({ rows: names.map((tld) => ({ tld })), hasChanged })
  expect(readPage).toHaveBeenCalledTimes(pages.length)
})
