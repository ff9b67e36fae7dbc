import type { Page } from '@playwright/test'

/** The names that the product is served under in tests. */
export const HOSTS = ['http://localhost', 'http://127.0.0.1']

/**
 * Has the browser remember a language, as if the person had chosen it on an earlier visit.
 * @param address where another name than usual is visited
 */
export async function rememberLanguage(page: Page, language: string, address = ''): Promise<void> {
  const urls = [...HOSTS, ...(address && [new URL(address).origin])]
  await page.context().addCookies(urls.map((url) => ({ name: 'language', value: language, url })))
}
