import type { Page } from '@playwright/test'
import { inTurn } from '#tests/support/in-turn.ts'
import { rememberLanguage } from '#tests/support/language.ts'
import { tooNarrow } from '#tests/support/room.ts'
import { LINK, pager, pagerAbove, range, rows, status } from '#tests/support/tld-info.ts'
import { expect, test } from '#tests/support/test.ts'
import { LANGUAGES } from '#tests/support/words.ts'

/** Returns the words of the table that do not stand in one piece. */
const brokenWords = (page: Page) =>
  page.locator('th, td').evaluateAll((cells) => {
    const piece = document.createRange()
    const broken = new Set<string>()
    for (const cell of cells) {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        // Names of providers may go on after a hyphen.
        const words = cell.matches('td:nth-child(2)') ? /[^\s-]+/g : /\S+/g
        for (const { 0: word, index } of text.data.matchAll(words)) {
          piece.setStart(text, index)
          piece.setEnd(text, index + word.length)
          const lines = new Set([...piece.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) broken.add(word)
        }
      }
    }
    return [...broken]
  })

for (const language of inTurn(LANGUAGES, 0, 7)) {
  test(`no word of the table is broken: ${language}`, async ({ page }) => {
    await rememberLanguage(page, language)
    await page.setViewportSize({ width: 1000, height: 800 })
    for (const query of ['', '?page_size=100&page=2']) {
      await page.goto(`${LINK}${query}`)
      await expect(rows(page).first()).toBeVisible()
      await expect(page.locator('thead')).toBeVisible()
      expect(await brokenWords(page)).toEqual([])
      const { main, table } = await page.evaluate(() => ({
        main: document.querySelector('h1')?.getBoundingClientRect().right,
        table: document.querySelector('table')?.getBoundingClientRect().right,
      }))
      expect(table).toBeLessThanOrEqual(main ?? 0)
    }
  })
}

test('paging from below goes on from the top of the list, paging from above from where it was', async ({ page }) => {
  await page.goto(LINK)
  await range(page, /^1 to 25/)
  await pager(page).getByRole('button', { name: 'Next page' }).press('Enter')
  await range(page, /^26 to 50/)
  await expect(status(page)).toBeFocused()
  await expect(status(page)).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('TLDs per page')).toBeFocused()

  const next = pagerAbove(page).getByRole('button', { name: 'Next page' })
  await next.press('Enter')
  await range(page, /^51 to 75/)
  await expect(next).toBeFocused()
  await expect(next).toBeInViewport({ ratio: 1 })

  await pager(page).getByLabel('Page (1 to').fill('4')
  await page.keyboard.press('Enter')
  await range(page, /^76 to 100/)
  await expect(status(page)).toBeFocused()
  await expect(status(page)).toBeInViewport({ ratio: 1 })
})

test('one page has no ways through pages', async ({ page }) => {
  await page.goto(`${LINK}?q=Verisign`)
  await range(page, /^1 to (\d+) of \1 TLDs$/)
  await expect(page.getByLabel('TLDs per page')).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
})

test('what more there is to know takes the whole width below its row', async ({ page }) => {
  await page.goto(`${LINK}?q=berlin&open=berlin`)
  const [row, information] = [rows(page).locator('tr').first(), page.locator('#tld-berlin-information')]
  await expect(information).toBeVisible()
  const [above, below] = [await row.boundingBox(), await information.boundingBox()]
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1)
  expect(below?.width).toBeCloseTo(above?.width ?? 0, 0)
})

test('a card names its facts, and shows more below its title', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${LINK}?q=berlin&open=berlin`)
  const card = rows(page).first()
  await expect(card.getByRole('rowheader')).toContainText('.berlin')
  await expect(card.getByRole('cell', { name: 'Synchronous Yes' })).toBeVisible()
  const title = await card.getByRole('rowheader').boundingBox()
  const information = await page.locator('#tld-berlin-information').boundingBox()
  const provider = await card.getByRole('cell', { name: 'Provider' }).boundingBox()
  expect(information?.y).toBeGreaterThan(title?.y ?? 0)
  expect(provider?.y).toBeGreaterThan(information?.y ?? 0)
})

test('the longest names stay within their cards', async ({ page }) => {
  for (const width of [320, 360, 768, 1000]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/tld-info/long-names')
    await expect(rows(page)).toHaveCount(2)
    expect(await tooNarrow(page), `at ${width} px`).toEqual([])
  }
})

test('the sign of the order stands within the table', async ({ page }) => {
  await page.goto(LINK)
  await expect(rows(page)).toHaveCount(25)
  const table = await page.getByRole('table').boundingBox()
  const sign = await page.locator('thead svg').last().boundingBox()
  expect((sign?.x ?? 0) + (sign?.width ?? 0)).toBeLessThanOrEqual((table?.x ?? 0) + (table?.width ?? 0))
})

test('the terms of the columns are explained, and what a registry wrote is in no known language', async ({ page }) => {
  await page.goto(`${LINK}?q=berlin&open=berlin`)
  await expect(page.locator('#tld-berlin-information p')).toHaveAttribute('lang', '')
  await page.getByText('What the columns mean').click()
  await expect(page.getByText('it is registered only after the registrant has agreed')).toBeVisible()
})

test('says who offers the list, also without header', async ({ page }) => {
  for (const link of [LINK, '/tld-info/no-header']) {
    await page.goto(link)
    await expect(page.getByText(/^A service of .+/)).toBeVisible()
  }
})

test('whoever comes from the preferences finds back by the tabs, and only they', async ({ page, context }) => {
  const key = 'pending-required-and-optional'
  await page.goto(`/consent/${key}`)
  await page.getByRole('link', { name: 'TLD details' }).click()
  await expect(rows(page)).toHaveCount(25)
  const tabs = page.getByRole('navigation', { name: 'Data sharing' })
  await expect(tabs.getByRole('link')).toHaveText(['Preferences', 'TLD details', 'Data Sharing'])
  await pagerAbove(page).getByRole('button', { name: 'Next page' }).click()
  await range(page, /^26 to 50/)
  await expect(tabs.getByRole('link', { name: 'TLD details' })).toHaveAttribute('aria-current', 'page')
  expect(page.url()).not.toContain(key)
  expect(JSON.stringify(await page.evaluate(() => [{ ...sessionStorage }, { ...localStorage }]))).not.toContain(key)
  expect(JSON.stringify(await page.evaluate(() => history.state as unknown))).not.toContain(key)

  await page.emulateMedia({ forcedColors: 'active' })
  const lines = await tabs
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderBottomWidth))
  expect(lines).toEqual(['0px', '3px', '0px'])

  const other = await context.newPage()
  await other.goto(page.url())
  await expect(rows(other)).toHaveCount(25)
  await expect(other.getByRole('navigation', { name: 'Data sharing' })).toHaveCount(0)
  await other.close()

  await tabs.getByRole('link', { name: 'Preferences' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your data sharing preferences' })).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`/consent/${key}$`))
})

for (const { tab, heading, path } of [
  { tab: 'Preferences', heading: 'Your data sharing preferences', path: '' },
  { tab: 'Data Sharing', heading: 'How your data is shared', path: '/data-sharing' },
]) {
  test(`the tab ${tab} leads back after a reload, without the key`, async ({ page }) => {
    const key = 'pending-required-and-optional'
    await page.goto(`/consent/${key}`)
    await page.getByRole('link', { name: 'TLD details' }).click()
    await expect(rows(page)).toHaveCount(25)
    await pagerAbove(page).getByRole('button', { name: 'Next page' }).click()
    await range(page, /^26 to 50/)
    await page.reload()
    await range(page, /^26 to 50/)
    const tabs = page.getByRole('navigation', { name: 'Data sharing' })
    await expect(tabs.getByRole('link')).toHaveText(['Preferences', 'TLD details', 'Data Sharing'])
    const kept = await page.evaluate(() => [document.documentElement.outerHTML, history.state, { ...sessionStorage }])
    expect(JSON.stringify(kept)).not.toContain(key)
    await tabs.getByRole('link', { name: tab }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/consent/${key}${path}$`))
  })
}
