import type { Page } from '@playwright/test'
import { setCookie } from './cookies.ts'

/**
 * Marks all calls of a page, also those of the server, so that a fault can be limited to them. The token of a cookie is
 * sent back as the returned header.
 */
export async function markCalls(page: Page, address = ''): Promise<{ name: string; value: string }> {
  const value = crypto.randomUUID()
  await setCookie(page, 'XSRF-TOKEN', value, address)
  return { name: 'x-xsrf-token', value }
}

export async function unmarkCalls(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'XSRF-TOKEN' })
}
