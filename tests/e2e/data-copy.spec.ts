import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { FEATURES_BY_HOST, OWN_SERVER } from '#tests/support/form.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { rememberLanguage } from '#tests/support/language.ts'
import { drawLate, pressUntilTold } from '#tests/support/late-rendering.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { startProcess } from '#tests/support/start-process.ts'
import { expect, test } from '#tests/support/test.ts'
import { markCalls } from '#tests/support/trial.ts'

const EMAIL = 'jo.anders@anders-buchbinderei.example'
const DOWNLOAD = '/consent/api/no-auth/hermes/report/download'

const field = (page: Page) => page.getByRole('textbox', { name: 'Email address' })
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Request' })
const received = (page: Page) => page.getByText('We received your request')

/** The page after a request with an address. */
async function documentAfter(page: Page, key: string, address: string): Promise<string> {
  await page.goto(`/request/${key}`)
  await field(page).fill(address)
  await submit(page).click()
  await expect(received(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  return (await page.content()).replaceAll(key, 'KEY')
}

const WORDS = {
  en: {
    heading: 'Request Your Data',
    notes: ['up to 14 days', 'We keep a log of the time', 'only send data linked to this address'],
    field: 'Email address',
    received: /We received your request.* by \w+, \w+ \d+, \d{4}/,
  },
  de: {
    heading: 'Ihre Daten anfordern',
    notes: ['bis zu 14 Tage', 'zehn Jahre lang auf', 'nur Daten, die zu dieser Adresse gehören'],
    field: 'E-Mail-Adresse',
    received: /Ihre Anfrage ist eingegangen.* bis \w+, \d+\. \S+ \d{4}/,
  },
}

for (const [language, words] of Object.entries(WORDS)) {
  test(`asked for by keys alone, sent once, told until when, in ${language}`, async ({ page, sandbox }) => {
    await rememberLanguage(page, language)
    const key = freshKey('nothing-requested')
    await page.goto(`/request/${key}`)
    await expect(page.getByRole('heading', { level: 1, name: words.heading })).toBeVisible()
    for (const note of words.notes) await expect(page.getByText(note)).toBeVisible()
    await tabTo(page, page.getByRole('textbox', { name: words.field }))
    await page.keyboard.type(`  ${EMAIL} `)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    // Focused as well, since the button is gone.
    await expect(page.getByRole('status').filter({ hasText: words.received })).toBeFocused()
    expect(await sandbox.ledger(key)).toMatchObject([
      { operation: 'requestReport', body: { access_key: key, email_address: EMAIL } },
    ])
  })
}

test('the document is equal after the answers for a known and an unknown address', async ({ page }) => {
  const known = await documentAfter(page, freshKey('nothing-requested'), EMAIL)
  const unknown = await documentAfter(page, freshKey('nothing-requested'), 'nobody@unknown.example')
  expect(unknown).toBe(known)
  expect(known).not.toContain(EMAIL)
})

for (const [address, words] of [
  ['', 'Enter your email address'],
  ['jo anders@example.com', 'Remove the spaces'],
  ['jo@anders@example.com', 'Enter one email address only'],
  ['jo.anders.example', 'Enter an email address with an @ sign'],
  ['jo@bücher', 'Enter the full email address'],
  [`jo@${'example.'.repeat(32)}org`, 'This is too long for an email address'],
] as const) {
  test(`"${address.slice(0, 40)}" is refused with words, and stays`, async ({ page, sandbox }) => {
    const key = freshKey('nothing-requested')
    await page.goto(`/request/${key}`)
    await field(page).fill(address)
    await submit(page).click()
    const summary = page.getByRole('group', { name: 'There is a problem' })
    await expect(summary).toBeFocused()
    await expect(page.locator('[aria-label="There is a problem"] ~ * h1'), 'below the summary').toBeVisible()
    await expect(field(page)).toHaveAccessibleDescription(new RegExp(words))
    await summary.getByRole('link', { name: words }).click()
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue(address)
    expect(await sandbox.ledger(key)).toEqual([])
  })
}

for (const address of ['jö@bücher.example', "o'hara+tag@xn--bcher-kva.example", '用户@例子.测试']) {
  test(`${address} is accepted`, async ({ page, sandbox }) => {
    const key = freshKey('nothing-requested')
    await documentAfter(page, key, address)
    expect(await sandbox.ledger(key)).toMatchObject([{ body: { email_address: address } }])
  })
}

test('a press by script never sends', async ({ page, sandbox }) => {
  const key = freshKey('nothing-requested')
  await page.goto(`/request/${key}`)
  await field(page).fill(EMAIL)
  await submit(page).dispatchEvent('click')
  await submit(page).evaluate((button: HTMLButtonElement) => button.click())
  await submit(page).evaluate((button: HTMLButtonElement) => button.form?.requestSubmit())
  await page.waitForLoadState('networkidle')
  expect(await sandbox.ledger(key)).toEqual([])
})

test('pressed on after the answer, before the page tells it: sent once', async ({ page, sandbox }) => {
  await drawLate(page)
  const key = freshKey('nothing-requested')
  await page.goto(`/request/${key}`)
  await field(page).fill(EMAIL)
  await submit(page).focus()
  await pressUntilTold(page, () => received(page).isVisible())
  await page.waitForLoadState('networkidle')
  expect(await sandbox.ledger(key)).toHaveLength(1)
})

test('request-slow: pressed often, sent once', async ({ page, sandbox }) => {
  const key = freshKey('request-slow')
  await page.goto(`/request/${key}`)
  await field(page).fill(EMAIL)
  await submit(page).dblclick()
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true')
  await submit(page).press('Enter')
  await submit(page).click({ force: true })
  await expect(received(page)).toBeVisible()
  expect(await sandbox.ledger(key)).toHaveLength(1)
})

for (const [state, words, role] of [
  ['request-fails-500', 'could not confirm that we received your request', 'alert'],
  ['request-drops-answer', 'could not confirm that we received your request', 'alert'],
  ['request-dropped', 'could not confirm that we received your request', 'alert'],
  ['request-too-many-429', 'wait 60 seconds', 'alert'],
  ['request-expired-410', 'this link no longer works', 'alert'],
  ['request-422', 'This email address was not accepted', 'group'],
] as const) {
  test(`${state}: sent once, told, and nothing typed is lost`, async ({ page, sandbox, declaredFailures }) => {
    declaredFailures(/status of [45]\d\d|ERR_/)
    const key = freshKey(state)
    await page.goto(`/request/${key}`)
    await field(page).fill(EMAIL)
    await submit(page).dblclick()
    // Told in one place, which has the focus: above the page, or in the summary that leads to the field.
    const told = page
      .getByRole('main')
      .getByRole(role)
      .filter({ hasText: new RegExp(words, 'i') })
    await expect(told).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0)
    await expect(field(page)).toHaveValue(EMAIL)
    expect(await sandbox.ledger(key)).toHaveLength(1)
  })
}

for (const [state, name] of [
  ['ready', 'report-2026-11-21.csv'],
  ['ready-no-name', 'report.csv'],
  ['ready-path-name', 'report.csv'],
  ['ready-utf8-name', 'Auskunft für Jö.csv'],
  ['ready-zip', 'report.zip'],
  ['ready-octets', 'report.bin'],
  ['ready-huge', 'report-complete.csv'],
] as const) {
  test(`${state} is downloaded by itself, once, as ${name}`, async ({ page, baseURL }) => {
    let calls = 0
    page.on('request', (request) => (calls += request.url().includes(DOWNLOAD) ? 1 : 0))
    const key = freshKey(state)
    const download = page.waitForEvent('download')
    await page.goto(`/request/${key}`)
    const file = await download
    await expect(page.getByText(`Saved as ${name}`)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Downloading your data' })).toBeVisible()
    await expect(page).toHaveTitle(/^Your data was downloaded/)
    const saved = await readFile(await file.path())
    const source = Buffer.from(await (await fetch(`${baseURL}${DOWNLOAD}/${key}`)).arrayBuffer())
    expect(saved.equals(source)).toBe(true)
    await expect(page.getByRole('link', { name: 'Download your data' })).toHaveAttribute('href', `${DOWNLOAD}/${key}`)
    await page.waitForLoadState('networkidle')
    expect(calls).toBe(1)
    expect(file.suggestedFilename()).toBe(name)
  })
}

for (const state of ['download-breaks', 'download-fails-500', 'download-html', 'download-dropped']) {
  test(`${state}: the failure is told, and trying again is possible`, async ({ page, declaredFailures }) => {
    declaredFailures(/status of [45]\d\d|ERR_/)
    await page.goto(`/request/${freshKey(state)}`)
    const failure = page.getByText('There was an error, Please try again', { exact: true })
    await expect(failure).toBeVisible()
    const again = page.waitForRequest((request) => request.url().includes(DOWNLOAD))
    await page.getByRole('button', { name: 'Try again' }).click()
    await again
    await expect(failure).toBeVisible()
  })
}

for (const state of ['download-expired', 'download-not-found']) {
  test(`${state}: the page says so and offers a new copy, not to try again`, async ({ page, declaredFailures }) => {
    declaredFailures(/status of 4\d\d/)
    await page.goto(`/request/${freshKey(state)}`)
    await expect(page.getByRole('heading', { level: 1, name: 'This download has expired' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(/Request a new copy/)
    await expect(field(page)).toBeVisible()
    await expect(submit(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Download your data' })).toHaveCount(0)
  })
}

test('a download can be cancelled, leaves nothing behind, and can be begun again', async ({
  page,
  declaredFailures,
}) => {
  declaredFailures(/ERR_/)
  await page.clock.install()
  await page.goto(`/request/${freshKey('download-never')}`)
  await expect(page.getByRole('progressbar', { name: 'Download' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Downloading your data' })).toBeVisible()
  await page.clock.fastForward('00:11')
  await expect(page.getByText('Still waiting for the download to start')).toBeVisible()
  let files = 0
  page.on('download', () => (files += 1))
  await page.getByRole('button', { name: 'Cancel download' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Request aborted' })).toBeVisible()
  await expect(page.getByText('Nothing was saved')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Downloading your data' })).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  const again = page.waitForRequest((request) => request.url().includes(DOWNLOAD))
  await page.getByRole('button', { name: 'Download again' }).click()
  await again
  await expect(page.getByRole('progressbar', { name: 'Download' })).toBeVisible()
  expect(files).toBe(0)
})

test('while a report is ready, another can be asked for', async ({ page, sandbox }) => {
  let downloads = 0
  page.on('download', () => (downloads += 1))
  const key = freshKey('ready')
  await page.goto(`/request/${key}`)
  await expect(page.getByText('Saved as report-2026-11-21.csv')).toBeVisible()
  await expect(field(page)).toBeHidden()
  await page.getByText('Request another copy').click()
  await field(page).fill(EMAIL)
  await submit(page).click()
  await expect(page.getByRole('status').filter({ hasText: WORDS.en.received })).toBeFocused()
  await expect(submit(page)).toHaveCount(0)
  // What is ready stays: heading, link and the word of what was saved.
  await expect(page.getByRole('heading', { level: 1, name: 'Downloading your data' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download your data' })).toBeVisible()
  await expect(page.getByText('Saved as report-2026-11-21.csv')).toBeVisible()
  expect(await sandbox.ledger(key)).toMatchObject([{ operation: 'requestReport', body: { email_address: EMAIL } }])
  expect(downloads).toBe(1)
})

test(
  'where the feature is off, no page leads to the copy of the data, and the link of a mail still does',
  FEATURES_BY_HOST,
  async ({ page, baseURL }) => {
    const origin = `http://config-data-copy-off.localhost:${new URL(baseURL ?? '').port}`
    const ways = page.getByRole('link', { name: 'Request a copy of your data' })
    await page.goto(`${origin}/consent/${freshKey('optional-only')}`)
    await expect(page.getByRole('button', { name: 'Save Preferences' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(ways).toHaveCount(0)
    await page.goto(`${origin}/consent/test/opensrs/nordlicht`)
    await expect(page.getByRole('button', { name: 'Save Preferences' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(ways).toHaveCount(0)
    await page.goto(`${origin}/request/${freshKey('nothing-requested')}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Request Your Data' })).toBeVisible()
  },
)

const copySection = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'A copy of your data' }) })

test('the practices page promises a copy where it leads to it', async ({ page }) => {
  const key = freshKey('optional-only')
  await page.goto(`/consent/${key}/data-sharing`)
  await expect(copySection(page)).toContainText('up to 14 days')
  await copySection(page).getByRole('link', { name: 'Request a copy of your data' }).click()
  await expect(page).toHaveURL(new RegExp(`/request/${key}$`))
})

for (const [why, details, open] of [
  [
    'the feature is off',
    FEATURES_BY_HOST,
    (page: Page, port: string) =>
      page.goto(`http://config-data-copy-off.localhost:${port}/consent/${freshKey('optional-only')}/data-sharing`),
  ],
  ['the brand hides it', {}, (page: Page) => page.goto(`/consent/${freshKey('brand-flags-off')}/data-sharing`)],
] as const) {
  test(
    `where ${why}, the practices page names whom to ask instead of promising a copy`,
    details,
    async ({ page, baseURL }) => {
      await rememberLanguage(page, 'en')
      await open(page, new URL(baseURL ?? '').port)
      await expect(copySection(page)).toContainText('cannot request it on this page')
      const lines = (await copySection(page).locator('address').innerText()).split('\n')
      expect(lines[1]).toBe('Meridian Registrar Inc.')
      await expect(copySection(page).getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
      await expect(copySection(page)).not.toContainText('14 days')
      await expect(page.getByRole('link', { name: 'Request a copy of your data' })).toHaveCount(0)
    },
  )
}

test(
  'where nobody is named, it sends to who provides the domain',
  FEATURES_BY_HOST,
  async ({ page, sandbox, baseURL, declaredFailures }) => {
    declaredFailures(/status of 500/)
    const { port } = new URL(baseURL ?? '')
    const origin = `http://config-data-copy-off.localhost:${port}`
    const header = await markCalls(page, origin)
    await sandbox.fault({ method: 'GET', path: '/trade/api/api/no-auth/system_branding', header, kind: 'status-500' })
    await page.goto(`${origin}/consent/${freshKey('brand-nulls')}/data-sharing`)
    await expect(copySection(page)).toContainText('contact:Your domain provider')
  },
)

test('hash navigation: asked for, told, and downloaded', OWN_SERVER, async ({ page }) => {
  const server = await startProcess('scripts/serve.mjs', { PORT: '0', NAVIGATION: 'hash' })
  try {
    await page.goto(`${server.origin}/request/${freshKey('nothing-requested')}`)
    await field(page).fill(EMAIL)
    await submit(page).click()
    await expect(received(page)).toBeVisible()
    const file = page.waitForEvent('download')
    await page.goto('about:blank')
    await page.goto(`${server.origin}/#/request/${freshKey('ready')}`)
    expect((await file).suggestedFilename()).toBe('report-2026-11-21.csv')
    await page.goto('about:blank')
  } finally {
    await server.stop()
  }
})

test('Preferences lead to the copy of the data', async ({ page }) => {
  const key = freshKey('pending-required-and-optional')
  await page.goto(`/consent/${key}`)
  await page.getByRole('link', { name: 'Request a copy of your data' }).click()
  await expect(page).toHaveURL(new RegExp(`/request/${key}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
