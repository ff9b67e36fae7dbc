import type { Locator, Page } from '@playwright/test'
import { CODE, type Answer } from './decision-pages.ts'
import { tabTo } from './keyboard.ts'

/** Steps before an answer may be given. */
function fieldFor(page: Page, { needs }: Answer): Locator | undefined {
  if (needs === 'code') return page.getByLabel('Your auth code')
  if (needs === 'acknowledgement') return page.getByRole('main').getByRole('checkbox')
  return undefined
}

/** Fills in what an answer needs, with the mouse. */
export async function prepare(page: Page, answer: Answer, code = CODE): Promise<void> {
  const field = fieldFor(page, answer)
  if (answer.needs === 'code') await field?.fill(code)
  if (answer.needs === 'acknowledgement') await field?.check()
}

/** Fills in what an answer needs, with keys alone. */
export async function prepareByKeys(page: Page, answer: Answer): Promise<void> {
  const field = fieldFor(page, answer)
  if (!field) return
  await tabTo(page, field)
  if (answer.needs === 'code') await page.keyboard.type(CODE)
  else await page.keyboard.press('Space')
}

/** The button of an answer on the page, and the one of the dialog that asks once more. */
export function buttonsOf(page: Page, { label }: Answer) {
  return {
    ask: page.getByRole('main').getByRole('button', { name: label, exact: true }),
    confirm: page.getByRole('dialog').getByRole('button', { name: label, exact: true }),
  }
}

/** Gives an answer, with the mouse. */
export async function decide(page: Page, answer: Answer): Promise<void> {
  const { ask, confirm } = buttonsOf(page, answer)
  await prepare(page, answer)
  await ask.click()
  await confirm.click()
}
