import { inTurn } from '#tests/support/in-turn.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'
import { testStates } from '#tests/support/states.ts'

const link = (key: string) => `/registrant/verification/48213/${key}/nordlicht`
const query = (key: string) => `verification_id=48213&key=${key}&reseller_id=nordlicht`
const DONE = { level: 1, name: 'Your contact details are confirmed' } as const
const ASKED = { level: 1, name: 'Are your contact details correct?' } as const

for (const [state, address] of inTurn(
  [
    ['pending', link],
    ['pending', (key: string) => `/registrant?${query(key)}`],
    ['pending', (key: string) => `/registrant/verify?${query(key)}`],
    ['past-deadline', link],
  ] as const,
  0,
  2,
)) {
  test(`${address('KEY')}, ${state}: approved, and found again`, async ({ page, sandbox }) => {
    const key = freshKey(state)
    await page.goto(address(key))
    await expect(page.getByRole('heading', ASKED)).toBeVisible()
    await expect(page.getByText('jo.anders@anders-buchbinderei.example')).toBeVisible()
    await expect(page.getByText('You can still approve')).toHaveCount(state === 'past-deadline' ? 1 : 0)
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByRole('heading', DONE)).toBeVisible()
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

test('the agreement is next to the decision, and again in its dialog', async ({ page }) => {
  await page.goto(link(freshKey('pending')))
  const agreement = { name: 'Read the registration agreement' }
  await expect(page.getByRole('group', { name: 'Approve' }).getByRole('link', agreement)).toBeVisible()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('dialog').getByRole('link', agreement)).toBeVisible()
})

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

test('the brand is that of the reseller in the path', async ({ page }) => {
  await page.goto(`/registrant/verification/48213/${freshKey('pending')}/pale-yellow`)
  await expect(page.getByText(/is contacting you on behalf of/)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link')).toHaveAttribute('href', 'https://zitrone.example/')
})

test('wrong data: who corrects it, and that it must not be approved', async ({ page }) => {
  await page.goto(link(freshKey('wrong-data')))
  await expect(page.getByText('Jo Adners')).toBeVisible()
  await expect(page.getByText('Do not approve incorrect details')).toBeVisible()
  await expect(page.getByText(/Their website is www\.nordlicht\.example\.$/)).toBeVisible()
})

test('where the provider has no site, no sentence leads to one', async ({ page }) => {
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

test('an address without what it needs says so', async ({ page }) => {
  for (const address of ['/registrant', '/registrant/verify?key=pending', '/registrant/a/b/c']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible()
  }
})

test('what is not shown is approved by a statement of its own', async ({ page }) => {
  await page.goto(link(freshKey('no-contact')))
  await expect(page.getByRole('heading', { level: 1, name: 'Check your registered contact details' })).toBeVisible()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('dialog')).toContainText('You have asked your domain provider')
  await expect(page.getByText('address shown')).toHaveCount(0)
})

testStates('verification', ['Are your contact details correct?', 'Stimmen Ihre Kontaktdaten?'], 'main form button', [
  ['Check your registered contact details', 'Prüfen Sie Ihre eingetragenen Kontaktdaten', ['no-contact']],
  ['Your contact details are confirmed', 'Ihre Kontaktdaten sind bestätigt', ['already-verified', 'verified-undated']],
  ['We cannot reach our service right now', 'Unser Dienst ist gerade nicht erreichbar', ['empty']],
])
