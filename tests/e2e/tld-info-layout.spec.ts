import type { Page } from '@playwright/test'
import { sample } from '#tests/support/sample.ts'
import { rememberLanguage } from '#tests/support/cookies.ts'
import { findOverflow } from '#tests/support/layout-problems.ts'
import { LINK, pager, pagerAbove, expectStatus, rows, status } from '#tests/support/tld-info.ts'
import { expect, test } from '#tests/support/test.ts'
import { LANGUAGES } from '#tests/support/words.ts'

/** Returns the words in the table that break across lines. */
const findBrokenWords = (page: Page) =>
  page.locator('th, td').evaluateAll((cells) => {
    const range = document.createRange()
    const brokenWords = new Set<string>()
    for (const cell of cells) {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        // Provider names may break after a hyphen.
        const wordPattern = cell.matches('td:nth-child(2)') ? /[^\s-]+/g : /\S+/g
        for (const { 0: word, index } of text.data.matchAll(wordPattern)) {
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) brokenWords.add(word)
        }
      }
    }
    return [...brokenWords]
  })

for (const language of sample(LANGUAGES, 0, 7)) {
  test(`fits the table to the page without breaking words: ${language}`, async ({ page }) => {
    await rememberLanguage(page, language)
    await page.setViewportSize({ width: 1000, height: 800 })
    for (const query of ['', '?page_size=100&page=2']) {
      await page.goto(`${LINK}${query}`)
      await expect(rows(page).first()).toBeVisible()
      await expect(page.locator('thead')).toBeVisible()
      expect(await findBrokenWords(page)).toEqual([])
      const getRightEdge = (selector: string) =>
        page.locator(selector).evaluateAll((elements) => elements.at(-1)?.getBoundingClientRect().right ?? NaN)
      expect(await getRightEdge('table')).toBeLessThanOrEqual(await getRightEdge('h1'))
      expect(await getRightEdge('thead svg')).toBeLessThanOrEqual(await getRightEdge('table'))
    }
  })
}

test('keeps the longest names within their cards', async ({ page }) => {
  await page.goto('/tld-info/long-names')
  await expect(rows(page)).toHaveCount(2)
  for (const width of [360, 768, 1000]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await findOverflow(page), `at ${width} px`).toEqual([])
  }
})

test('moves focus to the list from the pager below it, but not from the pager above', async ({ page }) => {
  const expectListInView = async (text: RegExp) => {
    await expectStatus(page, text)
    await expect(status(page)).toBeFocused()
    await expect(status(page)).toBeInViewport({ ratio: 1 })
  }
  await page.goto(LINK)
  await expectStatus(page, /^1 to 25/)
  await pager(page).getByRole('button', { name: 'Next page' }).press('Enter')
  await expectListInView(/^26 to 50/)
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('TLDs per page')).toBeFocused()

  const next = pagerAbove(page).getByRole('button', { name: 'Next page' })
  await next.press('Enter')
  await expectStatus(page, /^51 to 75/)
  await expect(next).toBeFocused()
  await expect(next).toBeInViewport({ ratio: 1 })

  await pager(page).getByLabel('Page (1 to').fill('4')
  await page.keyboard.press('Enter')
  await expectListInView(/^76 to 100/)
})

test('shows details below the row, or below the title of a card, and explains the columns', async ({ page }) => {
  await page.goto(`${LINK}?q=berlin&open=berlin`)
  const details = page.locator('#tld-berlin-information')
  // The language of a registry's text is unknown.
  await expect(details.locator('p')).toHaveAttribute('lang', '')
  const [rowBox, detailsBox] = [await rows(page).locator('tr').first().boundingBox(), await details.boundingBox()]
  expect(detailsBox?.y).toBeGreaterThanOrEqual((rowBox?.y ?? NaN) + (rowBox?.height ?? NaN) - 1)
  expect(detailsBox?.width).toBeCloseTo(rowBox?.width ?? NaN, 0)
  await page.getByText('What the columns mean').click()
  await expect(page.getByText('it is registered only after the registrant agrees')).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  const card = rows(page).first()
  await expect(card.getByRole('rowheader')).toContainText('.berlin')
  await expect(card.getByRole('cell', { name: 'Synchronous Yes' })).toBeVisible()
  const parts = [card.getByRole('rowheader'), details, card.getByRole('cell', { name: 'Provider' })]
  const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? NaN))
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
})

for (const { tab, heading, path } of [
  { tab: 'Preferences', heading: 'Your data sharing preferences', path: '' },
  { tab: 'Data Sharing', heading: 'How your data is shared', path: '/data-sharing' },
]) {
  test(`links back from the list to the ${tab} tab, without the key in the page`, async ({ page, context }) => {
    const key = 'pending-required-and-optional'
    await page.goto(`/consent/${key}`)
    await page.getByRole('link', { name: 'TLD details' }).click()
    await expect(rows(page)).toHaveCount(25)
    await pagerAbove(page).getByRole('button', { name: 'Next page' }).click()
    await expectStatus(page, /^26 to 50/)
    const tabs = page.getByRole('navigation', { name: 'Data sharing' })
    const expectTabs = async () => {
      await expect(tabs.getByRole('link')).toHaveText(['Preferences', 'TLD details', 'Data Sharing'])
      await expect(tabs.getByRole('link', { name: 'TLD details' })).toHaveAttribute('aria-current', 'page')
      expect(page.url()).not.toContain(key)
      const stored = await page.evaluate(() => [{ ...sessionStorage }, { ...localStorage }, history.state as unknown])
      expect(JSON.stringify(stored)).not.toContain(key)
    }
    await expectTabs()
    if (path) {
      await page.reload()
      await expectStatus(page, /^26 to 50/)
      await expectTabs()
      expect(await page.content()).not.toContain(key)
    } else {
      const otherPage = await context.newPage()
      await otherPage.goto(page.url())
      await expect(rows(otherPage)).toHaveCount(25)
      await expect(otherPage.getByRole('navigation', { name: 'Data sharing' })).toHaveCount(0)
      await otherPage.close()
    }
    await tabs.getByRole('link', { name: tab }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
    await expect(page).toHaveURL(new RegExp(`/consent/${key}${path}$`))
  })
}
