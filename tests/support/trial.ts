import type { Page } from '@playwright/test'
import { setCookie } from './cookies.ts'

/**
 * Marks every call of a page, whoever sends it for the page, so that a fault can be told to fail those alone: the token
 * of a cookie is sent back as a header.
 *
 * @param address where another name than usual is visited
 * @returns the header
 */
export async function markCalls(page: Page, address = ''): Promise<{ name: string; value: string }> {
  const value = crypto.randomUUID()
  await setCookie(page, 'XSRF-TOKEN', value, address)
  return { name: 'x-xsrf-token', value }
}

export async function unmarkCalls(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'XSRF-TOKEN' })
}
