import type { Locator, Page } from '@playwright/test'
import { CODE, type Answer } from './decision-pages.ts'
import { tabTo } from './keyboard.ts'

/** The button label of an answer, and the input that it requires. */
type Choice = Pick<Answer, 'label' | 'needs'>

/** Returns the field that an answer requires. Works in all languages. */
export function requiredField(page: Page, { needs }: Choice): Locator | undefined {
  const main = page.getByRole('main')
  if (needs === 'code') return main.getByRole('textbox').first()
  if (needs === 'acknowledgement') return main.getByRole('checkbox').first()
  return undefined
}

/** Fills in the field that an answer requires. */
export async function fillRequiredField(page: Page, answer: Choice, code = CODE): Promise<void> {
  const field = requiredField(page, answer)
  if (answer.needs === 'code') await field?.fill(code)
  else await field?.check()
}

/** Fills in the field that an answer requires, by keyboard. */
export async function fillRequiredFieldByKeyboard(page: Page, answer: Choice): Promise<void> {
  const field = requiredField(page, answer)
  if (!field) return
  await tabTo(page, field)
  if (answer.needs === 'code') await page.keyboard.type(CODE)
  else await page.keyboard.press('Space')
}

/** Returns the button of an answer on the page, and the one in the dialog that asks to confirm. */
export function buttonsOf(page: Page, { label }: Choice) {
  return {
    answerButton: page.getByRole('main').getByRole('button', { name: label, exact: true }),
    confirmButton: page.getByRole('dialog').getByRole('button', { name: label, exact: true }),
  }
}

/** Gives an answer and confirms it. */
export async function decide(page: Page, answer: Choice, code = CODE): Promise<void> {
  const { answerButton, confirmButton } = buttonsOf(page, answer)
  await fillRequiredField(page, answer, code)
  await answerButton.click()
  await confirmButton.click()
}
