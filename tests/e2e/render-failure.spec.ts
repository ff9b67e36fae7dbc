import { expect, test } from '#tests/support/test.ts'

test("keeps the reseller's brand when a page fails to render", async ({ browser, baseURL }) => {
  // The page fixture would fail because of the console error.
  const page = await browser.newPage({ locale: 'en-US' })
  await page.goto(`${baseURL}/trade/intentionally_broken/pale-yellow`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page has stopped working')
  await expect(page.getByRole('banner').getByRole('img', { name: 'Zitrone' })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(1)
  await page.close()
})
