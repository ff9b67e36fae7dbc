import type { Page, Request } from '@playwright/test'

/** How many writes a page has sent, and how they ended, as the browser reports them. */
export type WriteCounts = {
  /** Requests that change something. */
  writes: number
  /** Writes sent without first reading the item, although the outcome of the previous write was unknown. */
  resends: number
  /** Writes without a response, or whose response does not show whether they were executed. */
  unanswered: number
}

/** Whether a request changes something. */
export function isWrite(request: Request): boolean {
  return request.method() !== 'GET' && request.method() !== 'HEAD'
}

/**
 * Counts the writes of a page.
 * @param read path of the call that reads the item
 * @param counts the counts to increase
 */
export function watchPage(page: Page, read: string, counts: WriteCounts): void {
  let isOutcomeUnknown = false
  page.on('request', (request) => {
    if (!isWrite(request)) return
    counts.writes += 1
    if (isOutcomeUnknown) counts.resends += 1
    isOutcomeUnknown = true
  })
  page.on('response', (response) => {
    const request = response.request()
    const [path, status] = [new URL(response.url()).pathname, response.status()]
    if (isWrite(request) && status >= 500) counts.unanswered += 1
    const isRefused = isWrite(request) && status >= 400 && status < 500
    // A reloaded document contains the item, or its page reads it.
    const isRead = !isWrite(request) && response.ok() && (path === read || request.isNavigationRequest())
    if (isRefused || isRead) isOutcomeUnknown = false
  })
  page.on('requestfailed', (request) => {
    if (isWrite(request)) counts.unanswered += 1
  })
}
