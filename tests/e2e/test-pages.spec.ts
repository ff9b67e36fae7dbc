import type { Page } from '@playwright/test'
import { TEST_PAGES } from '#lib/page-paths.gen.ts'
import { decide } from '#tests/support/decide.ts'
import { chooseDocument } from '#tests/support/choose-document.ts'
import { DECISION_PAGES } from '#tests/support/decision-pages.ts'
import { sample } from '#tests/support/sample.ts'
import { expect, test as base } from '#tests/support/test.ts'

const SCRIPTED_TYPES = new Set(['fetch', 'xhr', 'ping', 'eventsource', 'websocket'])

/** All calls that a test page sends. */
const READS = [
  'GET /trade/api/api/no-auth/system_branding',
  'GET /trade/api/no-auth/reseller/branding_with_messaging_vars',
  'POST /trade/api/no-auth/messaging/system_page_test',
]

const test = base.extend<{ expectNoWrites: undefined }>({
  expectNoWrites: [
    async ({ page, sandbox }, use) => {
      const calls = new Set<string>()
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        const isCall = SCRIPTED_TYPES.has(request.resourceType()) || request.method() !== 'GET'
        if (isCall && pathname !== '/trade/config') calls.add(`${request.method()} ${pathname}`)
      })
      await use(undefined)
      await page.waitForLoadState('networkidle')
      expect([...calls].toSorted()).toEqual(READS)
      const writes = await sandbox.ledger()
      expect(writes.filter((entry) => JSON.stringify(entry).includes('sample-'))).toEqual([])
    },
    { auto: true },
  ],
})

const NOTHING_SENT = 'Test page: nothing is sent.'
const notice = (page: Page) => page.getByRole('region', { name: 'Test page' })
const receipt = (page: Page) => page.getByRole('region', { name: 'Your receipt' })
const startOverButton = (page: Page) => page.getByRole('button', { name: 'Start over' })

/** Each answer on each test page, whose path without "test" starts the item's link. Its transfer is a transfer away. */
const JOURNEYS = TEST_PAGES.flatMap((testPage) => {
  const linkPrefix = `${testPage.replace('/$reseller', '').replace(/\/test$|test\/|test$/, '')}/`
  const decision = DECISION_PAGES.find(({ link, flow }) => flow !== 'transfer-in' && link('KEY').startsWith(linkPrefix))
  return (decision?.answers ?? []).map((answer) => ({ path: testPage.replace('$reseller', 'nordlicht'), answer }))
})

for (const { path, answer } of sample(JOURNEYS, 0, 10)) {
  // Test pages show sample domains, so compare only the longest part of the outcome without a domain.
  const [outcome = ''] = answer.done.split(/\S+\.\w+/).toSorted((a, b) => b.length - a.length)
  test(`${path}: ${answer.label} shows the outcome, and sends nothing`, async ({ page }) => {
    await page.goto(path)
    await expect(notice(page)).toContainText('customers of Nordlicht Hosting GmbH')
    const heading = page.getByRole('heading', { level: 1 })
    const question = (await heading.textContent()) ?? ''
    await decide(page, answer)
    await expect(heading).toContainText(outcome.trim().slice(0, 18))
    await expect(notice(page)).toBeVisible()
    await expect(receipt(page)).toContainText(NOTHING_SENT)
    const download = page.waitForEvent('download')
    await receipt(page).getByRole('button', { name: 'Save as a file (JSON)' }).click()
    const file = await (await download).createReadStream()
    expect(JSON.parse((await file.toArray()).join(''))).toMatchObject({ test: true })
    await startOverButton(page).click()
    await expect(heading).toHaveText(question)
  })
}

test('data quality: keeps a correction and a document in the page', async ({ page }) => {
  await page.goto('/test/registrant/data_quality/nordlicht')
  await chooseDocument(page)
  await page.getByRole('button', { name: 'Send document' }).click()
  await expect(page.getByText(/^ID card.*, received on/)).toBeVisible()
  await page.getByRole('button', { name: 'Change details' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Alex Morgan-Reed')
  await page.getByRole('button', { name: 'Save', exact: false }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(NOTHING_SENT)
  await dialog.getByRole('button', { name: 'Save', exact: false }).click()
  await expect(page.getByRole('definition').filter({ hasText: 'Alex Morgan-Reed' })).toBeVisible()
})

test('trade: shows the change of registrant from both sides', async ({ page }) => {
  await page.goto('/trade/test/nordlicht')
  await expect(page.getByText('New registrant (you)', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Current registrant' }).click()
  await expect(page.getByText('Current registrant (you)', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Current registrant' })).toHaveAttribute('aria-pressed', 'true')
})

test('preferences: keeps choices in the page, and links to the test page for data copies', async ({ page }) => {
  await page.goto('/consent/test/opensrs/nordlicht')
  const allowAllBox = page.getByRole('checkbox', { name: 'Allow data sharing for all options above' })
  await allowAllBox.check()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  await expect(receipt(page)).toContainText(NOTHING_SENT)
  await startOverButton(page).click()
  await expect(allowAllBox).not.toBeChecked()
  await page.getByRole('link', { name: 'Request a copy of your data' }).click()
  const dataCopyHeading = page.getByRole('heading', { level: 1, name: 'Request Your Data' })
  await expect(dataCopyHeading).toBeFocused()
  await expect(notice(page)).toBeVisible()
  await page.getByLabel('Email').fill('jo.anders@anders-buchbinderei.example')
  await page.getByRole('button', { name: 'Submit Request' }).click()
  await expect(page.getByText('We received your request.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveCount(0)
})

test('shows the notice in the page language, and in the same colors for every brand', async ({ page }) => {
  const readColors = async (reseller: string) => {
    await page.goto(`/dlstest/${reseller}`)
    return notice(page).evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      const link = element.querySelector('a')
      return [color, backgroundColor, link && getComputedStyle(link).color]
    })
  }
  const colors = await readColors('nordlicht')
  expect(await readColors('pale-yellow')).toEqual(colors)
  await page.getByLabel('Language').selectOption('de')
  const germanNotice = page.getByRole('region', { name: 'Testseite' })
  await expect(germanNotice).toContainText('Kunden von Zitrone Webdesign')
})
