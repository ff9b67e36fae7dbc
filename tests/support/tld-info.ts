import type { Page } from '@playwright/test'
import type { Sandbox } from './sandbox.ts'
import { expect } from './test.ts'
import { markCalls } from './cookies.ts'

export const LINK = '/tld-info/nordlicht-opensrs'
const LIST_URL = /\/tldconfig\/admin\/gdpr\/opensrs(\?|$)/
/** An embedded response (src/api/embedded-responses.ts). */
const EMBEDDED = /"read":"\[\\"\w+\\",\\"([^"\\]+)/g

/** Collects the query parameters of list requests, whether the browser or the server sends them. */
export function collectListQueries(page: Page): URLSearchParams[] {
  const calls: URLSearchParams[] = []
  const record = (address: string) => LIST_URL.test(address) && calls.push(new URL(address, 'http://host').searchParams)
  page.on('request', (request) => record(request.url()))
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'document') return
    // Redirects and aborted documents have no body.
    const text = response.text().catch(() => '')
    void text.then((html) => [...html.matchAll(EMBEDDED)].map(([, path = '']) => record(path)))
  })
  return calls
}

/** One `tbody` per TLD. Its details are a second row. */
export const rows = (page: Page) => page.locator('tbody')
/** The paging below the list. */
export const pager = (page: Page) => page.getByRole('navigation', { name: 'List pages', exact: true })
export const pagerAbove = (page: Page) => page.getByRole('navigation', { name: 'List pages, above the list' })
export const searchBox = (page: Page) => page.getByLabel('Search by tld or registry provider')
/** The line with the range of the displayed rows. */
export const status = (page: Page) => page.locator('main [role=status][tabindex]')
export const expectStatus = (page: Page, text: RegExp | string) => expect(status(page)).toHaveText(text)

export async function search(page: Page, text: string): Promise<void> {
  await searchBox(page).fill(text)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
}

/** Opens the list, and makes its next request fail, including the retries. */
export async function openAndFailLater(page: Page, sandbox: Sandbox): Promise<void> {
  const header = await markCalls(page)
  await page.goto(LINK)
  await expectStatus(page, /^1 to 25/)
  await page.waitForLoadState('networkidle')
  const path = '/tld-info/api/no-auth/tldconfig/admin/gdpr/opensrs'
  await sandbox.fault({ path, header, kind: 'status-500', times: 3 })
}
