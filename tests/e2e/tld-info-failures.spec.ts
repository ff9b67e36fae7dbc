import { LINK, openAndFailLater, range, search, status } from '#tests/support/tld-info.ts'
import { expect, test } from '#tests/support/test.ts'

test('a list that cannot be shown is missed or asked for again, and never by a link from a mail', async ({
  page,
  declaredFailures,
}) => {
  declaredFailures(/status of [45]\d\d/)
  for (const [state, heading, ways] of [
    ['not-found', 'We could not find this list', 0],
    ['bad-gateway', 'This page could not be loaded', 1],
  ] as const) {
    await page.goto(`/tld-info/${state}`)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByText(/^A service of .+/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(ways)
    await expect(page.getByRole('main')).not.toContainText(/your link|I received an email/i)
  }
})

test('nothing found is announced with what was searched, and leads back', async ({ page }) => {
  await page.goto(LINK)
  await range(page, /^1 to 25/)
  await search(page, 'no such provider')
  await expect(status(page)).toContainText('Found no data')
  await expect(status(page)).toContainText('You searched for “no such provider”.')
  await page.getByRole('link', { name: 'Show all TLDs' }).press('Enter')
  await range(page, /^1 to 25/)
  await expect(status(page)).toBeFocused()
  await page.goto('/tld-info/no-tlds')
  await expect(status(page)).toContainText('This list is empty at the moment.')
  await expect(page.getByRole('link', { name: 'Show all TLDs' })).toHaveCount(0)
})

test('a failure is told once, where the rows would be, and trying again leaves the focus there', async ({
  page,
  sandbox,
  declaredFailures,
}) => {
  declaredFailures(/status of 500/)
  await openAndFailLater(page, sandbox)
  await page.getByLabel('TLDs per page').selectOption('100')
  const alert = page.getByRole('alert')
  await expect(alert).toHaveCount(1)
  await expect(alert).toBeFocused()
  await expect(alert).toContainText('We could not load this part of the list.')
  await alert.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(status(page)).toBeFocused()
  await range(page, /^1 to 100/)
  await expect(status(page)).toBeFocused()
})
