import type { Page } from '@playwright/test'

/** The hosts that serve the product in tests. */
const HOSTS = ['http://localhost', 'http://127.0.0.1']

/** Sets a cookie for the product, and for the host of `address` if given. */
async function setCookie(page: Page, name: string, value: string, address: string): Promise<void> {
  const urls = [...HOSTS, ...(address && [new URL(address).origin])]
  await page.context().addCookies(urls.map((url) => ({ name, value, url })))
}

/** Sets the language as if the user had chosen it on an earlier visit. */
export async function rememberLanguage(page: Page, language: string, address = ''): Promise<void> {
  await setCookie(page, 'language', language, address)
}

/**
 * Sets a cookie that marks all API calls for a page, including the server's, so that a fault can be limited to them.
 * Returns the header in which these calls contain the cookie's value.
 */
export async function markCalls(page: Page, address = ''): Promise<{ name: string; value: string }> {
  const value = crypto.randomUUID()
  await setCookie(page, 'XSRF-TOKEN', value, address)
  return { name: 'x-xsrf-token', value }
}
