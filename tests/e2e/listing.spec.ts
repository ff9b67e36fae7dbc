import { LISTING } from '#mocks/scenarios/listing.ts'
import { expect, test } from '#tests/support/test.ts'
import { testStates } from '#tests/support/states.ts'

const link = (state: string) => LISTING.find((row) => row.state === state)?.link ?? ''

for (const [state, price] of [
  ['price-as-text', '$12,500.50'],
  ['price-without-decimals', '¥880,000'],
  ['no-price', 'Not known. Ask your domain provider before you accept.'],
] as const) {
  test(`${state}: the price says what is asked for the domain, or that nobody knows`, async ({ page }) => {
    await page.goto(link(state))
    await expect(page.getByRole('definition').filter({ hasText: price })).toBeVisible()
  })
}

for (const [state, title, terms] of [
  ['open', 'at €4,900.00?', 'listing agreement with Meridian Registrar Inc. and agree to the price of €4,900.00.'],
  ['bad-links', 'at €4,900.00?', 'By accepting, you agree to the price of €4,900.00.'],
  [
    'no-price',
    'Accept the listing of',
    'listing agreement with Meridian Registrar Inc. and agree to the listing price.',
  ],
] as const) {
  test(`${state}: accepting says what it agrees to, in its card and in its dialog`, async ({ page }) => {
    await page.goto(link(state))
    await expect(page.getByRole('group', { name: 'Accept listing' })).toContainText(terms)
    await page.getByRole('button', { name: 'Accept listing' }).click()
    await expect(page.getByRole('dialog').getByRole('heading')).toContainText(title)
    await expect(page.getByRole('dialog')).toContainText(terms)
  })
}

test('a listing without price and agreement agrees to neither', async ({ page }) => {
  await page.goto(link('nulls-and-gaps'))
  await expect(page.getByRole('group', { name: 'Accept listing' })).toBeVisible()
  await expect(page.getByText('By accepting')).toHaveCount(0)
})

test('the page says what listing means: no second question, how it ends, what is left out', async ({ page }) => {
  await page.goto(link('open'))
  const main = page.getByRole('main')
  await expect(main.getByText('and you will not be asked again')).toBeVisible()
  await expect(main.getByText('If you do not answer, nothing will change')).toBeVisible()
  await main.getByText('What listing means').click()
  await expect(main.getByText('standing consent')).toBeVisible()
  await expect(main.getByText('The listing ends when')).toBeVisible()
  await expect(main.getByText('Locked domains')).toBeVisible()
})

testStates('listing', ['for sale?', 'zum Verkauf anbieten?'], 'main form button', [
  ['will be listed for sale', 'wird zum Verkauf angeboten', ['approved', 'approved-undated']],
  ['will not be listed', 'wird nicht zum Verkauf angeboten', ['declined']],
  ['It is too late to', 'ist abgelaufen', ['expired-by-date']],
])
