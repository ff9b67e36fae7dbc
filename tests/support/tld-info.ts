import type { Page } from '@playwright/test'
import type { Sandbox } from './sandbox.ts'
import { expect } from './test.ts'
import { markCalls } from './trial.ts'

export const LINK = '/tld-info/nordlicht-opensrs'
const LIST = /\/tldconfig\/admin\/gdpr\/opensrs(\?|$)/
/** A read that the document brings along, as src/api/embedded-responses.ts names it. */
const BROUGHT = /"read":"\[\\"\w+\\",\\"([^"\\]+)/g

/** The queries of the calls for pages of the list, in order: the browser's, and the server's for its document. */
export function callsOf(page: Page): URLSearchParams[] {
  const calls: URLSearchParams[] = []
  const note = (address: string) => LIST.test(address) && calls.push(new URL(address, 'http://host').searchParams)
  page.on('request', (request) => note(request.url()))
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'document') return
    // A redirect, and a document that was left, have no text.
    const text = response.text().catch(() => '')
    void text.then((html) => [...html.matchAll(BROUGHT)].map(([, path = '']) => note(path)))
  })
  return calls
}

/** One for each TLD; what more there is to know about it is a row of its own inside. */
export const rows = (page: Page) => page.locator('tbody')
/** The ways through the pages below the list; those above it are `pagerAbove`. */
export const pager = (page: Page) => page.getByRole('navigation', { name: 'List pages', exact: true })
export const pagerAbove = (page: Page) => page.getByRole('navigation', { name: 'List pages, above the list' })
export const box = (page: Page) => page.getByLabel('Search by tld or registry provider')
/** Where in the list the shown rows are, the only status that takes focus. */
export const status = (page: Page) => page.locator('main [role=status][tabindex]')
export const range = (page: Page, text: RegExp | string) => expect(status(page)).toHaveText(text)

export async function search(page: Page, text: string): Promise<void> {
  await box(page).fill(text)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
}

/** Opens the list, whose next page then fails, the retries included. */
export async function openAndFailLater(page: Page, sandbox: Sandbox): Promise<void> {
  const trial = await markCalls(page)
  await page.goto(LINK)
  await range(page, /^1 to 25/)
  await page.waitForLoadState('networkidle')
  const path = '/tld-info/api/no-auth/tldconfig/admin/gdpr/opensrs'
  await sandbox.fault({ path, header: trial, kind: 'status-500', times: 3 })
}
