import type { Page } from '@playwright/test'

/** Counts the navigation requests of a page from now on. Returns a function that reads the count. */
export function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())))
  return () => loads
}
