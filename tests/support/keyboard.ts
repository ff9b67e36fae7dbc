import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** Presses Tab until an element has focus. Throws when a whole round through the page does not lead there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never leads to ${target.toString()}`)
}
