import type { Page } from '@playwright/test'

/** How often the document has been asked for. */
export function loadsOf(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())))
  return () => loads
}
