import { expect, test } from '#tests/support/test.ts'

test('reports an error while rendering in the brand of the reseller', async ({ browser, baseURL }) => {
  // The page of the fixture would fail on the error in the console.
  const page = await browser.newPage({ locale: 'en-US' })
  await page.goto(`${baseURL}/trade/intentionally_broken/pale-yellow`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page has stopped working')
  await expect(page.getByRole('banner').getByRole('img', { name: 'Zitrone' })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(1)
  await page.close()
})
