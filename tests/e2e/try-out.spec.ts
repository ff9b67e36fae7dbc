import { expect, test } from '#tests/support/test.ts'

// The tracer runs scripts in every frame, and the browser complains that the preview's frame runs none.
test.use({ trace: 'off' })

test('a reseller looks at a test page, the brand and a message; nothing is sent', async ({ page }) => {
  const changes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') changes.push(new URL(request.url()).pathname)
  })
  await page.goto('/dlstest/nordlicht')
  await page.getByRole('button', { name: 'Accept listing' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept listing' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'will be listed for sale' })).toBeVisible()
  await page.getByRole('link', { name: 'Check the brand' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Brand check for nordlicht' })).toBeFocused()
  await page.goto('/preview/email/nordlicht/trade-request')
  const message = page.frameLocator('iframe[title="The message"]')
  await expect(message.getByRole('heading', { name: 'A new registrant' })).toBeVisible()
  expect(changes).toEqual([
    '/trade/api/no-auth/messaging/system_page_test',
    '/trade/api/no-auth/messaging/system_page_render',
  ])
})

test('a page that fails while rendering says so, with the reseller’s brand', async ({ browser, baseURL }) => {
  // Not the page of the fixture: the fault is told on the console, as it must be.
  const page = await browser.newPage({ locale: 'en-US' })
  await page.goto(`${baseURL}/trade/intentionally_broken/pale-yellow`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page has stopped working')
  await expect(page.getByRole('banner').getByRole('img', { name: 'Zitrone' })).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(1)
  await page.close()
})
