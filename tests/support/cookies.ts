import type { Page } from '@playwright/test'

/** The names that the product is served under in tests. */
const HOSTS = ['http://localhost', 'http://127.0.0.1']

/**
 * Sets a cookie for the product.
 *
 * @param address where another name than usual is visited
 */
export async function setCookie(page: Page, name: string, value: string, address: string): Promise<void> {
  const urls = [...HOSTS, ...(address && [new URL(address).origin])]
  await page.context().addCookies(urls.map((url) => ({ name, value, url })))
}
