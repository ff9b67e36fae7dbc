import type { Page } from '@playwright/test'
import { tabTo } from '#tests/support/keyboard.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

const waive = (page: Page) => page.getByRole('checkbox', { name: 'Skip the 60-day lock' })
const authorize = (page: Page) => page.getByRole('checkbox', { name: 'Let Meridian Registrar Inc. approve' })
/** What is known of the other party's answer. */
const otherParty = (page: Page, role: string) =>
  page.locator('form ~ dl > div', { hasText: role }).getByRole('definition')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function decide(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click()
  await page.getByRole('dialog').getByRole('button', { name }).click()
}

for (const [side, state, body] of [
  ['new', 'facts', {}],
  ['current', 'hold-only', { trade_hold: '1' }],
] as const) {
  test(`${side} holder, ${state}: sends only what is editable`, async ({ page, sandbox }) => {
    const key = freshKey(`${side}-${state}`)
    await page.goto(`/trade/${side[0]}/${key}`)
    await expect(page.getByRole('checkbox')).toHaveCount(Object.keys(body).length)
    if (state === 'facts') {
      await expect(page.getByText('The domain will be locked for 60 days')).toBeVisible()
      await expect(page.getByText('Meridian Registrar Inc. is your designated agent')).toBeVisible()
    }
    await decide(page, 'Approve change')
    await expect(heading(page, 'You approved the change')).toBeVisible()
    expect((await sandbox.ledger(key)).map((entry) => entry.body)).toEqual([{ key, ...body }])
  })
}

test('current holder: by keyboard alone, with both choices; Enter twice sends once', async ({ page, sandbox }) => {
  const key = freshKey('current-open')
  await page.goto(`/trade/c/${key}`)
  await expect(waive(page)).not.toBeChecked()
  await expect(authorize(page)).not.toBeChecked()
  await waive(page).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(authorize(page)).toBeFocused()
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Approve change' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('The domain will not be locked after the change')
  await expect(dialog).toContainText('Meridian Registrar Inc. is your designated agent')
  await dialog.getByRole('button', { name: 'Approve change' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'You approved the change')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your receipt' })).toContainText('will not be locked')
  const sent = await sandbox.ledger(key)
  expect(sent.map(({ body }) => body)).toEqual([{ key, trade_hold: '0', designated_agent: '1' }])
})

test('one side sees what the other has answered, and the last approval completes the change', async ({ page }) => {
  const change = freshKey('open')
  await page.goto(`/trade/n/new-${change}`)
  await expect(otherParty(page, 'Current registrant')).toHaveText('Not answered yet')
  await decide(page, 'Approve change')
  await expect(heading(page, 'You approved the change')).toBeVisible()
  await page.goto(`/trade/c/current-${change}`)
  await expect(otherParty(page, 'New registrant')).toHaveText(/^Approved on \w+day, /)
  await decide(page, 'Approve change')
  await expect(heading(page, 'Both parties approved the change')).toBeVisible()
})

test('when one side cancels, the other has nothing left to answer', async ({ page }) => {
  const change = freshKey('open')
  await page.goto(`/trade/c/current-${change}`)
  await decide(page, 'Cancel change')
  await expect(heading(page, 'You canceled the change')).toBeVisible()
  await page.goto(`/trade/n/new-${change}`)
  await expect(heading(page, 'The current registrant canceled the change')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve change' })).toHaveCount(0)
})

test('both registrants are shown, what is different is marked with a word, and the legal registrant is named', async ({
  page,
}) => {
  await page.goto('/trade/n/new-organization-added')
  const holders = page.locator('form dl')
  await expect(holders.getByRole('term')).toHaveText(['Current registrant', 'New registrant (you)'])
  await expect(holders.getByText('(Different)')).toHaveCount(1)
  await expect(holders.getByText('Organization: not given')).toBeVisible()
  await expect(holders.getByText('Anders Buchbinderei GmbH (Different) (legal registrant)')).toBeVisible()
  await page.getByRole('button', { name: 'Approve change' }).click()
  await expect(page.getByRole('dialog')).toContainText('change: Anders Buchbinderei GmbH (organization).')
  await page.goto('/trade/c/current-organization-removed')
  await expect(holders.getByRole('term')).toHaveText(['Current registrant (you)', 'New registrant'])
  await expect(holders.getByText('Jo Anders (legal registrant)')).toBeVisible()
})

test('names the party that has approved, and the one that did not answer in time', async ({ page }) => {
  await page.goto('/trade/n/new-other-approved')
  await expect(page.getByText('The current registrant has already approved')).toBeVisible()
  await page.goto('/trade/c/current-expired-by-date')
  await expect(page.getByText('Did not answer', { exact: true })).toBeVisible()
  await expect(page.getByText('Not answered yet')).toHaveCount(0)
})
