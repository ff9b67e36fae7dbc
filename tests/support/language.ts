import type { Page } from '@playwright/test'
import { setCookie } from './cookies.ts'

/**
 * Has the browser remember a language, as if the person had chosen it on an earlier visit.
 * @param address where another name than usual is visited
 */
export async function rememberLanguage(page: Page, language: string, address = ''): Promise<void> {
  await setCookie(page, 'language', language, address)
}
