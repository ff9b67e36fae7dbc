import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** What a person can use. */
const USABLE = 'a[href], button, input, select, textarea, summary'
/** More than the pages that are tested have to stop at. */
const MOST_PRESSES = 60
/** How many elements are gone through one by one. */
const MOST_STEPS = 30

/** Presses Tab until an element has focus. Throws when that does not lead there. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never leads to ${target.toString()}`)
}

/** Expects everything on the page that can be used to be in the tab order, and no trap among the first elements. */
export async function expectReachableByKeyboard(page: Page): Promise<void> {
  const missed = await page.evaluate((selector) => {
    const usable = [...document.querySelectorAll<HTMLElement>(selector)]
    const visible = usable.filter((element) => element.checkVisibility() && !element.matches(':disabled'))
    return visible.filter((element) => element.tabIndex < 0).map((element) => element.outerHTML.slice(0, 120))
  }, USABLE)
  expect(missed, 'out of the tab order').toEqual([])
  const count = await page.locator(USABLE).filter({ visible: true }).count()
  const steps = Math.min(count, MOST_STEPS)
  await page.locator('body').evaluate((body) => {
    ;(document.activeElement as HTMLElement | null)?.blur()
    body.scrollIntoView()
  })
  const seen = new Set<string>()
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab')
    seen.add(
      await page.evaluate(() => {
        const all = [...document.querySelectorAll('*')]
        return String(document.activeElement ? all.indexOf(document.activeElement) : -1)
      }),
    )
  }
  // Each press leads on to another element: no trap.
  expect(seen.size, 'elements reached by Tab').toBeGreaterThanOrEqual(steps - 1)
}
