import type { Page } from '@playwright/test'
import { TRADEMARK_DECISIONS, TRADEMARK_NOTICE, textToHash } from '#decision/prescribed-texts.ts'
import { sha256 } from '#lib/sha256.ts'
import { decide } from '#tests/support/decide.ts'
import { pathInMode } from '#tests/support/serving-mode.ts'
import { rememberLanguage } from '#tests/support/cookies.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

const CLAIMS_ID = '370d0b7c9223372036854775807'
const link = (key: string) => `/trademark/${CLAIMS_ID}/${key}`
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const box = (page: Page) => page.getByRole('checkbox', { name: 'I have received and understood this notice.' })

test('requires the checkbox, and includes the notice number and validity in the receipt', async ({ page }) => {
  await page.goto(link(freshKey('open')))
  await expect(page.getByRole('main').locator('a[href*=lookup]')).toHaveCount(0)
  await page.getByRole('button', { name: 'Accept notice' }).click()
  await expect(box(page)).toHaveAccessibleDescription('Check the box to accept the notice')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await decide(page, { label: 'Accept notice and continue', needs: 'acknowledgement' })
  await expect(heading(page, 'You accepted the notice for example-one.shop')).toBeVisible()
  const receipt = page.getByRole('region', { name: 'Your receipt' })
  await expect(receipt).toContainText(CLAIMS_ID)
  await expect(receipt).toContainText('Notice valid until')
})

test('shows the prescribed text verbatim in English, with a translation', async ({ page }) => {
  await rememberLanguage(page, 'de')
  await page.goto(link('court-and-udrp'))
  const articles = page.locator('article[lang="en"]')
  await expect(articles).toHaveCount(2)
  for (const [index, prescribedText] of [TRADEMARK_NOTICE, TRADEMARK_DECISIONS].entries()) {
    const text = (await articles.nth(index).locator('p, h2').allTextContents()).join(' ').replaceAll(/\s+/g, ' ').trim()
    expect(await sha256(text)).toBe(await sha256(textToHash(prescribedText)))
  }
  await expect(page.locator('article[lang="de"]')).toHaveCount(2)
})

test('shows every part of a mark', async ({ page }) => {
  await page.goto(link('open'))
  const main = page.getByRole('main')
  for (const text of [
    'UNITED STATES OF AMERICA (US)',
    '35: Advertising; business management; business administration.',
    'Reston, VA 20190',
    'Phone: +1.7035555555 x4321',
    'Supreme Court of Justice of Costa Rica',
    'D2003-0499',
  ]) {
    await expect(main.getByText(text).first()).toBeVisible()
  }
  await page.goto(link('agents'))
  for (const role of ['Assignee', 'Licensee', 'Agent', 'Third party']) {
    await expect(main.getByText(role, { exact: true })).toBeVisible()
  }
})

test('links to each of 24 marks, and reports a notice without marks', async ({ page, mode }) => {
  await page.goto(link('many-marks'))
  const index = page.getByRole('navigation', { name: 'Trademarks in this notice' })
  await expect(index.getByRole('link')).toHaveCount(24)
  await index.getByRole('link').nth(20).click()
  await expect(page.locator('#mark-21 summary')).toBeFocused()
  await expect(page).toHaveURL(pathInMode(mode, link('many-marks')))
  await page.goto(link('null-list'))
  await expect(page.getByText('This notice does not list any trademarks.')).toBeVisible()
})
