import type { Locator, Page } from '@playwright/test'

/** An address that a copy can be asked for with. */
export const EMAIL = 'jo.anders@anders-buchbinderei.example'

/** The field for the address. */
export function field(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Email address' })
}

/** The button that asks for a copy. */
export function submit(page: Page): Locator {
  return page.getByRole('button', { name: 'Submit Request' })
}
