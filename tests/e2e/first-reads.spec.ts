import type { Page } from '@playwright/test'
import { DECISION_PAGES } from '#tests/support/decision-pages.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { expect, test } from '#tests/support/test.ts'

const PAGES: { name: string; link: (key: string) => string; state: string }[] = [
  { name: 'preferences', link: (key) => `/consent/${key}`, state: 'pending-required-and-optional' },
  { name: 'data sharing', link: (key) => `/consent/${key}/data-sharing`, state: 'optional-only' },
  { name: 'data copy', link: (key) => `/request/${key}`, state: 'nothing-requested' },
  ...DECISION_PAGES.map(({ name, link, prefix, open }) => ({ name, link, state: prefix + open })),
]

type Fetched = { path: string; kind: string; start: number; end: number }

/** What the browser fetches on a first view, in the order in which it begins. */
async function fetchedBy(page: Page, link: string): Promise<Fetched[]> {
  // Else the first script may be there before the document has been read to its end.
  await page.route(/\/assets\/app-/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map((entry) => ({
      path: entry.name.slice(location.origin.length),
      kind: entry.initiatorType,
      start: entry.startTime,
      end: entry.responseEnd,
    })),
  )
}

for (const { name, link, state } of PAGES) {
  for (const language of ['en', 'de']) {
    test(`${name}, ${language}: all it needs is fetched beside the first script, once`, async ({ page }) => {
      await page.addInitScript((choice) => localStorage.setItem('language', choice), language)
      const key = freshKey(state)
      const fetched = await fetchedBy(page, link(key))
      const scriptReady = fetched.find(({ path }) => path.startsWith('/assets/app-'))?.end ?? 0
      expect(fetched.filter(({ start }) => start > scriptReady).map(({ path }) => path)).toEqual([])
      const paths = fetched.map(({ path }) => path)
      expect(new Set(paths).size).toBe(paths.length)
      const reads = fetched.filter(({ kind }) => kind === 'fetch').map(({ path }) => path)
      expect(reads.filter((path) => path.includes(key))).toHaveLength(1)
      expect(paths.some((path) => new RegExp(`^/assets/${language}-`).test(path))).toBe(true)
    })
  }
}

test('a link whose key has to be encoded is read by the scripts, once', async ({ page, declaredFailures }) => {
  declaredFailures(/status of 400/)
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/identity_service/') && asked.push(request.url()))
  await page.goto(`/consent/${encodeURIComponent('schlüssel')}`)
  await expect(page.getByRole('heading', { level: 1, name: 'We cannot read this link' })).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('an answer that the document has asked for is given up after the configured time', async ({ page }) => {
  await page.route('**/identity_service/**', () => {})
  await page.route('/consent/waited', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(/("pages:api-timeout-ms" content=")0/, '$1700')
    await route.fulfill({ response, body })
  })
  await page.goto('/consent/waited')
  await expect(page.getByText('timeout of 700ms exceeded')).toBeVisible()
})
