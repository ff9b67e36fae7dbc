import type { Page } from '@playwright/test'
import { sample } from '#tests/support/sample.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

const MANY = 'many-groups'
const PHONE = { width: 360, height: 740 }

const showSaved = (page: Page) => page.getByRole('button', { name: 'Show previously saved preferences' }).click()

/** Tabs through the whole page. Returns the number of elements that had focus, and those that the bar covered. */
async function findHiddenByBar(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ hidden: string[]; reached: number }> {
  const hidden: string[] = []
  let reached = 0
  for (;;) {
    await page.keyboard.press(key)
    const found = await page.evaluate(() => {
      const { activeElement: element, body } = document
      const save = [...document.querySelectorAll('button')].find((button) => button.type === 'submit')
      const bar = save?.parentElement
      if (!element || element === body || !bar) return undefined
      const { top, bottom } = element.getBoundingClientRect()
      const isHidden = !bar.contains(element) && bottom > bar.getBoundingClientRect().top && top < innerHeight
      // Elements after the bar are not below it.
      const follows = bar.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
      return { name: element.outerHTML.slice(0, 80), isHidden: isHidden && !follows }
    })
    if (!found) return { hidden, reached }
    reached += 1
    if (found.isHidden) hidden.push(found.name)
  }
}

test('rows fit a phone, boxes have distinct names, and the bar stays in a high window', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const save = page.getByRole('button', { name: 'Save Preferences' })
  await page.goto(`/consent/${freshKey('optional-only')}`)
  await expect(save).toBeInViewport({ ratio: 1 })
  expect(await height()).toBeLessThanOrEqual(2600)
  // Neither choice is more prominent.
  const [allowAll, declineAll] = await Promise.all(
    [page.getByText('Allow data sharing for all options above'), page.getByRole('button', { name: 'Decline all' })].map(
      (control) => control.locator('xpath=ancestor-or-self::*[self::label or self::button]').boundingBox(),
    ),
  )
  expect(allowAll).toMatchObject({ width: declineAll?.width, height: declineAll?.height })
  await page.goto(`/consent/${freshKey(MANY)}`)
  await showSaved(page)
  await expect(save).toBeInViewport({ ratio: 1 })
  const allow = 'Allow Meridian Registrar Inc. to share my:'
  await expect(page.getByRole('checkbox', { name: allow })).toHaveCount(40)
  for (const name of [
    `${allow} .berlin Adds City`,
    `${allow} .paris Adds Organization, Address, Postal Code, City, Phone Number`,
  ]) {
    await expect(page.getByRole('checkbox', { name, exact: true })).toHaveCount(1)
  }
  expect(await height()).toBeLessThanOrEqual(8000)
  // A window of 1280 by 1024 px at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 256 })
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await expect(save).not.toBeInViewport()
})

for (const width of sample([360, 1280], 0, 2)) {
  test(`the bar never covers the focused element, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(`/consent/${freshKey(MANY)}`)
    await showSaved(page)
    await expect(page.getByRole('searchbox')).toBeVisible()
    await page.getByRole('main').focus()
    const down = await findHiddenByBar(page, 'Tab')
    expect(down.hidden).toEqual([])
    expect(down.reached).toBeGreaterThan(80)
    expect(await findHiddenByBar(page, 'Shift+Tab')).toMatchObject({ hidden: [] })
  })
}
