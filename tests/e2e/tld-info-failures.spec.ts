import { LINK, openAndFailLater, expectStatus, search, status } from '#tests/support/tld-info.ts'
import { expect, test } from '#tests/support/test.ts'

test('announces that nothing was found, and links to the full list', async ({ page }) => {
  await page.goto(LINK)
  await expectStatus(page, /^1 to 25/)
  await search(page, 'no such provider')
  await expect(status(page)).toContainText('Found no data')
  await expect(status(page)).toContainText('You searched for “no such provider”.')
  await page.getByRole('link', { name: 'Show all TLDs' }).press('Enter')
  await expectStatus(page, /^1 to 25/)
  await expect(status(page)).toBeFocused()
  await page.goto('/tld-info/no-tlds')
  await expect(status(page)).toContainText('This list is currently empty.')
  await expect(page.getByRole('link', { name: 'Show all TLDs' })).toHaveCount(0)
})

test('shows one failure in place of the rows, and moves focus to the status after a retry', async ({
  page,
  sandbox,
  allowFailures,
}) => {
  allowFailures(/status of 500/)
  await openAndFailLater(page, sandbox)
  await page.getByLabel('TLDs per page').selectOption('100')
  const alert = page.getByRole('alert')
  await expect(alert).toHaveCount(1)
  await expect(alert).toBeFocused()
  await expect(alert).toContainText('We could not load this part of the list.')
  await alert.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(status(page)).toBeFocused()
  await expectStatus(page, /^1 to 100/)
  await expect(status(page)).toBeFocused()
})
