import { LISTING } from '#mocks/scenarios/listing.ts'
import { expect, test } from '#tests/support/test.ts'

const link = (state: string) => LISTING.find((row) => row.state === state)?.link ?? ''

for (const [state, price, question, terms] of [
  [
    'open',
    '€4,900.00',
    'at €4,900.00?',
    'listing agreement with Meridian Registrar Inc. and agree to the price of €4,900.00.',
  ],
  ['no-price', 'Unknown. Ask your domain provider before you accept.', 'for sale?', 'and agree to the listing price.'],
] as const) {
  test(`${state}: shows the price among the facts and in the terms`, async ({ page }) => {
    await page.goto(link(state))
    await expect(page.getByRole('definition').filter({ hasText: price })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Accept listing' })).toContainText(terms)
    await page.getByRole('button', { name: 'Accept listing' }).click()
    await expect(page.getByRole('dialog').getByRole('heading')).toContainText(question)
    await expect(page.getByRole('dialog')).toContainText(terms)
  })
}

test('explains what listing means, and shows no terms without a price or an agreement', async ({ page }) => {
  await page.goto(link('nulls-and-gaps'))
  const main = page.getByRole('main')
  await expect(page.getByRole('group', { name: 'Accept listing' })).toBeVisible()
  await expect(page.getByText('By accepting')).toHaveCount(0)
  await expect(main.getByText('and you will not be asked again')).toBeVisible()
  await expect(main.getByText('If you do not respond, nothing will change')).toBeVisible()
  await main.getByText('What listing means').click()
  await expect(main.getByText('The listing ends when')).toBeVisible()
})
