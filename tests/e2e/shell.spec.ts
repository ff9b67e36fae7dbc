import { GALLERY, RENDERED } from '#tests/support/form.ts'
import { inTurn } from '#tests/support/in-turn.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, FAILED_CALL, test } from '#tests/support/test.ts'

test('Home leads from a scenario link to a working page, moves focus and announces it', GALLERY, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Requests about your domain' })).toBeVisible()
  await page.getByRole('link', { name: 'Only required questions' }).click()
  const heading = page.getByRole('heading', { level: 1, name: 'Your data sharing preferences' })
  await expect(heading).toBeFocused()
  await expect(page).toHaveTitle('Data sharing preferences – Nordlicht Domains')
  await expect(page.locator('[aria-live="polite"]').last()).toHaveText('Data sharing preferences – Nordlicht Domains')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Requests about your domain' })).toBeFocused()
})

test('an address that leads nowhere offers Home', async ({ page, declaredFailures }) => {
  declaredFailures(/status of 404/)
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Requests about your domain' })).toBeFocused()
})

test('the skip link leads past the bar', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a failure tells in the banner what the backend said, and Try again asks again', async ({
  page,
  sandbox,
  declaredFailures,
}) => {
  declaredFailures(/status of 500/)
  await sandbox.fault({
    method: 'GET',
    path: '/consent/api/no-auth/identity_service/consent/optional-only~recovers',
    times: 3,
    kind: 'status-500',
  })
  await page.goto('/consent/optional-only~recovers')
  await expect(page.getByRole('heading', { level: 1, name: 'We cannot reach our service right now' })).toBeVisible()
  await expect(page.getByRole('alert')).toBeFocused()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your data sharing preferences' })).toBeFocused()
  await expect(page.getByRole('alert')).toBeHidden()
})

for (const [address, heading, brand] of inTurn(
  [
    ['/consent/not-found', 'This link does not work', 'Nordlicht Domains'],
    ['/consent/expired', 'This link has expired', 'Nordlicht Domains'],
    ['/registrant/data_quality/forbidden/nordlicht', 'This link is not valid', 'Nordlicht Domains'],
    ['/request/too-many', 'Too many attempts', 'Nordlicht Domains'],
    ['/consent/error-500', 'We cannot reach our service right now', 'Nordlicht Domains'],
    ['/dlstest/not-found', 'There is nothing to show at this address', 'Meridian'],
    ['/no/such/page', 'Page not found', 'Nordlicht Domains'],
  ] as const,
  0,
  3,
)) {
  test(`${address}: the title names the failure, which is told once`, async ({ page, declaredFailures }) => {
    declaredFailures(FAILED_CALL)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page).toHaveTitle(`${heading} – ${brand}`)
    const alert = page.getByRole('alert')
    await expect(alert).toHaveCount(heading === 'Page not found' ? 0 : 1)
    if (heading === 'Page not found') return
    await expect(alert.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(alert).toBeFocused()
    await alert.getByRole('button').click()
    await expect(alert).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
}

test('the document of a link that failed has its title already', RENDERED, async ({ request }) => {
  const answer = await request.get(`/consent/${freshKey('not-found')}`)
  // Where the head went out before the page was there, a script writes the title from here.
  expect(await answer.text()).toContain('"title":"This link does not work – Nordlicht Domains"')
})

test('a failure that is navigated to is announced by its title', GALLERY, async ({ page, declaredFailures }) => {
  declaredFailures(/status of 404/)
  await page.goto('/home')
  await page.locator('a[href$="/consent/not-found"]').click()
  await expect(page.locator('[aria-live="polite"]').last()).toHaveText('This link does not work – Nordlicht Domains')
})

test('what the service said is of an unknown language, beneath the words of the page', async ({
  page,
  declaredFailures,
}) => {
  declaredFailures(/status of 404/)
  await page.goto(`/consent/${freshKey('not-found')}`)
  const details = page.getByRole('alert').getByRole('group')
  const said = details.getByText('No request belongs to this key.', { exact: true })
  await expect(said).toHaveAttribute('lang', '')
  const reference = details.getByText(/^Reference: [\da-f-]{36}$/)
  await expect(reference).toBeHidden()
  await said.click()
  await expect(reference).toBeVisible()
})

test('a page that fails offline says so, and asks again by itself when the connection is back', async ({
  page,
  sandbox,
  context,
  declaredFailures,
}) => {
  declaredFailures(/./)
  const key = 'optional-only~offline'
  await sandbox.fault({
    method: 'GET',
    path: `/consent/api/no-auth/identity_service/consent/${key}`,
    times: 3,
    kind: 'status-500',
  })
  await page.goto(`/consent/${key}`)
  const heading = page.getByRole('heading', { level: 1, name: 'We cannot reach our service right now' })
  await expect(heading).toBeVisible()
  const offline = page.getByText('This page will continue when your connection is back.')
  await expect(offline).toHaveCount(0)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(offline).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Your data sharing preferences' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a reseller without a logo is shown by its name, the registrar by its own logo', async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? '')
  await page.goto(`http://no-logo.localhost:${port}/`)
  const bar = page.getByRole('banner')
  await expect(bar).toContainText('Atelier Web')
  await expect(bar.getByRole('img')).toHaveCount(0)
  await page.goto(`http://legacy-nulls.localhost:${port}/`)
  await expect(bar.getByRole('img', { name: 'Meridian' })).toBeVisible()
})

test("the registrar's logo is shown from its address where none is encoded, else its name", async ({
  page,
  baseURL,
  declaredFailures,
}) => {
  declaredFailures(/logo\.svg/)
  const { port } = new URL(baseURL ?? '')
  const asked = page.waitForRequest('https://www.meridian-registrar.example/logo.svg')
  await page.goto(`http://system-logo-url.legacy-nulls.localhost:${port}/`)
  expect((await asked).resourceType()).toBe('image')
  // Nobody serves it here.
  const bar = page.getByRole('banner')
  await expect(bar).toContainText('Meridian')
  await expect(bar.getByRole('img')).toHaveCount(0)
})

test('every call asks the backend, not what is kept on the way', async ({ page }) => {
  const calls: Promise<[path: string, control: string | undefined]>[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!/\/api\/|gethash|\/trade\/config/.test(pathname)) return
    calls.push(request.allHeaders().then((headers) => [pathname, headers['cache-control']]))
  })
  await page.goto('/consent/optional-only')
  await page.getByRole('link', { name: 'TLD details' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Data Use Information' })).toBeFocused()
  const all = await Promise.all(calls)
  // Where the document brings the first page's answers along, those of the second alone.
  expect(all.length).toBeGreaterThanOrEqual(2)
  expect(all.filter(([, control]) => control !== 'no-cache')).toEqual([])
})

test('branding that cannot be had never blocks the page and records its message', async ({
  page,
  declaredFailures,
}) => {
  declaredFailures(FAILED_CALL)
  await page.goto('/consent/brand-unknown')
  await expect(page.getByRole('heading', { level: 1, name: 'Your data sharing preferences' })).toBeVisible()
  await expect(page.getByRole('alert')).toBeVisible()
})

for (const [name, path] of [
  ['a data copy', `/request/${freshKey('nothing-requested')}`],
  ['the TLD list', '/tld-info/nordlicht-opensrs'],
  ['Home', '/'],
] as const) {
  test(`no field of ${name} is too small for iOS to leave the zoom alone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const sizes = await page
      .locator('input, select, textarea')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
  })
}
