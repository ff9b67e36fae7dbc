import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

const link = (key: string) => `/registrant/verification/48213/${key}/nordlicht`

for (const [state, linkFor] of [
  ['pending', (key: string) => `/registrant?verification_id=48213&key=${key}&reseller_id=nordlicht`],
  ['past-deadline', link],
] as const) {
  test(`${linkFor('KEY')}, ${state}: shows the outcome, also when opened again`, async ({ page, sandbox }) => {
    const key = freshKey(state)
    await page.goto(linkFor(key))
    await expect(page.getByRole('heading', { level: 1, name: 'Is your contact information correct?' })).toBeVisible()
    await expect(page.getByText('jo.anders@anders-buchbinderei.example')).toBeVisible()
    await expect(page.getByText('You can still approve')).toHaveCount(state === 'past-deadline' ? 1 : 0)
    const agreement = { name: 'Read the registration agreement' }
    await expect(page.getByRole('group', { name: 'Approve' }).getByRole('link', agreement)).toBeVisible()
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByRole('dialog').getByRole('link', agreement)).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your contact information is confirmed' })).toBeVisible()
    expect(await sandbox.ledger(key)).toMatchObject([
      { operation: 'verifyRegistrant', body: { verification_id: '48213', key, reseller_id: 'nordlicht' } },
    ])
    await page.goto(linkFor(key))
    const effect =
      state === 'past-deadline' ? 'Any suspended domains will be reactivated' : 'Your domains will keep working'
    await expect(page.getByText(`Thank you. ${effect}`)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Your receipt' })).toContainText('anders-buchbinderei.berlin')
  })
}

test('names who corrects wrong data, and warns against approving it', async ({ page }) => {
  await page.goto(link(freshKey('wrong-data')))
  await expect(page.getByText('Jo Adners')).toBeVisible()
  await expect(page.getByText('Do not approve incorrect information')).toBeVisible()
  await expect(page.getByText(/Their website is www\.nordlicht\.example\.$/)).toBeVisible()
  await page.goto(`/registrant/verification/48213/${freshKey('wrong-data')}/no-logo`)
  await expect(page.getByText(/correct it yourself in your account there\.$/)).toBeVisible()
  await expect(page.getByText('website is')).toHaveCount(0)
})

test('handles missing contact data, 200 domains, and a link with missing parameters', async ({ page }) => {
  await page.goto(link(freshKey('no-contact')))
  await expect(page.getByRole('heading', { level: 1, name: 'Check the contact information on file' })).toBeVisible()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('dialog')).toContainText('you asked your domain provider')
  await expect(page.getByText('address shown')).toHaveCount(0)

  await page.goto(link(freshKey('many-domains')))
  await expect(page.getByText('200 domains', { exact: true })).toBeVisible()
  const visibleDomains = page.locator('main dd li:visible')
  await expect(visibleDomains).toHaveCount(5)
  await page.getByText('195 more domains').click()
  await expect(visibleDomains).toHaveCount(200)

  await page.goto('/registrant/verify?key=pending')
  await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible()
})
