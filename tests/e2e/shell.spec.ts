import { GALLERY } from '#tests/support/serving-mode.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, FAILED_CALL, test } from '#tests/support/test.ts'

test('moves focus to each page and announces it', GALLERY, async ({ page, allowFailures }) => {
  allowFailures(/status of 404/)
  await page.goto('/')
  const home = page.getByRole('heading', { level: 1, name: 'Requests about your domain' })
  await expect(home).toBeVisible()
  await page.getByRole('link', { name: 'Only required questions' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your data sharing preferences' })).toBeFocused()
  const announcement = page.locator('[aria-live="polite"]').last()
  await expect(page).toHaveTitle('Data sharing preferences – Nordlicht Domains')
  await expect(announcement).toHaveText('Data sharing preferences – Nordlicht Domains')
  await page.goBack()
  await expect(home).toBeFocused()
  await page.locator('a[href$="/consent/not-found"]').click()
  await expect(announcement).toHaveText('This link does not work – Nordlicht Domains')
})

test('links to Home from an unknown address, and lets users skip the header', async ({ page, allowFailures }) => {
  allowFailures(/status of 404/)
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect(page).toHaveTitle('Page not found – Nordlicht Domains')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Requests about your domain' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('retries a failed page on request, and when back online', async ({ page, sandbox, context, allowFailures }) => {
  allowFailures(/./)
  const key = freshKey('optional-only')
  const path = `/consent/api/no-auth/identity_service/consent/${key}`
  await sandbox.fault({ method: 'GET', path, times: 6, kind: 'status-500' })
  await page.goto(`/consent/${key}`)
  const failure = page.getByRole('heading', { level: 1, name: 'Our service is temporarily unavailable' })
  await expect(failure).toBeVisible()
  await expect(page.getByRole('alert')).toBeFocused()
  const offlineNote = page.getByText('This page will continue when your connection is back.')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(failure).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
  await expect(offlineNote).toHaveCount(0)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(offlineNote).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Your data sharing preferences' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('shows a failure once, and lets the user close it', async ({ page, allowFailures }) => {
  allowFailures(FAILED_CALL)
  await page.goto('/consent/not-found')
  const h1 = page.getByRole('heading', { level: 1, name: 'This link does not work' })
  const alert = page.getByRole('alert')
  await expect(alert.filter({ has: h1 })).toBeFocused()
  await expect(alert).toHaveCount(1)
  await expect(page).toHaveTitle('This link does not work – Nordlicht Domains')
  // The language of the backend's text is unknown.
  const details = alert.getByRole('group')
  await expect(details.locator('[lang=""]').first()).toBeVisible()
  const reference = details.getByText(/^Reference: [\da-f-]{36}$/)
  await expect(reference).toBeHidden()
  await details.locator('summary').click()
  await expect(reference).toBeVisible()
  await alert.getByRole('button', { name: 'Close' }).click()
  await expect(alert).toHaveCount(0)
  await expect(h1).toBeFocused()
})

test('falls back from logo to name, and from reseller to registrar', async ({ page, baseURL, allowFailures }) => {
  allowFailures(/logo\.svg/)
  const open = (host: string) => page.goto(`http://${host}.localhost:${new URL(baseURL ?? '').port}/`)
  const bar = page.getByRole('banner')
  await open('no-logo')
  await expect(bar).toContainText('Atelier Web')
  await expect(bar.getByRole('img')).toHaveCount(0)
  await open('legacy-nulls')
  await expect(bar.getByRole('img', { name: 'Meridian' })).toBeVisible()
  const requestPromise = page.waitForRequest('https://www.meridian-registrar.example/logo.svg')
  await open('system-logo-url.legacy-nulls')
  expect((await requestPromise).resourceType()).toBe('image')
  // The logo's host does not exist.
  await expect(bar).toContainText('Meridian')
  await expect(bar.getByRole('img')).toHaveCount(0)
})

test('never accepts a cached API response', async ({ page }) => {
  const calls: Promise<[path: string, cacheControl: string | undefined]>[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!/\/api\/|gethash|\/trade\/config/.test(pathname)) return
    calls.push(request.allHeaders().then((headers) => [pathname, headers['cache-control']]))
  })
  await page.goto('/consent/optional-only')
  await page.getByRole('link', { name: 'TLD details' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Data Use Information' })).toBeFocused()
  const all = await Promise.all(calls)
  // The document may contain the first page's responses.
  expect(all.length).toBeGreaterThanOrEqual(2)
  expect(all.filter(([, cacheControl]) => cacheControl !== 'no-cache')).toEqual([])
})

test('has field text large enough that iOS does not zoom in', GALLERY, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  for (const path of [`/request/${freshKey('nothing-requested')}`, '/tld-info/nordlicht-opensrs', '/']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const sizes = await page
      .locator('input, select, textarea')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)))
    expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16)
  }
})
