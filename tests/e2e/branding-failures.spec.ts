import type { Page } from '@playwright/test'
import { expect, FAILED_CALL, test } from '#tests/support/test.ts'

const BRANDING = '/trade/api/no-auth/reseller/branding_with_messaging_vars'

/** Counts the browser's requests for the brand of the host, which name no reseller. */
function countCalls(page: Page): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === BRANDING && !request.headers()['x-reseller-realm']) calls += 1
  })
  return () => calls
}

test('tries to read the brand of the host three times, and shows the failure once', async ({
  page,
  baseURL,
  mode,
  allowFailures,
}) => {
  allowFailures(FAILED_CALL)
  const getCallCount = countCalls(page)
  // The sandbox fails brand requests for this host.
  await page.goto(`http://error-500.localhost:${new URL(baseURL ?? '').port}/trade/n/new-open`)
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toBeFocused()
  await alert.getByRole('button', { name: 'Close' }).click()
  await expect(alert).toBeHidden()
  // Navigation runs the route loaders again, which must not repeat the failed request.
  const home = page.getByRole('heading', { level: 1, name: 'Requests about your domain' })
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(home).toBeVisible()
  await page.goBack()
  await expect(home).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(alert).toBeHidden()
  // The server sends the first request.
  expect(getCallCount()).toBe(mode === 'server' ? 2 : 3)
})

test('shows the brand failure before the item failure', async ({ page, baseURL, allowFailures }) => {
  allowFailures(FAILED_CALL)
  await page.goto(`http://error-500.localhost:${new URL(baseURL ?? '').port}/consent/not-found`)
  const heading = page.getByRole('heading', { level: 1, name: 'This link does not work' })
  const alert = page.getByRole('main').getByRole('alert')
  await expect(heading).toBeVisible()
  await expect(alert.and(page.locator(':has(h1)'))).toHaveCount(0)
  await expect(alert).toBeFocused()
  await alert.getByRole('button', { name: 'Close' }).click()
  await expect(alert.filter({ has: heading })).toBeFocused()
  await alert.getByRole('button', { name: 'Close' }).click()
  await expect(alert).toHaveCount(0)
  await expect(heading).toBeFocused()
})
