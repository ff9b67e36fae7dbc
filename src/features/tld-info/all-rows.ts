import { paginationOf, type TldHandling, type TldPage } from '#api/tld-info.ts'

/**
 * Reads a list page by page. It may change meanwhile: duplicate rows are dropped, and at most as many pages are read as
 * the first response announces. `hasChanged` if rows may be missing.
 */
export async function readAllRows(
  readPage: (page: number) => Promise<TldPage>,
  onProgress: (rows: number, total: number) => void,
): Promise<{ rows: TldHandling[]; hasChanged: boolean }> {
  const rows = new Map<string, TldHandling>()
  const totals = new Set<number>()
  let read = 0
  for (let page = 1, pages = 1; page <= pages; page++) {
    const answer = await readPage(page)
    const { total_count: total, total_pages: all } = paginationOf(answer)
    pages = page === 1 ? all : Math.min(pages, all)
    totals.add(total)
    read += answer.tlds.length
    for (const row of answer.tlds) rows.set(JSON.stringify(row), row)
    const [firstTotal = total] = totals
    onProgress(rows.size, firstTotal)
    if (answer.tlds.length === 0) break
  }
  return { rows: [...rows.values()], hasChanged: totals.size > 1 || rows.size < read || !totals.has(rows.size) }
}
