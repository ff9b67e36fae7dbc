import type { Page, Request } from '@playwright/test'

/** Counts of what a page has sent, as the browser reports it. */
export type Sent = {
  /** Requests that change something. */
  writes: number
  /** Writes sent without reading the result of a previous write of unknown outcome. */
  unread: number
  /** Writes without a response, or whose response does not show whether they were executed. */
  unanswered: number
}

/** Whether a request changes something. */
export function isWrite(request: Request): boolean {
  return request.method() !== 'GET' && request.method() !== 'HEAD'
}

/**
 * Counts the requests of a page.
 * @param read path of the call that reads the item
 * @param sent the counts to increase
 */
export function watchPage(page: Page, read: string, sent: Sent): void {
  let isOutcomeUnknown = false
  page.on('request', (request) => {
    if (!isWrite(request)) return
    sent.writes += 1
    if (isOutcomeUnknown) sent.unread += 1
    isOutcomeUnknown = true
  })
  page.on('response', (response) => {
    const request = response.request()
    const [path, status] = [new URL(response.url()).pathname, response.status()]
    if (isWrite(request) && status >= 500) sent.unanswered += 1
    const isRefused = isWrite(request) && status >= 400 && status < 500
    // A reloaded document contains the item, or its page reads it.
    const isRead = !isWrite(request) && response.ok() && (path === read || request.isNavigationRequest())
    if (isRefused || isRead) isOutcomeUnknown = false
  })
  page.on('requestfailed', (request) => {
    if (isWrite(request)) sent.unanswered += 1
  })
}
