import { paginationOf, type TldHandling, type TldPage } from '#api/tld-info.ts'

/**
 * Reads a list page by page. The list may change meanwhile, so this drops duplicate rows and reads at most as many
 * pages as the first response reports. If `hasChanged` is true, the list has changed and rows may be missing.
 */
export async function readAllRows(
  readPage: (page: number) => Promise<TldPage>,
  onProgress: (rows: number, total: number) => void,
): Promise<{ rows: TldHandling[]; hasChanged: boolean }> {
  const rows = new Map<string, TldHandling>()
  const totals = new Set<number>()
  let readCount = 0
  for (let page = 1, pages = 1; page <= pages; page++) {
    const response = await readPage(page)
    const { total_count: total, total_pages: lastPage } = paginationOf(response)
    pages = page === 1 ? lastPage : Math.min(pages, lastPage)
    totals.add(total)
    readCount += response.tlds.length
    for (const row of response.tlds) rows.set(JSON.stringify(row), row)
    const [firstTotal = total] = totals
    onProgress(rows.size, firstTotal)
    if (response.tlds.length === 0) break
  }
  return { rows: [...rows.values()], hasChanged: totals.size > 1 || rows.size < readCount || !totals.has(rows.size) }
}
