import type { Page } from '@playwright/test'
import { sample } from '#tests/support/sample.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

const MANY_GROUPS = 'many-groups'
const PHONE = { width: 360, height: 740 }

const showSaved = (page: Page) => page.getByRole('button', { name: 'Show previously saved preferences' }).click()

/** Tabs through the page. Returns the number of focused elements, and the elements that the save bar covered. */
async function findCoveredByBar(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ covered: string[]; focused: number }> {
  const covered: string[] = []
  let focused = 0
  for (;;) {
    await page.keyboard.press(key)
    const focusedElement = await page.evaluate(() => {
      const { activeElement: element, body } = document
      const saveButton = [...document.querySelectorAll('button')].find((button) => button.type === 'submit')
      const bar = saveButton?.parentElement
      if (!element || element === body || !bar) return undefined
      const { top, bottom } = element.getBoundingClientRect()
      const overlaps = !bar.contains(element) && bottom > bar.getBoundingClientRect().top && top < innerHeight
      // The bar never covers elements that follow it.
      const follows = bar.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
      return { name: element.outerHTML.slice(0, 80), isCovered: overlaps && !follows }
    })
    if (!focusedElement) return { covered, focused }
    focused += 1
    if (focusedElement.isCovered) covered.push(focusedElement.name)
  }
}

test('fits on a phone, gives boxes distinct names, and shows the save bar only in tall windows', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const saveButton = page.getByRole('button', { name: 'Save Preferences' })
  await page.goto(`/consent/${freshKey('optional-only')}`)
  await expect(saveButton).toBeInViewport({ ratio: 1 })
  expect(await height()).toBeLessThanOrEqual(2600)
  // Both choices are equally prominent.
  const [allowAll, declineAll] = await Promise.all(
    [page.getByText('Allow data sharing for all options above'), page.getByRole('button', { name: 'Decline all' })].map(
      (control) => control.locator('xpath=ancestor-or-self::*[self::label or self::button]').boundingBox(),
    ),
  )
  expect(allowAll).toMatchObject({ width: declineAll?.width, height: declineAll?.height })
  await page.goto(`/consent/${freshKey(MANY_GROUPS)}`)
  await showSaved(page)
  await expect(saveButton).toBeInViewport({ ratio: 1 })
  const allow = 'Allow Meridian Registrar Inc. to share my:'
  await expect(page.getByRole('checkbox', { name: allow })).toHaveCount(40)
  for (const name of [
    `${allow} .berlin Adds City`,
    `${allow} .paris Adds Organization, Address, Postal Code, City, Phone Number`,
  ]) {
    await expect(page.getByRole('checkbox', { name, exact: true })).toHaveCount(1)
  }
  expect(await height()).toBeLessThanOrEqual(8000)
  // Equals a window of 1280 by 1024 px at 400% zoom.
  await page.setViewportSize({ width: 320, height: 256 })
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await expect(saveButton).not.toBeInViewport()
})

for (const width of sample([360, 1280], 0, 2)) {
  test(`the save bar never covers the focused element at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(`/consent/${freshKey(MANY_GROUPS)}`)
    await showSaved(page)
    await expect(page.getByRole('searchbox')).toBeVisible()
    await page.getByRole('main').focus()
    const forward = await findCoveredByBar(page, 'Tab')
    expect(forward.covered).toEqual([])
    expect(forward.focused).toBeGreaterThan(80)
    expect(await findCoveredByBar(page, 'Shift+Tab')).toMatchObject({ covered: [] })
  })
}
