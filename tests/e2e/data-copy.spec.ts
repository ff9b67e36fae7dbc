import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { EMAIL, emailField, submitButton } from '#tests/support/data-copy.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

const DOWNLOAD = '/consent/api/no-auth/hermes/report/download'
const DOWNLOADING = { level: 1, name: 'Downloading your data' } as const
const RECEIVED = /We received your request.* by \w+, \w+ \d+, \d{4}/

const receivedNote = (page: Page) => page.getByRole('status').filter({ hasText: RECEIVED })

/** Requests a copy, and returns the resulting HTML with a fixed key. */
async function requestCopy(page: Page, key: string, address: string): Promise<string> {
  await page.goto(`/request/${key}`)
  await emailField(page).fill(address)
  await submitButton(page).click()
  await expect(receivedNote(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  return (await page.content()).replaceAll(key, 'KEY')
}

test('requests a copy by keyboard, only once', async ({ page, sandbox }) => {
  const key = freshKey('nothing-requested')
  await page.goto(`/request/${key}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Request Your Data' })).toBeVisible()
  for (const note of [
    'up to 14 days',
    'we keep a record of when you sent your request',
    'send only data linked to this address',
  ])
    await expect(page.getByText(note)).toBeVisible()
  await tabTo(page, emailField(page))
  await page.keyboard.type(`  ${EMAIL} `)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  // Sending removes the focused button, so focus moves to the note.
  await expect(receivedNote(page)).toBeFocused()
  expect(await sandbox.ledger(key)).toMatchObject([
    { operation: 'requestReport', body: { access_key: key, email_address: EMAIL } },
  ])
})

test('shows the same page for known and unknown email addresses', async ({ page, sandbox }) => {
  const key = freshKey('nothing-requested')
  const unknownEmail = 'jö@bücher.example'
  const html = await requestCopy(page, freshKey('nothing-requested'), EMAIL)
  expect(await requestCopy(page, key, unknownEmail)).toBe(html)
  expect(html).not.toContain(EMAIL)
  expect(await sandbox.ledger(key)).toMatchObject([{ body: { email_address: unknownEmail } }])
})

const REJECTED_ADDRESSES = [
  ['', 'Enter your email address'],
  ['jo anders@example.com', 'Remove the spaces'],
  ['jo.anders.example', 'Enter an email address with an @ sign'],
  [`jo@${'example.'.repeat(32)}org`, 'This email address is too long'],
  ['n\uFFFDle@example.org', 'was lost when the text was copied'],
] as const

test('explains why it rejects an email address, and cleans up one that it can correct', async ({ page, sandbox }) => {
  const key = freshKey('nothing-requested')
  await page.goto(`/request/${key}`)
  const summary = page.getByRole('group', { name: 'Please fix the following' })
  for (const [address, reason] of REJECTED_ADDRESSES) {
    await test.step(`"${address.slice(0, 40)}"`, async () => {
      await emailField(page).fill(address)
      await submitButton(page).click()
      await expect(summary).toBeFocused()
      await expect(emailField(page)).toHaveAccessibleDescription(new RegExp(reason))
      await summary.getByRole('link', { name: reason }).click()
      await expect(emailField(page)).toBeFocused()
      await expect(emailField(page)).toHaveValue(address)
    })
  }
  await expect(page.locator('[aria-label="Please fix the following"] ~ * h1'), 'h1 below the summary').toBeVisible()
  expect(await sandbox.ledger(key)).toEqual([])
  await emailField(page).fill('mailto:ne\u200Ble@example.org;')
  await submitButton(page).click()
  await expect(receivedNote(page)).toBeVisible()
  await expect(page.getByText('We removed spaces or invisible characters')).toBeVisible()
  expect(await sandbox.ledger(key)).toMatchObject([{ body: { email_address: 'nele@example.org' } }])
})

for (const [state, role] of [
  ['request-fails-500', 'alert'],
  ['request-422', 'group'],
] as const) {
  test(`${state}: focuses the error, and ignores the second click of a double click`, async ({
    page,
    sandbox,
    allowFailures,
  }) => {
    allowFailures(/status of [45]\d\d/)
    const key = freshKey(state)
    await page.goto(`/request/${key}`)
    await emailField(page).fill(EMAIL)
    await submitButton(page).click()
    const failure = page.getByRole('main').getByRole(role)
    await expect(failure.filter({ hasText: /could not confirm|was not accepted/i })).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveCount(0)
    await submitButton(page).hover()
    await page.mouse.down({ clickCount: 2 })
    await page.mouse.up({ clickCount: 2 })
    await page.waitForLoadState('networkidle')
    await expect(emailField(page)).toHaveValue(EMAIL)
    expect(await sandbox.ledger(key)).toHaveLength(1)
  })
}

test('downloads a copy once, and offers to request another copy', async ({ page, baseURL, sandbox }) => {
  const name = 'Auskunft für Jö.csv'
  let calls = 0
  page.on('request', (request) => (calls += request.url().includes(DOWNLOAD) ? 1 : 0))
  const key = freshKey('ready-utf8-name')
  const download = page.waitForEvent('download')
  await page.goto(`/request/${key}`)
  const file = await download
  expect(file.suggestedFilename()).toBe(name)
  const savedNote = page.getByText(`Saved as ${name}`)
  await expect(savedNote).toBeVisible()
  await expect(page).toHaveTitle(/^Your data was downloaded/)
  const servedBytes = Buffer.from(await (await fetch(`${baseURL}${DOWNLOAD}/${key}`)).arrayBuffer())
  expect((await readFile(await file.path())).equals(servedBytes)).toBe(true)
  await expect(emailField(page)).toBeHidden()
  await page.getByText('Request another copy').click()
  await emailField(page).fill(EMAIL)
  await submitButton(page).click()
  await expect(receivedNote(page)).toBeFocused()
  await expect(submitButton(page)).toHaveCount(0)
  await expect(page.getByRole('heading', DOWNLOADING)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download your data' })).toHaveAttribute('href', `${DOWNLOAD}/${key}`)
  await expect(savedNote).toBeVisible()
  expect(await sandbox.ledger(key)).toMatchObject([{ operation: 'requestReport', body: { email_address: EMAIL } }])
  expect(calls).toBe(1)
})

test('cancels a download without saving a file, then starts it again', async ({ page, allowFailures }) => {
  allowFailures(/ERR_/)
  await page.clock.install()
  await page.goto(`/request/${freshKey('download-never')}`)
  const progress = page.getByRole('progressbar', { name: 'Download' })
  await expect(progress).toBeVisible()
  await page.clock.fastForward('00:11')
  await expect(page.getByText('Still waiting for the download to start')).toBeVisible()
  let downloads = 0
  page.on('download', () => (downloads += 1))
  await page.getByRole('button', { name: 'Cancel download' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Request aborted' })).toBeVisible()
  await expect(page.getByText('Nothing was saved')).toBeVisible()
  await expect(page.getByRole('heading', DOWNLOADING)).toBeVisible()
  await expect(progress).toHaveCount(0)
  const secondRequest = page.waitForRequest((request) => request.url().includes(DOWNLOAD))
  await page.getByRole('button', { name: 'Download again' }).click()
  await secondRequest
  await expect(progress).toBeVisible()
  expect(downloads).toBe(0)
})
