import type { Page } from '@playwright/test'

/** The hosts that serve the product in tests. */
const HOSTS = ['http://localhost', 'http://127.0.0.1']

/** Sets a cookie for the product, and for the host of `address` if given. */
export async function setCookie(page: Page, name: string, value: string, address: string): Promise<void> {
  const urls = [...HOSTS, ...(address && [new URL(address).origin])]
  await page.context().addCookies(urls.map((url) => ({ name, value, url })))
}
