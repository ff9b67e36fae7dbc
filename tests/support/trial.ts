import type { Page } from '@playwright/test'
import { HOSTS } from './language.ts'

/**
 * Marks every call of a page, whoever sends it for the page, so that a fault can be told to fail those alone: the token
 * of a cookie is sent back as a header.
 *
 * @param address where another name than usual is visited
 * @returns the header
 */
export async function markCalls(page: Page, address = ''): Promise<{ name: string; value: string }> {
  const value = crypto.randomUUID()
  const urls = [...HOSTS, ...(address && [new URL(address).origin])]
  await page.context().addCookies(urls.map((url) => ({ name: 'XSRF-TOKEN', value, url })))
  return { name: 'x-xsrf-token', value }
}

export async function unmarkCalls(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'XSRF-TOKEN' })
}
