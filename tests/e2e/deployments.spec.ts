import { long, OWN_SERVER } from '#tests/support/serving-mode.ts'
import { freshKey, sandboxOf } from '#tests/support/sandbox.ts'
import { startProcess } from '#scripts/process/start-process.ts'
import { expect, test } from '#tests/support/test.ts'

const PREFERENCES = { level: 1, name: 'Your data sharing preferences' } as const

test('shows only the features of APP_ENV=pre, and no gallery', OWN_SERVER, async ({ page, stopAfterTest }) => {
  const backend = await startProcess('scripts/sandbox.ts', { PORT: '0' })
  stopAfterTest(backend.stop)
  const env = {
    PORT: '0',
    APP_ENV: 'pre',
    ALLOWED_HOSTS: 'localhost',
    API_ORIGIN: backend.origin,
    FIRST_VIEW_MS: '0',
  }
  const server = await startProcess('scripts/serve.ts', env)
  stopAfterTest(server.stop)
  const requestedPaths: string[] = []
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
  await page.goto(`${server.origin}/trade/intentionally_broken/nordlicht`)
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await expect(page).toHaveURL(`${server.origin}/404`)
  const key = freshKey('optional-only')
  await page.goto(`${server.origin}/consent/${key}`)
  await expect(page.getByRole('heading', PREFERENCES)).toBeVisible()
  expect(requestedPaths).toContain(`/consent/api/no-auth/identity_service/consent/${key}`)
  await expect(page.locator('meta[name="pages:sandbox"]')).toHaveAttribute('content', '')
  await page.goto(`${server.origin}/`)
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['If your link did not work'])
  await expect(page.getByRole('main').locator('form, input, select, button')).toHaveCount(0)
  expect(requestedPaths.filter((path) => /gallery|__sandbox/.test(path))).toEqual([])
  await page.goto(`${server.origin}/preview/brand/nordlicht`)
  const testPageLink = (path: string) => page.locator(`main a[href="/${path}/nordlicht"]`)
  await expect(testPageLink('trade/test')).toBeVisible()
  for (const disabledPath of ['dlstest', 'trademarktest', 'test/registrant/data_quality']) {
    await expect(testPageLink(disabledPath)).toHaveCount(0)
  }
})

test('reads the consent while the configuration is loading', long(OWN_SERVER), async ({ page, stopAfterTest }) => {
  const server = await startProcess('scripts/serve.ts', { PORT: '0', FIRST_VIEW_MS: '0' })
  stopAfterTest(server.stop)
  await sandboxOf(server.origin).fault({ method: 'GET', path: '/trade/config', times: 1, kind: 'delay-2s' })
  const services: string[] = []
  page.on('requestfinished', (request) => services.push(new URL(request.url()).pathname.split('/')[1] ?? ''))
  await page.goto(`${server.origin}/consent/${freshKey('optional-only')}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Loading' })).toHaveCount(1)
  await expect(page.getByRole('heading', PREFERENCES)).toBeVisible()
  const calls = services.filter((name) => name === 'consent' || name === 'trade')
  expect(calls.at(-1)).toBe('trade')
  expect(calls).toContain('consent')
})

test('npm run dev sends pages, and refuses unknown addresses', OWN_SERVER, async ({ request, stopAfterTest }) => {
  const server = await startProcess('scripts/dev.ts', { PORT: '0' })
  stopAfterTest(server.stop)
  for (const [path, status, text] of [
    ['/consent/optional-only', 200, '<div id="root">'],
    ['/no/such/page', 404, '<div id="root">'],
    ['/service-worker.js', 404, 'There is no such file.'],
    ['/.git/config', 404, 'There is no such file.'],
    ['/%2egit/config', 404, 'There is no such file.'],
  ] as const) {
    const response = await request.get(server.origin + path)
    expect.soft([path, response.status(), (await response.text()).includes(text)]).toEqual([path, status, true])
  }
})
