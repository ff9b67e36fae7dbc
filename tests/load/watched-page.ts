import type { Page, Request } from '@playwright/test'

/** What a page has sent, as the browser tells it. */
export type Sent = {
  /** Requests that are to change something. */
  writes: number
  /** Those of them that were sent although nobody knew what had become of the one before: it was not read again. */
  unread: number
  /** Those whose answer was lost: none came, or one that does not say whether it was carried out. */
  unanswered: number
}

/** Whether a request is to change something. */
export function isWrite(request: Request): boolean {
  return request.method() !== 'GET' && request.method() !== 'HEAD'
}

/**
 * Counts what a page sends.
 * @param read path of the call that reads the item
 * @param sent is counted up
 */
export function watchPage(page: Page, read: string, sent: Sent): void {
  let isUnknown = false
  page.on('request', (request) => {
    if (!isWrite(request)) return
    sent.writes += 1
    if (isUnknown) sent.unread += 1
    isUnknown = true
  })
  page.on('response', (response) => {
    const request = response.request()
    const [path, status] = [new URL(response.url()).pathname, response.status()]
    if (isWrite(request) && status >= 500) sent.unanswered += 1
    const isRefused = isWrite(request) && status >= 400 && status < 500
    // A document that is loaded anew has read the item, or makes its page do so.
    const isRead = !isWrite(request) && response.ok() && (path === read || request.isNavigationRequest())
    if (isRefused || isRead) isUnknown = false
  })
  page.on('requestfailed', (request) => {
    if (isWrite(request)) sent.unanswered += 1
  })
}
