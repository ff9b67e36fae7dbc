import type { Page } from '@playwright/test'
import { TEST_PAGES } from '#lib/page-paths.gen.ts'
import { prepare } from '#tests/support/answering.ts'
import { DECISION_PAGES } from '#tests/support/decision-pages.ts'
import { inTurn } from '#tests/support/in-turn.ts'
import type { Sandbox } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

const mark = (page: Page) => page.getByRole('region', { name: 'Test page' })

const BY_SCRIPT = new Set(['fetch', 'xhr', 'ping', 'eventsource', 'websocket'])

/** Every request that a script makes, as method and path, but the configuration; chunks and the document are none. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isCall = BY_SCRIPT.has(request.resourceType()) || request.method() !== 'GET'
    if (isCall && pathname !== '/trade/config') calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

/** The reads that a test page consists of; every other call is one too many. */
const READS = [
  'GET /trade/api/api/no-auth/system_branding',
  'GET /trade/api/no-auth/reseller/branding_with_messaging_vars',
  'POST /trade/api/no-auth/messaging/system_page_test',
]

/** The writes that the sandbox got in the name of a sample; other tests beside this one send for keys of their own. */
async function sentForSamples(sandbox: Sandbox) {
  return (await sandbox.ledger()).filter((entry) => JSON.stringify(entry).includes('sample-'))
}

/** Each answer on each test page, which shows the page of a decision for another domain. */
const JOURNEYS = TEST_PAGES.flatMap((testPage) => {
  const start = `${testPage.replace('/$reseller', '').replace(/\/test$|test\/|test$/, '')}/`
  const shown = DECISION_PAGES.find(({ link, flow }) => flow !== 'transfer-in' && link('KEY').startsWith(start))
  return (shown?.answers ?? []).map((answer) => ({ path: testPage.replace('$reseller', 'nordlicht'), answer }))
})

for (const { path, answer } of inTurn(JOURNEYS, 0, 5)) {
  const press = answer.label
  const [outcome = ''] = answer.done.split(/\S+\.\w+/).toSorted((one, other) => other.length - one.length)
  test(`${path}: ${press} shows what it would show, and sends nothing`, async ({ page, sandbox }) => {
    const calls = callsOf(page)
    await page.goto(path)
    await expect(mark(page)).toContainText('customers of Nordlicht Hosting GmbH')
    const question = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await page.waitForLoadState('networkidle')
    const reads = [...calls]
    await prepare(page, answer)
    await page.locator('main form').getByRole('button', { name: press, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Test page: nothing is sent.')
    await dialog.getByRole('button', { name: press, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(outcome.trim().slice(0, 18))
    await expect(mark(page)).toBeVisible()
    const receipt = page.getByRole('region', { name: 'Your receipt' })
    await expect(receipt).toContainText('Test page: nothing is sent.')
    const download = page.waitForEvent('download')
    await receipt.getByRole('button', { name: 'Save as a file (JSON)' }).click()
    const file = await (await download).createReadStream()
    expect(JSON.parse((await file.toArray()).join(''))).toMatchObject({ test: true })
    await page.getByRole('button', { name: 'Start over' }).click()
    await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(calls, 'requests after a press').toEqual(reads)
    expect([...new Set(calls)].toSorted()).toEqual(READS)
    expect(await sentForSamples(sandbox)).toEqual([])
  })
}

test('data quality: a correction and a document stay in the page, and nothing is sent', async ({ page, sandbox }) => {
  const calls = callsOf(page)
  await page.goto('/test/registrant/data_quality/nordlicht')
  await page.getByLabel('Document type').selectOption('utility_bill')
  const document = { name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') }
  await page.getByLabel('Choose a file').setInputFiles(document)
  await page.getByRole('button', { name: 'Send document' }).click()
  await expect(page.getByText(/^Utility bill.*, received on/)).toBeVisible()
  await page.getByRole('button', { name: 'Change details' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Alex Morgan-Reed')
  await page.getByRole('button', { name: 'Save', exact: false }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Test page: nothing is sent.')
  await dialog.getByRole('button', { name: 'Save', exact: false }).click()
  await expect(page.getByRole('definition').filter({ hasText: 'Alex Morgan-Reed' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect([...new Set(calls)].toSorted()).toEqual(READS)
  expect(await sentForSamples(sandbox)).toEqual([])
})

test('the change of registrant can be seen from both sides', async ({ page }) => {
  await page.goto('/trade/test/nordlicht')
  await expect(page.getByText('New registrant (you)', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Current registrant' }).click()
  await expect(page.getByText('Current registrant (you)', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Current registrant' })).toHaveAttribute('aria-pressed', 'true')
})

test('preferences: saved in the page, with a receipt, and nothing is sent', async ({ page, sandbox }) => {
  const calls = callsOf(page)
  await page.goto('/consent/test/opensrs/nordlicht')
  await expect(mark(page)).toBeVisible()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Edit preferences' }).click()
  await page.getByRole('checkbox', { name: 'Allow data sharing for all options above' }).check()
  await page.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your receipt' })).toContainText('Test page: nothing is sent.')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByRole('checkbox', { name: 'Allow data sharing for all options above' })).not.toBeChecked()
  await page.getByRole('link', { name: 'Request a copy of your data' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Request Your Data' })).toBeFocused()
  await expect(mark(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect([...new Set(calls)].toSorted()).toEqual(READS)
  expect(await sentForSamples(sandbox)).toEqual([])
})

test('a copy of the data is asked for in the page only', async ({ page, sandbox }) => {
  const calls = callsOf(page)
  await page.goto('/request/test/opensrs/nordlicht')
  await page.getByRole('button', { name: 'Submit Request' }).click()
  await expect(
    page
      .getByRole('group', { name: /problem|check/i })
      .or(page.locator('#email_address-error'))
      .first(),
  ).toBeVisible()
  await page.getByLabel('Email').fill('jo.anders@anders-buchbinderei.example')
  await page.getByRole('button', { name: 'Submit Request' }).click()
  await expect(page.getByText('We received your request.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect([...new Set(calls)].toSorted()).toEqual(READS)
  expect(await sentForSamples(sandbox)).toEqual([])
})

test('the mark is in the page’s language, and no brand changes its colours', async ({ page }) => {
  const look = async (reseller: string) => {
    await page.goto(`/dlstest/${reseller}`)
    return mark(page).evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      const link = element.querySelector('a')
      return [color, backgroundColor, link && getComputedStyle(link).color]
    })
  }
  const usual = await look('nordlicht')
  expect(await look('pale-yellow')).toEqual(usual)
  await page.getByLabel('Language').selectOption('de')
  await expect(page.getByRole('region', { name: 'Testseite' })).toContainText('Kunden von Zitrone Webdesign')
})
