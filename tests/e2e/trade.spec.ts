import type { Page } from '@playwright/test'
import { decide } from '#tests/support/decide.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

const lockOptOut = (page: Page) => page.getByRole('checkbox', { name: 'Opt out of the 60-day transfer lock' })
const authorizeBox = (page: Page) => page.getByRole('checkbox', { name: 'Authorize Meridian Registrar Inc.' })
/** The other party's answer. */
const otherAnswer = (page: Page, role: string) =>
  page.locator('form ~ dl > div', { hasText: role }).getByRole('definition')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('current registrant: sends both settings', async ({ page, sandbox }) => {
  const key = freshKey('current-open')
  await page.goto(`/trade/c/${key}`)
  await lockOptOut(page).check()
  await authorizeBox(page).check()
  await page.getByRole('button', { name: 'Approve change' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('The domain will not be locked after the change')
  await expect(dialog).toContainText('Meridian Registrar Inc. is your designated agent')
  await dialog.getByRole('button', { name: 'Approve change' }).click()
  await expect(heading(page, 'You approved the change')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your receipt' })).toContainText('will not be locked')
  const writes = await sandbox.ledger(key)
  expect(writes.map(({ body }) => body)).toEqual([{ key, trade_hold: '0', designated_agent: '1' }])
})

test('shows the answer of the other party, and completes the change with the second approval', async ({ page }) => {
  const change = freshKey('open')
  await page.goto(`/trade/n/new-${change}`)
  await expect(otherAnswer(page, 'Current registrant')).toHaveText('No response yet')
  await decide(page, { label: 'Approve change' })
  await expect(heading(page, 'You approved the change')).toBeVisible()
  await page.goto(`/trade/c/current-${change}`)
  await expect(otherAnswer(page, 'New registrant')).toHaveText(/^Approved on \w+day, /)
  await decide(page, { label: 'Approve change' })
  await expect(heading(page, 'Both parties approved the change')).toBeVisible()
})

test('shows both registrants, their differences and the legal registrant', async ({ page }) => {
  await page.goto('/trade/n/new-organization-added')
  const registrants = page.locator('form dl')
  await expect(registrants.getByRole('term')).toHaveText(['Current registrant', 'New registrant (you)'])
  await expect(registrants.getByText('(Changed)')).toHaveCount(1)
  await expect(registrants.getByText('Organization: not provided')).toBeVisible()
  await expect(registrants.getByText('Anders Buchbinderei GmbH (Changed) (legal registrant)')).toBeVisible()
  await page.getByRole('button', { name: 'Approve change' }).click()
  await expect(page.getByRole('dialog')).toContainText('change: Anders Buchbinderei GmbH (organization).')
  await page.goto('/trade/c/current-organization-removed')
  await expect(registrants.getByRole('term')).toHaveText(['Current registrant (you)', 'New registrant'])
  await expect(registrants.getByText('Jo Anders (legal registrant)')).toBeVisible()
})

test('names the party that has approved, or did not answer in time', async ({ page }) => {
  await page.goto('/trade/n/new-other-approved')
  await expect(page.getByText('The current registrant has already approved')).toBeVisible()
  await page.goto('/trade/c/current-expired-by-date')
  await expect(page.getByText('Did not respond', { exact: true })).toBeVisible()
  await expect(page.getByText('No response yet')).toHaveCount(0)
})
