import type { Page } from '@playwright/test'
import { setCookie } from './cookies.ts'

/** Sets the language as if the user had chosen it on an earlier visit. */
export async function rememberLanguage(page: Page, language: string, address = ''): Promise<void> {
  await setCookie(page, 'language', language, address)
}
