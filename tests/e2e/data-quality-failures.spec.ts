import type { Page } from '@playwright/test'
import { decide } from '#tests/support/decide.ts'
import { chooseDocument } from '#tests/support/choose-document.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { GALLERY, pathInMode } from '#tests/support/serving-mode.ts'
import { expect, LOST_RESPONSE, test } from '#tests/support/test.ts'
import { markCalls } from '#tests/support/cookies.ts'

const API = '/registrant/api/no-auth/data_quality'
const link = (key: string) => `/registrant/data_quality/${key}/nordlicht`

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialogButton = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })
const cityField = (page: Page) => page.getByRole('textbox', { name: 'City' })

async function saveCorrection(page: Page, key: string): Promise<void> {
  await page.goto(link(key))
  await button(page, 'Change details').click()
  await cityField(page).fill('Leeds')
  await button(page, 'Save changes').click()
  await dialogButton(page, 'Save changes').dblclick()
}

for (const [outcome, city, count] of [
  ['does not resend the same correction, because a resend would approve it', 'Leeds', 1],
  ['sends a different correction', 'York', 2],
] as const) {
  test(`after a lost response, ${outcome}`, async ({ page, sandbox, allowFailures }) => {
    allowFailures(LOST_RESPONSE)
    const key = freshKey('pending')
    const header = await markCalls(page)
    await page.goto(link(key))
    await expect(button(page, 'Change details')).toBeVisible()
    await sandbox.fault({ header, path: `${API}/update_contact`, kind: 'drop-answer', times: 1 })
    await sandbox.fault({ header, path: `${API}/info`, kind: 'empty-502', times: 1 })
    await button(page, 'Change details').click()
    await cityField(page).fill('Leeds')
    await decide(page, { label: 'Save changes' })
    await expect(page.getByText('could not confirm that your changes were saved')).toBeVisible()
    await cityField(page).fill(city)
    await decide(page, { label: 'Save changes' })
    await expect(page.getByText('were saved, but the details are not approved yet')).toBeVisible()
    await expect(page.getByText(city, { exact: true })).toBeVisible()
    await expect(button(page, 'Approve')).toBeVisible()
    expect(await sandbox.ledger(key)).toHaveLength(count)
  })
}

test('shows errors from the backend at the field and in the summary', async ({ page, allowFailures }) => {
  allowFailures(/status of 422/)
  const postalCodeField = page.getByRole('textbox', { name: 'Postal code' })
  await page.goto(link(freshKey('save-422')))
  await decide(page, { label: 'Approve' })
  await expect(page.getByRole('heading', { level: 1, name: 'Correct your contact information' })).toBeVisible()
  await expect(postalCodeField).toHaveAccessibleDescription(/does not belong/)
  await saveCorrection(page, freshKey('save-422'))
  const summary = page.getByRole('group', { name: 'Please fix the following' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: 'The postal code does not belong to this country.' }).click()
  await expect(postalCodeField).toBeFocused()
  await expect(postalCodeField).toHaveAccessibleDescription(/does not belong to this country/)
  await expect(cityField(page)).toHaveValue('Leeds')
})

test('reports a correction as received if the item does not contain it', async ({ page, sandbox }) => {
  const key = freshKey('save-foreign')
  await saveCorrection(page, key)
  const receivedNote = page.getByRole('group', { name: 'Your changes were received' })
  await expect(receivedNote).toBeFocused()
  await expect(page.getByText('London', { exact: true })).toBeVisible()
  await expect(page.getByText('were saved')).toHaveCount(0)
  // The form still contains the correction.
  await button(page, 'Change details').click()
  await expect(cityField(page)).toHaveValue('Leeds')
  await page.reload()
  await expect(receivedNote).toContainText('do not approve them')
  await expect(page.getByText('London', { exact: true })).toBeVisible()
  expect(await sandbox.ledger(key)).toHaveLength(1)
})

const arrivedNote = (page: Page) => page.getByText('and it is in review')

async function sendDocument(page: Page): Promise<void> {
  await chooseDocument(page)
  await button(page, 'Send document').click()
}

test('reports at the field that a document is too large', async ({ page, allowFailures }) => {
  allowFailures(/status of 413/)
  await page.goto(link(freshKey('upload-413')))
  await sendDocument(page)
  const chooser = page.getByLabel(/^Choose (a|another) file$/)
  await expect(chooser).toHaveAccessibleDescription(/too large: the limit is below 1\s?kB\. Choose a smaller file/)
  await expect(page.getByRole('group', { name: 'Please fix the following' })).toBeVisible()
  await expect(page.getByText('proof.pdf')).toBeVisible()
})

for (const [kind, uploads] of [
  ['drop-answer', 1],
  ['empty-502', 0],
] as const) {
  test(`sends a document again only after checking whether it arrived: ${kind}`, async ({
    page,
    sandbox,
    allowFailures,
  }) => {
    allowFailures(LOST_RESPONSE)
    const key = freshKey('pending')
    const header = await markCalls(page)
    await page.goto(link(key))
    await expect(page.getByLabel('Document type')).toBeVisible()
    await sandbox.fault({ header, method: 'POST', path: `${API}/upload`, kind, times: 1 })
    await sandbox.fault({ header, path: `${API}/info`, kind: 'empty-502', times: 2 })
    await sendDocument(page)
    const unconfirmedNote = page.getByText('could not confirm that your document arrived')
    await expect(unconfirmedNote).toBeVisible()
    const infoResponsePromise = page.waitForResponse((response) => response.url().includes(`${API}/info`))
    await button(page, 'Send again').click()
    await infoResponsePromise
    await expect(unconfirmedNote).toBeVisible()
    expect(await sandbox.uploads(key)).toHaveLength(uploads)
    await button(page, 'Send again').click()
    await expect(arrivedNote(page)).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
    expect(await sandbox.uploads(key)).toHaveLength(1)
  })
}

test('cancels an upload on request, and silently on leaving the page', GALLERY, async ({ page, mode, sandbox }) => {
  const key = freshKey('save-never')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(
    (address) => {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
    },
    pathInMode(mode, link(key)),
  )
  await sendDocument(page)
  await expect(page.getByText('Sent. Waiting for confirmation.')).toBeVisible()
  await button(page, 'Cancel upload').click()
  await expect(page.getByText('You canceled the upload')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Request aborted')
  await button(page, 'Close').click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await button(page, 'Send document').click()
  await expect.poll(() => sandbox.ledger(key)).toHaveLength(2)
  const abortedRequestPromise = page.waitForEvent('requestfailed')
  await page.goBack()
  await button(page, 'Leave without saving').click()
  await abortedRequestPromise
  await expect(page.getByRole('heading', { level: 1, name: 'Requests about your domain' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('does not mention documents if all document types are unknown', async ({ page }) => {
  await page.goto(link(freshKey('unknown-document-types-only')))
  await expect(page.getByText('You can still approve or correct the details. Once your details')).toBeVisible()
  await expect(page.getByText('In the meantime, you can still approve or correct the details.')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/send (it|another|a document)|\bprove/i)
})
