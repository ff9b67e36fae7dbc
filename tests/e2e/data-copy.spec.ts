import type { Page } from '@playwright/test'
import { EMAIL, field, submit } from '#tests/support/data-copy.ts'
import { long, OWN_SERVER } from '#tests/support/form.ts'
import { inTurn } from '#tests/support/in-turn.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { rememberLanguage } from '#tests/support/language.ts'
import { drawLate, pressUntilTold } from '#tests/support/late-rendering.ts'
import { untilShown } from '#tests/support/open-view.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { startProcess } from '#scripts/process/start-process.ts'
import { expect, test } from '#tests/support/test.ts'
import { testStates } from '#tests/support/states.ts'

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

const REFUSED = [
  ['', 'Enter your email address'],
  ['jo anders@example.com', 'Remove the spaces'],
  ['jo@anders@example.com', 'Enter one email address only'],
  ['jo.anders.example', 'Enter an email address with an @ sign'],
  ['jo@bücher', 'Enter the full email address'],
  [`jo@${'example.'.repeat(32)}org`, 'This is too long for an email address'],
] as const

test('a text that is not an email address is refused with a reason, and stays', async ({ page, sandbox }) => {
  for (const [address, words] of REFUSED) {
    await test.step(`"${address.slice(0, 40)}"`, async () => {
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
})

for (const address of inTurn(['jö@bücher.example', "o'hara+tag@xn--bcher-kva.example", '用户@例子.测试'], 0, 3)) {
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
  await untilShown(page)
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

for (const [state, words, role] of inTurn(
  [
    ['request-fails-500', 'could not confirm that we received your request', 'alert'],
    ['request-drops-answer', 'could not confirm that we received your request', 'alert'],
    ['request-dropped', 'could not confirm that we received your request', 'alert'],
    ['request-too-many-429', 'wait 60 seconds', 'alert'],
    ['request-expired-410', 'this link no longer works', 'alert'],
    ['request-422', 'This email address was not accepted', 'group'],
  ] as const,
  0,
  2,
)) {
  test(`${state}: sent once, told, and nothing typed is lost`, async ({ page, sandbox, declaredFailures }) => {
    declaredFailures(/status of [45]\d\d|ERR_/)
    const key = freshKey(state)
    await page.goto(`/request/${key}`)
    await field(page).fill(EMAIL)
    await submit(page).click()
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

for (const state of ['request-fails-500', 'request-422']) {
  test(`${state}: the second press of a double one, which comes after the answer, is no second request`, async ({
    page,
    sandbox,
    declaredFailures,
  }) => {
    declaredFailures(/status of [45]\d\d/)
    const key = freshKey(state)
    await page.goto(`/request/${key}`)
    await field(page).fill(EMAIL)
    await submit(page).click()
    await expect(page.getByText(/could not confirm|was not accepted/).first()).toBeVisible()
    await submit(page).hover()
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    await page.waitForLoadState('networkidle')
    expect(await sandbox.ledger(key)).toHaveLength(1)
  })
}

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

test('hash navigation: asked for, told, and downloaded', long(OWN_SERVER), async ({ page }) => {
  const server = await startProcess('scripts/serve.ts', { PORT: '0', NAVIGATION: 'hash' })
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

testStates('data-copy', ['Request Your Data', 'Ihre Daten anfordern'], 'main form button', [
  [
    'Downloading your data',
    'Ihre Daten werden heruntergeladen',
    [
      'ready',
      'ready-without-link',
      'ready-utf8-name',
      'ready-no-name',
      'ready-path-name',
      'ready-odd-name',
      'ready-huge',
      'ready-zip',
      'ready-octets',
      'spec-only-ready',
      'download-slow',
      'download-fails-500',
      'download-breaks',
      'download-dropped',
      'download-html',
      'download-empty-502',
      'download-never',
    ],
  ],
  ['This download has expired', 'Dieser Download ist abgelaufen', ['download-expired', 'download-not-found']],
])
