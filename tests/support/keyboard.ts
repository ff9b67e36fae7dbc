import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

const CONTROLS = 'a[href], button, input, select, textarea, summary'
/** More tab stops than any page has. */
const MAX_TAB_STOPS = 60
const MAX_STEPS = 30

/** Presses Tab until an element has focus, or throws. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < MAX_TAB_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reaches ${target.toString()}`)
}

/** Expects all controls to be in the tab order, and no keyboard trap within MAX_STEPS presses of Tab. */
export async function expectReachableByKeyboard(page: Page): Promise<void> {
  const missed = await page.evaluate((selector) => {
    const controls = [...document.querySelectorAll<HTMLElement>(selector)]
    const visible = controls.filter((element) => element.checkVisibility() && !element.matches(':disabled'))
    return visible.filter((element) => element.tabIndex < 0).map((element) => element.outerHTML.slice(0, 120))
  }, CONTROLS)
  expect(missed, 'controls outside the tab order').toEqual([])
  const count = await page.locator(CONTROLS).filter({ visible: true }).count()
  const steps = Math.min(count, MAX_STEPS)
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
  expect(seen.size, 'elements reached by Tab').toBeGreaterThanOrEqual(steps - 1)
}
