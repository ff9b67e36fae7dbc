import type { Page } from '@playwright/test'
import { inForm } from '#tests/support/form.ts'
import { inTurn } from '#tests/support/in-turn.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, LOST_ANSWER, test } from '#tests/support/test.ts'
import { markCalls } from '#tests/support/trial.ts'

const PDF = { name: 'proof.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nproof') }

const chooser = (page: Page) => page.getByLabel(/^Choose (a|another) file$/)

const API = '/registrant/api/no-auth/data_quality'

async function choosePdf(page: Page): Promise<void> {
  await page.getByLabel('Document type').selectOption('Identity card')
  await chooser(page).setInputFiles(PDF)
}

async function sendPdf(page: Page, key: string): Promise<void> {
  await page.goto(`/registrant/data_quality/${key}/nordlicht`)
  await choosePdf(page)
  await page.getByRole('button', { name: 'Send document' }).click()
}

for (const [state, words] of inTurn(
  [
    ['upload-413', String.raw`too large: the limit is below 1\s?kB\. Choose a smaller file`],
    ['upload-415', 'This document was not accepted'],
    ['upload-422', 'This document was not accepted'],
    ['save-400', 'This document was not accepted'],
  ] as const,
  0,
  2,
)) {
  test(`${state} is said at the field`, async ({ page, declaredFailures }) => {
    declaredFailures(/status of 4\d\d/)
    await sendPdf(page, freshKey(state))
    await expect(chooser(page)).toHaveAccessibleDescription(new RegExp(words))
    await expect(page.getByRole('group', { name: 'There is a problem' })).toBeVisible()
    await expect(page.getByText('proof.pdf')).toBeVisible()
  })
}

test('a document whose answer is lost has arrived, and is not sent twice', async ({
  page,
  sandbox,
  declaredFailures,
}) => {
  declaredFailures(LOST_ANSWER)
  const key = freshKey('save-drops-answer')
  await sendPdf(page, key)
  await expect(page.getByText('was received and is in review')).toBeVisible()
  expect(await sandbox.ledger(key)).toHaveLength(1)
})

test('while nobody knows whether it has arrived, nothing is sent again', async ({
  page,
  sandbox,
  declaredFailures,
}) => {
  declaredFailures(LOST_ANSWER)
  const key = freshKey('pending')
  const trial = await markCalls(page)
  const order = { header: trial, times: 1 } as const
  await sandbox.fault({ ...order, method: 'POST', path: `${API}/upload`, kind: 'drop-answer' })
  await page.goto(`/registrant/data_quality/${key}/nordlicht`)
  await expect(page.getByLabel('Document type')).toBeVisible()
  await sandbox.fault({ ...order, path: `${API}/info`, kind: 'empty-502', times: 2 })
  await choosePdf(page)
  await page.getByRole('button', { name: 'Send document' }).click()
  const unsure = page.getByText('could not confirm whether your document arrived')
  await expect(unsure).toBeVisible()
  const read = page.waitForResponse((response) => response.url().includes(`${API}/info`))
  await page.getByRole('button', { name: 'Send again' }).click()
  await read
  await expect(unsure).toBeVisible()
  expect(await sandbox.ledger(key)).toHaveLength(1)
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('was received and is in review')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  expect(await sandbox.ledger(key)).toHaveLength(1)
})

test('what has not arrived is sent again once that is known', async ({ page, sandbox, declaredFailures }) => {
  declaredFailures(LOST_ANSWER)
  const key = freshKey('pending')
  const trial = await markCalls(page)
  await page.goto(`/registrant/data_quality/${key}/nordlicht`)
  await expect(page.getByLabel('Document type')).toBeVisible()
  await sandbox.fault({ header: trial, path: `${API}/*`, kind: 'empty-502', times: 2 })
  await choosePdf(page)
  await page.getByRole('button', { name: 'Send document' }).click()
  await expect(page.getByText('could not confirm whether your document arrived')).toBeVisible()
  expect(await sandbox.uploads(key)).toEqual([])
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('was received and is in review')).toBeVisible()
  expect(await sandbox.uploads(key)).toHaveLength(1)
})

test('what never answers can be cancelled', async ({ page }) => {
  await sendPdf(page, freshKey('save-never'))
  await expect(page.getByText('Sent. Waiting for confirmation.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel upload' }).click()
  await expect(page.getByText('You canceled the upload')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Request aborted')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a document on its way that is left with its page is no news on the next one', async ({ page, form, sandbox }) => {
  const key = freshKey('save-never')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(
    (address) => {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate'))
    },
    inForm(form, `/registrant/data_quality/${key}/nordlicht`),
  )
  await choosePdf(page)
  await page.getByRole('button', { name: 'Send document' }).click()
  await expect.poll(() => sandbox.ledger(key)).toHaveLength(1)
  const cut = page.waitForEvent('requestfailed')
  await page.goBack()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await cut
  await expect(page.getByRole('heading', { level: 1, name: 'Requests about your domain' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

for (const [state, heading] of inTurn(
  [
    ['save-conflict-409', 'This request was already answered'],
    ['save-lost-409', 'This request was already answered'],
    ['save-lost-410', 'This link can no longer be used'],
    ['save-lost-404', 'This link does not work'],
    ['save-forbidden-403', 'This link is not valid'],
  ] as const,
  0,
  3,
)) {
  test(`${state}: a document for what was over meanwhile shows what it has come to`, async ({
    page,
    declaredFailures,
  }) => {
    declaredFailures(/status of (4\d\d|504)/)
    await sendPdf(page, freshKey(state))
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  })
}

test('only the types that are accepted can be chosen, and none at all when none is known', async ({ page }) => {
  const types = page.getByLabel('Document type').getByRole('option')
  for (const [state, count] of [
    ['few-document-types', 4],
    ['no-document-types', 9],
    ['unknown-document-type', 2],
  ] as const) {
    await page.goto(`/registrant/data_quality/${freshKey(state)}/nordlicht`)
    await expect(types).toHaveCount(count)
  }
})

test('where no document can be sent, nothing on the page speaks of sending one', async ({ page }) => {
  await page.goto(`/registrant/data_quality/${freshKey('unknown-document-types-only')}/nordlicht`)
  await expect(page.getByText('You can still approve or correct the details. Once your details')).toBeVisible()
  await expect(page.getByText('In the meantime, you can still approve or correct the details.')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/send (it|another|a document)|\bprove/i)
})
