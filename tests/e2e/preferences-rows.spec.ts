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

test('the rows fit a phone, each box has its own name, and the bar stays in a window that is high enough', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const save = page.getByRole('button', { name: 'Save Preferences' })
  await page.goto(`/consent/${freshKey('optional-only')}`)
  await expect(save).toBeInViewport({ ratio: 1 })
  expect(await height()).toBeLessThanOrEqual(2600)
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
  // As wide and as high as a window at 400 %.
  await page.setViewportSize({ width: 320, height: 256 })
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await expect(save).not.toBeInViewport()
})

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
