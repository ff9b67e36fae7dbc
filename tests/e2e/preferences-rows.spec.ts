import type { Page } from '@playwright/test'
import { inTurn } from '#tests/support/in-turn.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

const MANY = 'many-groups'
const PHONE = { width: 360, height: 740 }

const showSaved = (page: Page) => page.getByRole('button', { name: 'Show previously saved preferences' }).click()

/** Presses Tab through the whole page, and returns what had the focus where the bar hides some of it, and how much had it. */
async function hiddenByBar(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ hidden: string[]; reached: number }> {
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
      // What comes after the bar is not beneath it.
      const follows = bar.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
      return { name: element.outerHTML.slice(0, 80), isHidden: isHidden && !follows }
    })
    if (!found) return { hidden, reached }
    reached += 1
    if (found.isHidden) hidden.push(found.name)
  }
}

for (const [state, most] of [
  ['optional-only', 2600],
  [MANY, 8000],
] as const) {
  test(`${state} on a telephone is at most ${most} px high`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto(`/consent/${freshKey(state)}`)
    if (state === MANY) {
      await showSaved(page)
      await expect(page.getByRole('main').locator('fieldset')).toHaveCount(40)
    }
    await expect(page.getByRole('button', { name: 'Save Preferences' })).toBeInViewport({ ratio: 1 })
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    console.log(`${state}: ${height} px`)
    expect(height).toBeLessThanOrEqual(most)
  })
}

for (const width of inTurn([360, 1280], 0, 2)) {
  test(`the bar never hides what has the focus among forty questions, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(`/consent/${freshKey(MANY)}`)
    await showSaved(page)
    await expect(page.getByRole('searchbox')).toBeVisible()
    await page.getByRole('main').focus()
    const down = await hiddenByBar(page, 'Tab')
    expect(down.hidden).toEqual([])
    expect(down.reached).toBeGreaterThan(80)
    expect(await hiddenByBar(page, 'Shift+Tab')).toMatchObject({ hidden: [] })
  })
}

test('the bar stands still where a page is low or enlarged', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto(`/consent/${freshKey(MANY)}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save Preferences' })).not.toBeInViewport()
  await page.setViewportSize(PHONE)
  await expect(page.getByRole('button', { name: 'Save Preferences' })).toBeInViewport({ ratio: 1 })
})

test('each box has a name of its own, which holds the words of the consent and what a tick adds', async ({ page }) => {
  await page.goto(`/consent/${freshKey(MANY)}`)
  await showSaved(page)
  const allow = 'Allow Meridian Registrar Inc. to share my:'
  await expect(page.getByRole('checkbox', { name: allow })).toHaveCount(40)
  for (const name of [
    `${allow} .berlin Adds City`,
    `${allow} .paris Adds Organization, Address, Postal Code, City, Phone Number`,
  ]) {
    await expect(page.getByRole('checkbox', { name, exact: true })).toHaveCount(1)
  }
})

test('the rest of a question is in a disclosure of its row: the registry, and what is shared anyway', async ({
  page,
}) => {
  await page.goto(`/consent/${freshKey('optional-only')}`)
  const row = page.getByRole('group', { name: /^\.berlin/ })
  const registry = row.getByText('Registry: dotBERLIN')
  await expect(registry).toBeHidden()
  await row.getByText('Details .berlin').click()
  await expect(registry).toBeVisible()
  await expect(row.locator('p').filter({ hasText: 'Always shared' })).toContainText('First Name, Last Name')
  await expect(row.getByRole('checkbox')).not.toBeChecked()
})

test('"Decline all" is as large as "Allow all"', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto(`/consent/${freshKey('optional-only')}`)
    const boxes = await Promise.all(
      [
        page.getByText('Allow data sharing for all options above'),
        page.getByRole('button', { name: 'Decline all' }),
      ].map((control) => control.locator('xpath=ancestor-or-self::*[self::label or self::button]').boundingBox()),
    )
    expect(boxes[0]).toMatchObject({ width: boxes[1]?.width, height: boxes[1]?.height })
  }
})
