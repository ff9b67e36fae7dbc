import { expect, test } from '#tests/support/test.ts'

// The tracer runs scripts in every frame, and the browser complains that the preview's frame runs none.
test.use({ trace: 'off' })

test('a page that fails while rendering says so, with the reseller’s brand', async ({ browser, baseURL }) => {
  // Not the page of the fixture: the fault is told on the console, as it must be.
  const page = await browser.newPage({ locale: 'en-US' })
  await page.goto(`${baseURL}/trade/intentionally_broken/pale-yellow`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page has stopped working')
  await expect(page.getByRole('banner').getByRole('img', { name: 'Zitrone' })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(1)
  await page.close()
})
