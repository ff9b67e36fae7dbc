import type { Page } from '@playwright/test'
import { decide } from '#tests/support/answering.ts'
import { DECISION_PAGES } from '#tests/support/decision-pages.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'
import { markCalls } from '#tests/support/trial.ts'

/** Expects the page to announce after ten seconds that it still waits. */
async function expectStillWaiting(page: Page): Promise<void> {
  const status = page
    .getByRole('status')
    .filter({ hasText: 'Still waiting for a response. Please keep this page open.' })
  await expect(status).toHaveCount(0)
  await page.clock.fastForward(11_000)
  await expect(status).toBeVisible()
}

test.beforeEach(({ page }) => page.clock.install())

// All decisions share the dialog, and clear personal data in the same way.
const [decision] = DECISION_PAGES.filter(({ isCleared }) => isCleared)
if (!decision) throw new Error('No page clears personal data')
const { prefix, link, answers, read } = decision

for (const { name, address, send, pending } of [
  {
    name: 'a decision',
    address: link(freshKey(`${prefix}save-never`)),
    send: (page: Page) => decide(page, answers[0]),
    pending: 'Sending. Please wait.',
  },
  {
    name: 'preferences',
    address: `/consent/${freshKey('save-never')}`,
    send: async (page: Page) => {
      await page.getByRole('checkbox', { name: 'Allow data sharing for all options above' }).check()
      await page.getByRole('button', { name: 'Save Preferences' }).click()
    },
    pending: 'Saving',
  },
  {
    name: 'a request for data',
    address: `/request/${freshKey('request-never')}`,
    send: async (page: Page) => {
      await page.getByLabel('Email address').fill('jo@anders-buchbinderei.example')
      await page.getByRole('button', { name: 'Submit Request' }).click()
    },
    pending: 'Sending. Please wait.',
  },
]) {
  test(`announces the wait for the response to ${name}`, async ({ page }) => {
    await page.goto(address)
    await send(page)
    await expect(page.getByText(pending).first()).toBeVisible()
    await expectStillWaiting(page)
  })
}

test('announces the wait for personal data that is read again', async ({ page, sandbox, declaredFailures }) => {
  declaredFailures(/status of 500/)
  await page.goto(link(freshKey(`${prefix}save-fails-500`)))
  await decide(page, answers[0])
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await sandbox.fault({ path: read, header: await markCalls(page), kind: 'never' })
  await retry.click()
  await expect(retry).toHaveAttribute('aria-disabled', 'true')
  await expectStillWaiting(page)
})

test('announces the wait for a page that is retried', async ({ page, sandbox, declaredFailures }) => {
  declaredFailures(/status of 500/)
  const key = freshKey('optional-only')
  const path = `/consent/api/no-auth/identity_service/consent/${key}`
  await sandbox.fault({ method: 'GET', path, times: 3, kind: 'status-500' })
  await page.goto(`/consent/${key}`)
  // Automatic retries are delayed.
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(async () => {
    await page.clock.runFor(500)
    await expect(retry).toBeVisible({ timeout: 500 })
  }).toPass()
  await sandbox.fault({ method: 'GET', path, kind: 'never' })
  await retry.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Loading' })).toBeAttached()
  await expectStillWaiting(page)
})

test('announces the wait for the link to the TLD details', async ({ page, sandbox }) => {
  const header = await markCalls(page)
  await sandbox.fault({ method: 'POST', path: '/tld-info/gethash/', header, kind: 'never' })
  await page.goto(`/consent/${freshKey('optional-only')}`)
  const requested = page.waitForRequest((request) => request.url().includes('gethash'))
  await page.getByRole('link', { name: 'TLD details' }).click()
  await requested
  await expectStillWaiting(page)
})
