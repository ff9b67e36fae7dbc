import type { Locator, Page } from '@playwright/test'

export const EMAIL = 'jo.anders@anders-buchbinderei.example'

export function emailField(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Email address' })
}

export function submitButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Submit Request' })
}
