import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

const link = (key: string) => `/registrant/verification/48213/${key}/nordlicht`

for (const [state, address] of [
  ['pending', (key: string) => `/registrant?verification_id=48213&key=${key}&reseller_id=nordlicht`],
  ['past-deadline', link],
] as const) {
  test(`${address('KEY')}, ${state}: approved, and found again`, async ({ page, sandbox }) => {
    const key = freshKey(state)
    await page.goto(address(key))
    await expect(page.getByRole('heading', { level: 1, name: 'Are your contact details correct?' })).toBeVisible()
    await expect(page.getByText('jo.anders@anders-buchbinderei.example')).toBeVisible()
    await expect(page.getByText('You can still approve')).toHaveCount(state === 'past-deadline' ? 1 : 0)
    const agreement = { name: 'Read the registration agreement' }
    await expect(page.getByRole('group', { name: 'Approve' }).getByRole('link', agreement)).toBeVisible()
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByRole('dialog').getByRole('link', agreement)).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your contact details are confirmed' })).toBeVisible()
    expect(await sandbox.ledger(key)).toMatchObject([
      { operation: 'verifyRegistrant', body: { verification_id: '48213', key, reseller_id: 'nordlicht' } },
    ])
    await page.goto(address(key))
    const then =
      state === 'past-deadline' ? 'Any suspended domains will be reactivated' : 'Your domains will keep working'
    await expect(page.getByText(`Thank you. ${then}`)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Your receipt' })).toContainText('anders-buchbinderei.berlin')
  })
}

test('an email address in the contact is broken only where it does not fit', async ({ page }) => {
  await page.goto(link(freshKey('pending')))
  const parts = page.locator('[data-part=email] dd > span > span')
  await expect(parts).toHaveCount(2)
  await parts.evaluateAll(([local, host]) => {
    local?.replaceChildren('nele.neubauer-verylongname@')
    host?.replaceChildren('example-domain-long.example')
  })
  const lines = () => parts.evaluateAll((spans) => new Set(spans.map((span) => span.getBoundingClientRect().top)).size)
  expect(await lines()).toBe(1)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await lines()).toBe(2)
})

test('wrong data: who corrects it, and that it must not be approved', async ({ page }) => {
  await page.goto(link(freshKey('wrong-data')))
  await expect(page.getByText('Jo Adners')).toBeVisible()
  await expect(page.getByText('Do not approve incorrect details')).toBeVisible()
  await expect(page.getByText(/Their website is www\.nordlicht\.example\.$/)).toBeVisible()
  await page.goto(`/registrant/verification/48213/${freshKey('wrong-data')}/no-logo`)
  await expect(page.getByText(/correct them yourself in your account there\.$/)).toBeVisible()
  await expect(page.getByText('website is')).toHaveCount(0)
})

test('two hundred domains can all be read', async ({ page }) => {
  await page.goto(link(freshKey('many-domains')))
  await expect(page.getByText('200 domains', { exact: true })).toBeVisible()
  await expect(page.locator('main dd li:visible')).toHaveCount(5)
  await page.getByText('195 more domains').click()
  await expect(page.locator('main dd li:visible')).toHaveCount(200)
})

test('an address without its parameters says so', async ({ page }) => {
  await page.goto('/registrant/verify?key=pending')
  await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible()
})

test('what is not shown is approved by a statement of its own', async ({ page }) => {
  await page.goto(link(freshKey('no-contact')))
  await expect(page.getByRole('heading', { level: 1, name: 'Check your registered contact details' })).toBeVisible()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('dialog')).toContainText('You have asked your domain provider')
  await expect(page.getByText('address shown')).toHaveCount(0)
})
