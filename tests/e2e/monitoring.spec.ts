import type { Page } from '@playwright/test'
import { startCollector, type Collector } from '#tests/support/collector.ts'
import { OWN_SERVER, productOf } from '#tests/support/serving-mode.ts'
import { sample } from '#tests/support/sample.ts'
import { openSampledPage, visitWithSecrets, untilMonitored, VISITS } from '#tests/support/planted-visits.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { findSecrets } from '#tests/support/secrets.ts'
import { startProcess } from '#scripts/process/start-process.ts'
import { expect, test as base } from '#tests/support/test.ts'

type Settings = { APP_ENV?: string; MONITORING_SAMPLE?: string }

const test = base.extend<{ startServer: (settings?: Settings) => Promise<Collector & { origin: string }> }>({
  /** Serves the build as in production, with its own report collector. */
  startServer: async ({ mode }, use) => {
    const running: { stop: () => Promise<void> }[] = []
    await use(async (settings) => {
      const collector = await startCollector()
      running.push(collector)
      const server = await startProcess('scripts/serve.ts', {
        PORT: '0',
        APP_ENV: 'srs',
        API_ORIGIN: productOf(mode).sandbox,
        ALLOWED_HOSTS: 'localhost',
        MONITORING_ENDPOINT: collector.address,
        MONITORING_TOKEN: 'public-token',
        ...settings,
      })
      running.push(server)
      return { ...collector, origin: server.origin }
    })
    await Promise.all(running.map((each) => each.stop()))
  },
})

const reportsOfType = ({ reports }: Collector, type: string) => reports.filter((report) => report.type === type)
const readMessages = (collector: Collector) =>
  reportsOfType(collector, 'error').map(({ error }) => (error as { message: string }).message)

/** Returns a function that counts loads of the monitoring library, and lists external requests and stored data. */
function watchTraces(page: Page) {
  const requests: string[] = []
  page.on('request', (request) => request.url().startsWith('http') && requests.push(request.url()))
  return async () => ({
    library: requests.filter((address) => address.includes('/assets/monitoring-')).length,
    external: requests.filter((address) => new URL(address).origin !== new URL(page.url()).origin),
    stored: await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage), document.cookie]),
  })
}

test.describe.configure({ timeout: 180_000 })

test('keeps fifty planted secrets out of reports', OWN_SERVER, async ({ context, startServer }) => {
  const { origin, ...collector } = await startServer()
  const page = await openSampledPage(context)
  const secrets = await visitWithSecrets(page, origin)
  const viewIds = () => new Set(reportsOfType(collector, 'view').map(({ view }) => (view as { id: string }).id))
  await expect.poll(() => viewIds().size).toBeGreaterThanOrEqual(VISITS)
  await expect.poll(() => reportsOfType(collector, 'error').length).toBeGreaterThanOrEqual(VISITS)
  expect(reportsOfType(collector, 'resource').length).toBeGreaterThan(0)
  expect(secrets).toHaveLength(50)
  expect(findSecrets(secrets, collector.everything())).toEqual([])
  const address = `${origin}/consent/*`
  expect(reportsOfType(collector, 'view')[0]).toMatchObject({ service: 'tradeweb', view: { url: address } })
  expect(readMessages(collector).join('\n')).toMatch(/Cannot read \* of undefined/)
  await page.close()
})

const UNMONITORED_VISITS = [
  { title: 'outside production', isOn: false, random: 0, settings: { APP_ENV: 'pre' } },
  { title: 'for 99 of 100 visits', isOn: true, random: 0.01, settings: {} },
  { title: 'for 40 of 100 visits, if 60 are sampled', isOn: true, random: 0.6, settings: { MONITORING_SAMPLE: '60' } },
]
for (const { title, isOn, random, settings } of sample(UNMONITORED_VISITS, 1, 2)) {
  test(`loads no monitoring ${title}`, OWN_SERVER, async ({ context, startServer }) => {
    const { origin, address, reports } = await startServer(settings)
    const page = await openSampledPage(context, random)
    const readTraces = watchTraces(page)
    const response = await page.goto(`${origin}/consent/${freshKey('optional-only')}`)
    const policy = response?.headers()['content-security-policy']?.split('; ')
    expect(policy).toContain(isOn ? `connect-src 'self' ${new URL(address).origin}` : "connect-src 'self'")
    await expect(page.getByRole('heading', { level: 1, name: 'Your data sharing preferences' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await readTraces()).toEqual({ library: 0, external: [], stored: [[], [], ''] })
    expect(reports).toEqual([])
    await page.close()
  })
}

const MONITORED_VISITS = [
  { title: 'one of 100 visits', random: 0.0099, settings: { APP_ENV: 'hrs' } },
  { title: '60 of 100 visits, if 60 are sampled', random: 0.59, settings: { MONITORING_SAMPLE: '60' } },
]
for (const { title, random, settings } of sample(MONITORED_VISITS, 0, 2)) {
  test(`reports ${title}, without error causes, and stores no key`, OWN_SERVER, async ({ context, startServer }) => {
    const { origin, ...collector } = await startServer(settings)
    const page = await openSampledPage(context, random)
    const readTraces = watchTraces(page)
    await page.goto(`${origin}/consent/${freshKey('optional-only')}`)
    await untilMonitored(page)
    await page.evaluate(() => {
      console.error(new Error('Network request failed', { cause: new Error('hydrangeablossom') }))
      console.error(Object.assign(new Error('Invalid value'), { name: 'hydrangeablossom' }))
    })
    await page.getByRole('link', { name: 'Data Sharing' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'How your data is shared' })).toBeVisible()
    const { library, stored } = await readTraces()
    // The library stores a random tab id.
    expect({ library, stored }).toEqual({ library: 1, stored: [[], ['_dd_tab_id'], ''] })
    await page.goto('about:blank')
    await expect.poll(() => readMessages(collector)).toHaveLength(2)
    expect(readMessages(collector).join('\n')).toMatch(/Error: Network request failed.*Invalid value/s)
    expect(collector.everything()).not.toMatch(/hydrangea|Data Sharing/)
    await page.close()
  })
}
