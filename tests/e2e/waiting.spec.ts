import type { Page } from '@playwright/test'
import { decide } from '#tests/support/answering.ts'
import { DECISION_PAGES } from '#tests/support/decision-pages.ts'
import { inTurn } from '#tests/support/in-turn.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'
import { markCalls } from '#tests/support/trial.ts'

const STILL = 'Still waiting for a response. Please keep this page open.'

/** Lets ten seconds pass; what is said then is said in a region that is read out when it suits. */
async function expectWaitingIsTold(page: Page): Promise<void> {
  const told = page.getByRole('status').filter({ hasText: STILL })
  await expect(told).toHaveCount(0)
  await page.clock.fastForward(11_000)
  await expect(told).toBeVisible()
}

for (const { name, prefix, link, answers } of inTurn(DECISION_PAGES, 0, 7)) {
  test(`${name}: after ten seconds without an answer the dialog says that it still waits`, async ({ page }) => {
    await page.clock.install()
    await page.goto(link(freshKey(`${prefix}save-never`)))
    await decide(page, answers[0])
    await expect(page.getByRole('dialog').getByText('Sending. Please wait.')).toBeVisible()
    await expectWaitingIsTold(page)
  })
}

for (const [path, act, pending] of [
  [
    '/consent/save-never',
    async (page: Page) => {
      await page.getByRole('checkbox', { name: 'Allow data sharing for all options above' }).check()
      await page.getByRole('button', { name: 'Save Preferences' }).click()
    },
    'Saving',
  ],
  [
    '/request/request-never',
    async (page: Page) => {
      await page.getByLabel('Email address').fill('jo@anders-buchbinderei.example')
      await page.getByRole('button', { name: 'Submit Request' }).click()
    },
    'Sending. Please wait.',
  ],
] as const) {
  test(`${path}: after ten seconds without a response the page reports that it still waits`, async ({ page }) => {
    await page.clock.install()
    await page.goto(`${path}~${crypto.randomUUID()}`)
    await act(page)
    await expect(page.getByText(pending).first()).toBeVisible()
    await expectWaitingIsTold(page)
  })
}

const CLEARED = DECISION_PAGES.filter(({ isCleared }) => isCleared)
for (const { name, prefix, link, answers, read } of inTurn(CLEARED, 0, 2)) {
  test(`${name}: data that is loaded again and does not come says that it still waits`, async ({
    page,
    sandbox,
    declaredFailures,
  }) => {
    declaredFailures(/status of 500/)
    await page.clock.install()
    const key = freshKey(`${prefix}save-fails-500`)
    await page.goto(link(key))
    await decide(page, answers[0])
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    const trial = await markCalls(page)
    await sandbox.fault({ path: read, header: trial, kind: 'never' })
    await again.click()
    await expect(again).toHaveAttribute('aria-disabled', 'true')
    await expectWaitingIsTold(page)
  })
}

test('a page that is tried again and does not come says that it still waits', async ({
  page,
  sandbox,
  declaredFailures,
}) => {
  declaredFailures(/status of 500/)
  await page.clock.install()
  const key = freshKey('optional-only')
  const path = `/consent/api/no-auth/identity_service/consent/${key}`
  await sandbox.fault({ method: 'GET', path, times: 3, kind: 'status-500' })
  await page.goto(`/consent/${key}`)
  // The two retries wait for their time.
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(async () => {
    await page.clock.runFor(500)
    await expect(again).toBeVisible({ timeout: 500 })
  }).toPass()
  await sandbox.fault({ method: 'GET', path, kind: 'never' })
  await again.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Loading' })).toBeAttached()
  await expectWaitingIsTold(page)
})

test('the way to the TLD details says that it still waits', async ({ page, sandbox }) => {
  await page.clock.install()
  const key = freshKey('optional-only')
  const trial = await markCalls(page)
  await sandbox.fault({ method: 'POST', path: '/tld-info/gethash/', header: trial, kind: 'never' })
  await page.goto(`/consent/${key}`)
  const asked = page.waitForRequest((request) => request.url().includes('gethash'))
  await page.getByRole('link', { name: 'TLD details' }).click()
  await asked
  await expectWaitingIsTold(page)
})
