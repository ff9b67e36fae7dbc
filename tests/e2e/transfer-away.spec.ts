import { createHash } from 'node:crypto'
import { TRANSFER_CONFIRMATION, textToHash } from '#decision/prescribed-texts.ts'
import { decide } from '#tests/support/decide.ts'
import { HISTORY } from '#tests/support/serving-mode.ts'
import { rememberLanguage } from '#tests/support/cookies.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

const DOMAIN = 'anders-buchbinderei.berlin'
const QUESTION = { level: 1, name: `Transfer ${DOMAIN} to Harbourline Domains Ltd.?` } as const
const link = (key: string) => `/transfer/away/${DOMAIN}/${key}`
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

test('links to the agreement in the transfer explanation, not in the answer', async ({ page }) => {
  await page.goto(link(freshKey('away-open')))
  await expect(page.getByRole('group', { name: 'Accept transfer' }).getByRole('link')).toHaveCount(0)
  await page.getByText('What the transfer means').click()
  await expect(page.getByRole('link', { name: 'registration agreement with Meridian Registrar Inc.' })).toBeVisible()
})

test('shows the prescribed text verbatim in English, with a translation', async ({ page }) => {
  await rememberLanguage(page, 'de')
  await page.goto(link(freshKey('away-open')))
  const original = page.locator('article[lang=en]')
  await expect(original).toBeVisible()
  const shownText = await original.evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement
    for (const field of copy.querySelectorAll('data')) field.textContent = `{${field.value}}`
    return [...copy.children].map((paragraph) => paragraph.textContent).join(' ')
  })
  expect(sha256(shownText.replaceAll(/\s+/g, ' ').trim())).toBe(sha256(textToHash(TRANSFER_CONFIRMATION)))
  await expect(page.locator('article[lang=de]')).toHaveCount(1)
})

test("prompts for missing parts of an older link, and shows a late outcome only on the transfer's page", async ({
  page,
  sandbox,
}) => {
  const key = freshKey('away-save-slow')
  const findHeading = page.getByRole('heading', { level: 1, name: 'Find your transfer' })
  await page.goto(`/transfer?domain=${DOMAIN}`)
  await expect(findHeading).toBeVisible()
  await expect(page.getByLabel('Domain', { exact: true })).toHaveValue(DOMAIN)
  await page.getByRole('button', { name: 'Show transfer' }).click()
  await expect(page.getByRole('group', { name: 'Please fix the following' })).toBeFocused()
  await page.getByLabel('Domain', { exact: true }).fill(DOMAIN.replace('-', '–'))
  await page.getByLabel('Transfer key').fill(` ${key}\u200B `)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', QUESTION)).toBeVisible()
  await expect(page.getByText('We replaced special characters')).toBeVisible()
  await decide(page, { label: 'Decline transfer' })
  await expect(page.getByRole('dialog')).toContainText('Sending')
  const responsePromise = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.goBack()
  await expect(findHeading).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await responsePromise
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.goForward()
  const outcome = { level: 1, name: `${DOMAIN} will stay with its current registrar` } as const
  await expect(page.getByRole('heading', outcome)).toBeVisible()
  expect(await sandbox.ledger(key)).toHaveLength(1)
})

test('opens older links, and keeps their query', HISTORY, async ({ page, baseURL, mode }) => {
  const query = (name: string) => `domain=${DOMAIN}&${name}=away-open`
  for (const [from, to] of [
    [`/?away=1&${query('key')}`, `/transfer?away=1&${query('key')}`],
    // nginx rejects an address that it cannot decode.
    ...(mode === 'server'
      ? [[`/%E0%A4%A?away=1&${query('key')}`, `/transfer/%25E0%25A4%25A?away=1&${query('key')}`] as const]
      : []),
    [`/transfer_away?${query('unique_id')}`, `/transfer_away?${query('unique_id')}`],
  ] as const) {
    await page.goto(`${baseURL}${from}`)
    await expect(page.getByRole('heading', QUESTION)).toBeVisible()
    await expect(page).toHaveURL(`${baseURL}${to}`)
  }
})
