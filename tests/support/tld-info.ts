import type { Page } from '@playwright/test'
import { expect } from './test.ts'

export const LINK = '/tld-info/nordlicht-opensrs'
const LIST = /\/tldconfig\/admin\/gdpr\/opensrs(\?|$)/

/** The queries of the calls for pages of the list, in order. */
export function callsOf(page: Page): URLSearchParams[] {
  const calls: URLSearchParams[] = []
  page.on('request', (request) => {
    if (LIST.test(request.url())) calls.push(new URL(request.url()).searchParams)
  })
  return calls
}

export const rows = (page: Page) => page.locator('tbody tr')
export const box = (page: Page) => page.getByLabel('Search by tld or registry provider')
export const range = (page: Page, text: RegExp | string) => expect(page.getByRole('status').first()).toHaveText(text)

export async function search(page: Page, text: string): Promise<void> {
  await box(page).fill(text)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
}
