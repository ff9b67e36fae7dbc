import type { Page } from '@playwright/test'
import { GALLERY } from '#tests/support/form.ts'
import { expect, FAILED_CALL, test } from '#tests/support/test.ts'

const BRANDING = '/trade/api/no-auth/reseller/branding_with_messaging_vars'

/** Counts the calls for the branding by host, as the browser sends them. */
function countCalls(page: Page): () => number {
  let calls = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === BRANDING && !request.headers()['x-reseller-realm']) calls += 1
  })
  return () => calls
}

for (const { error, calls, path, part, link, next, details } of [
  {
    error: 'not-found',
    calls: 1,
    path: '/',
    part: 'main',
    link: 'Only required questions',
    next: 'Your data sharing preferences',
    details: GALLERY,
  },
  {
    error: 'error-500',
    calls: 3,
    path: '/trade/n/new-open',
    part: 'banner',
    link: /./,
    next: 'Requests about your domain',
    details: {},
  },
] as const) {
  test(
    `${path}: a branding by host that fails with ${error} is requested ${calls} times, and its message stays closed`,
    details,
    async ({ page, baseURL, form, declaredFailures }) => {
      declaredFailures(FAILED_CALL)
      const called = countCalls(page)
      // The sandbox fails for a host of that name.
      await page.goto(`http://${error}.localhost:${new URL(baseURL ?? '').port}${path}`)
      const alert = page.getByRole('main').getByRole('alert')
      await expect(alert).toBeFocused()
      await alert.getByRole('button', { name: 'Close' }).click()
      await expect(alert).toBeHidden()
      // Loaders run again, and must not repeat the failed request.
      await page.getByRole(part).getByRole('link', { name: link }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: next })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: next })).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(alert).toBeHidden()
      // The server sends the first request for a page that it renders.
      expect(called()).toBe(form === 'server' && path !== '/' ? calls - 1 : calls)
    },
  )
}

test('an item that fails is on the page below the message about its branding, whose closing shows its own', async ({
  page,
  baseURL,
  declaredFailures,
}) => {
  declaredFailures(FAILED_CALL)
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
