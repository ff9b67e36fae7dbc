import { DECISION_PAGES } from '#tests/support/decision-pages.ts'
import { OWN_SERVER } from '#tests/support/form.ts'
import { test } from '#tests/support/gateway-test.ts'
import { inTurn } from '#tests/support/in-turn.ts'
import { rememberLanguage } from '#tests/support/language.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { startProcess } from '#tests/support/start-process.ts'
import { expect } from '#tests/support/test.ts'

const PAGES: { name: string; link: (key: string) => string; state: string }[] = [
  { name: 'preferences', link: (key) => `/consent/${key}`, state: 'pending-required-and-optional' },
  { name: 'data sharing', link: (key) => `/consent/${key}/data-sharing`, state: 'optional-only' },
  { name: 'data copy', link: (key) => `/request/${key}`, state: 'nothing-requested' },
  ...DECISION_PAGES.map(({ name, link, prefix, open }) => ({ name, link, state: prefix + open })),
]

const isNeeded = (path: string) => /^\/assets\/|\/api\/|^\/trade\/config$/.test(path)

for (const [turn, { name, link, state }] of PAGES.entries()) {
  for (const language of inTurn(['en', 'de'], turn, 7)) {
    test(`${name}, ${language}: all it needs is asked for before the entry is there, once`, async ({
      page,
      plainGateway: gateway,
      browser,
    }) => {
      const key = freshKey(state)
      await rememberLanguage(page, language)
      await page.goto(`${gateway.origin}${link(key)}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      const needed = gateway.asked.filter(isNeeded)
      expect(new Set(needed).size).toBe(needed.length)
      expect(needed.filter((path) => path.includes(key))).toHaveLength(1)
      expect(needed.some((path) => path.startsWith('/assets/common-'))).toBe(true)

      gateway.fail((path) => path.startsWith('/assets/app-'), 'late')
      const before = gateway.asked.length
      const context = await browser.newContext()
      const fresh = await context.newPage()
      await rememberLanguage(fresh, language)
      await fresh.goto(`${gateway.origin}${link(key)}`, { waitUntil: 'commit' })
      await expect.poll(() => gateway.asked.slice(before).filter(isNeeded).toSorted()).toEqual(needed.toSorted())
      await context.close()
    })
  }
}

test('a link whose key has to be encoded is read by the scripts, once', async ({
  page,
  plainGateway: gateway,
  declaredFailures,
}) => {
  declaredFailures(/status of 400/)
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/identity_service/') && asked.push(request.url()))
  await page.goto(`${gateway.origin}/consent/${encodeURIComponent('schlüssel')}`)
  await expect(page.getByRole('heading', { level: 1, name: 'We cannot read this link' })).toBeVisible()
  expect(asked).toHaveLength(1)
})

test(
  'an answer that the document has asked for is given up after the configured time',
  OWN_SERVER,
  async ({ page }) => {
    const server = await startProcess('scripts/serve.mjs', { PORT: '0', API_TIMEOUT_MS: '700', FIRST_VIEW_MS: '0' })
    try {
      await page.goto(`${server.origin}/consent/never`)
      await expect(page.getByText('timeout of 700ms exceeded')).toBeVisible()
      await page.goto('about:blank')
    } finally {
      await server.stop()
    }
  },
)

test('the branding of a reseller that only the item names is asked for before the entry is there, once', async ({
  page,
  plainGateway: gateway,
}) => {
  const realms: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().includes('/reseller/branding')) realms.push(request.headers()['x-reseller-realm'])
  })
  gateway.fail((path) => path.startsWith('/assets/app-'), 'late')
  await page.goto(`${gateway.origin}/consent/${freshKey('brand-long-name')}`, { waitUntil: 'commit' })
  await expect.poll(() => realms).toEqual([undefined, 'long-name'])
  gateway.mend()
  // The page is in that brand's language.
  await expect(page.getByRole('heading', { level: 1, name: 'Veri paylaşımı tercihleriniz' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(realms).toHaveLength(2)
})

test('the branding of a reseller that the query of an older link names is asked for once, for that reseller', async ({
  page,
  plainGateway: gateway,
}) => {
  const realms: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().includes('/reseller/branding')) realms.push(request.headers()['x-reseller-realm'])
  })
  const key = freshKey('pending')
  await page.goto(`${gateway.origin}/registrant?verification_id=48213&key=${key}&reseller_id=pale-yellow`)
  await expect(page.getByRole('banner').getByRole('img', { name: 'Zitrone' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(realms).toEqual(['pale-yellow'])
})
