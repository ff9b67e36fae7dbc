import type { Page } from '@playwright/test'
import { startCollector, type Collector } from '#tests/support/collector.ts'
import { OWN_SERVER, productOf } from '#tests/support/form.ts'
import { inTurn } from '#tests/support/in-turn.ts'
import { drawnPage, plant, VISITS, watched } from '#tests/support/planted-visits.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { found } from '#tests/support/secrets.ts'
import { startProcess, type Running } from '#scripts/process/start-process.ts'
import { expect, test as product } from '#tests/support/test.ts'

type Monitored = { collector: Collector; server: Running }

type Order = { appEnv?: string; sample?: string }

const test = product.extend<{ monitored: (order?: Order) => Promise<Monitored> }>({
  /** Serves a build as in production, with monitoring configured and a collector of its own; all end with the test. */
  monitored: async ({ form }, use) => {
    const running: { stop: () => Promise<void> }[] = []
    await use(async ({ appEnv = 'srs', sample } = {}) => {
      const collector = await startCollector()
      running.push(collector)
      const server = await startProcess('scripts/serve.ts', {
        PORT: '0',
        APP_ENV: appEnv,
        API_ORIGIN: productOf(form).sandbox,
        ALLOWED_HOSTS: 'localhost',
        MONITORING_ENDPOINT: collector.address,
        MONITORING_TOKEN: 'public-token',
        ...(sample !== undefined && { MONITORING_SAMPLE: sample }),
      })
      running.push(server)
      return { collector, server }
    })
    await Promise.all(running.map((each) => each.stop()))
  },
})

/** The reports of all visits are there. */
async function allReports(collector: Collector): Promise<void> {
  const of = (type: string) => collector.reports.filter((report) => report.type === type)
  await expect
    .poll(() => new Set(of('view').map((report) => JSON.stringify((report.view as { id: string }).id))).size)
    .toBeGreaterThanOrEqual(VISITS)
  await expect.poll(() => of('error').length).toBeGreaterThanOrEqual(VISITS)
  expect(of('resource').length).toBeGreaterThan(0)
}

/** Returns what the page has fetched beyond its first view, and what it has stored. */
async function traces(page: Page, asked: string[]) {
  return {
    library: asked.filter((address) => address.includes('/assets/monitoring-')).length,
    elsewhere: asked.filter((address) => new URL(address).origin !== new URL(page.url()).origin),
    kept: await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage), document.cookie]),
  }
}

test.describe.configure({ timeout: 180_000 })

test('reports come without any of fifty secrets', OWN_SERVER, async ({ context, monitored }) => {
  const { collector, server } = await monitored()
  const page = await drawnPage(context)
  const planted = await plant(page, server.origin)
  await allReports(collector)
  expect(planted).toHaveLength(50)
  expect(found(planted, collector.everything())).toEqual([])
  const views = collector.reports.filter((report) => report.type === 'view')
  expect(views[0]).toMatchObject({ service: 'tradeweb', view: { url: `${server.origin}/consent/*` } })
  const texts = collector.reports.flatMap(({ error }) => (error ? [(error as { message: string }).message] : []))
  expect(texts.join('\n')).toMatch(/Cannot read \* of undefined/)
  await page.close()
})

const UNWATCHED = [
  ['off', false, 0, undefined],
  ['configured, but not in production', false, 0, { appEnv: 'pre' }],
  ['on, in ninety-nine of a hundred visits', true, 0.01, {}],
  ['on for sixty of a hundred visits, in the others', true, 0.6, { sample: '60' }],
] as const
// Each starts a server of its own.
for (const [title, on, chance, order] of inTurn(UNWATCHED, 1, 2)) {
  test(`with monitoring ${title}, nothing of it is fetched`, OWN_SERVER, async ({ context, baseURL, monitored }) => {
    const { collector, server } = await monitored(order)
    const page = await context.newPage()
    await page.addInitScript((value) => (Math.random = () => value), chance)
    const asked: string[] = []
    page.on('request', (request) => request.url().startsWith('http') && asked.push(request.url()))
    const answer = await page.goto(`${order ? server.origin : baseURL}/consent/${freshKey('optional-only')}`)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy.split('; ').find((each) => each.startsWith('connect-src'))).toBe(
      on ? `connect-src 'self' ${new URL(collector.address).origin}` : "connect-src 'self'",
    )
    await expect(page.getByRole('heading', { level: 1, name: 'Your data sharing preferences' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await traces(page, asked)).toEqual({ library: 0, elsewhere: [], kept: [[], [], ''] })
    expect(collector.reports).toEqual([])
    await page.close()
  })
}

const WATCHED = [
  ['one of a hundred visits in hrs', 0.0099, { appEnv: 'hrs' }],
  ['sixty of a hundred visits when that is set', 0.59, { sample: '60' }],
] as const
for (const [title, chance, order] of inTurn(WATCHED, 0, 2)) {
  test(`${title} are reported`, OWN_SERVER, async ({ context, monitored }) => {
    const { collector, server } = await monitored(order)
    const page = await drawnPage(context, chance)
    await page.goto(`${server.origin}/consent/${freshKey('optional-only')}`)
    await watched(page)
    await page.goto('about:blank')
    await expect.poll(() => collector.reports.filter(({ type }) => type === 'view').length).toBeGreaterThan(0)
    expect(collector.reports[0]).toMatchObject({ service: 'tradeweb' })
    await page.close()
  })
}

test(
  'a visit that is reported keeps no key, and tells nothing of a fault with a cause but that there was one',
  OWN_SERVER,
  async ({ context, monitored }) => {
    const { collector, server } = await monitored()
    const page = await drawnPage(context)
    const asked: string[] = []
    page.on('request', (request) => request.url().startsWith('http') && asked.push(request.url()))
    await page.goto(`${server.origin}/consent/${freshKey('optional-only')}`)
    await watched(page)
    await page.evaluate(() => {
      const named = new Error('Network request failed', { cause: new Error('hydrangeablossom') })
      console.error(named)
      const typed = new Error('Invalid value')
      typed.name = 'hydrangeablossom'
      console.error(typed)
    })
    await page.getByRole('link', { name: 'Data Sharing' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'How your data is shared' })).toBeVisible()
    const { library, kept } = await traces(page, asked)
    // The library's random number of the tab.
    expect({ library, kept }).toEqual({ library: 1, kept: [[], ['_dd_tab_id'], ''] })
    await page.goto('about:blank')
    const messages = () =>
      collector.reports
        .filter(({ type }) => type === 'error')
        .map(({ error }) => (error as { message: string }).message)
    await expect.poll(messages).toHaveLength(2)
    expect(messages().join('\n')).toContain('Error: Network request failed')
    expect(messages().join('\n')).toContain('Invalid value')
    expect(collector.everything()).not.toContain('hydrangea')
    expect(collector.everything()).not.toContain('Data Sharing')
    await page.close()
  },
)
