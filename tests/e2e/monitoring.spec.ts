import type { BrowserContext, Page } from '@playwright/test'
import { buildWithoutScrub } from '#tests/support/build-without-scrub.ts'
import { startCollector, type Collector } from '#tests/support/collector.ts'
import { freshKey } from '#tests/support/sandbox.ts'
import { secrets, writings } from '#tests/support/secrets.ts'
import { startProcess, type Running } from '#tests/support/start-process.ts'
import { expect, test } from '#tests/support/test.ts'

/** Ten visits with a secret in path, query and fragment each, and twenty that a fault of the pages carries along. */
const VISITS = 10

/** Serves a build with monitoring on; the reports go to the collector. */
function serve(collector: Collector, SERVED_FOLDER = 'dist'): Promise<Running> {
  const env = { PORT: '0', MONITORING_ENDPOINT: collector.address, MONITORING_TOKEN: 'public-token', SERVED_FOLDER }
  return startProcess('tests/support/serve-folder.mjs', env)
}

/** A page of the one visit in a hundred. */
async function drawnPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(() => {
    const chance = Math.random
    Math.random = () => 0
    // The draw is over when the first script has run.
    addEventListener('DOMContentLoaded', () => (Math.random = chance))
  })
  return page
}

/** Waits until the library runs. */
async function watched(page: Page): Promise<void> {
  await page.waitForFunction(() => 'DD_RUM' in globalThis && document.querySelector('h1') !== null)
  await page.waitForLoadState('networkidle')
}

/** Makes the visits, each with faults of every kind that take secrets along; gives all that was planted. */
async function plant(page: Page, origin: string): Promise<string[]> {
  const planted = secrets(VISITS * 5)
  for (let visit = 0; visit < VISITS; visit += 1) {
    const [path = '', query = '', fragment = '', first = '', second = ''] = planted.slice(visit * 5, visit * 5 + 5)
    const key = encodeURIComponent(`optional-only~${path}`)
    await page.goto(`${origin}/consent/${key}?from=${encodeURIComponent(query)}#${encodeURIComponent(fragment)}`)
    await watched(page)
    await FAULTS[visit % FAULTS.length]?.(page, first, second)
  }
  // Leaving sends what is left.
  await page.goto('about:blank')
  return planted
}

/** How a fault may carry along what stands in the title, an input, an answer or its own words. */
const FAULTS: readonly ((page: Page, first: string, second: string) => Promise<void>)[] = [
  (page, title, text) =>
    page.evaluate(
      ([titled, worded]) => {
        document.title = titled ?? ''
        console.error(`Defect on ${document.title}`, new TypeError(`Cannot read ${worded} of undefined`))
      },
      [title, text],
    ),
  (page, typed, coded) =>
    page.evaluate(
      ([entered, code]) => {
        const field = Object.assign(document.createElement('input'), { value: entered })
        document.querySelector('main')?.append(field)
        setTimeout(() => {
          throw new Error(`"${field.value}" is not valid, nor is ${encodeURIComponent(code ?? '')}`)
        })
      },
      [typed, coded],
    ),
  (page, name, packed) =>
    page.evaluate(
      async ([answered, token]) => {
        const answer = (await (await fetch('/trade/config')).json()) as object
        void Promise.reject(new SyntaxError(`${JSON.stringify({ ...answer, name: answered })} ${btoa(token ?? '')}`))
      },
      [name, packed],
    ),
]

/** Which of the secrets have arrived, in any writing. */
const found = (planted: string[], everything: string): string[] =>
  planted.filter((secret) => writings(secret).some((writing) => everything.includes(writing)))

/** The reports of all visits are there. */
async function allReports(collector: Collector): Promise<void> {
  const of = (type: string) => collector.reports.filter((report) => report.type === type)
  await expect
    .poll(() => new Set(of('view').map((report) => JSON.stringify((report.view as { id: string }).id))).size)
    .toBeGreaterThanOrEqual(VISITS)
  await expect.poll(() => of('error').length).toBeGreaterThanOrEqual(VISITS)
  expect(of('resource').length).toBeGreaterThan(0)
}

/** What the page has fetched beside its own first things, and what it has kept. */
async function traces(page: Page, asked: string[]) {
  return {
    library: asked.filter((address) => address.includes('/assets/monitoring-')).length,
    elsewhere: asked.filter((address) => new URL(address).origin !== new URL(page.url()).origin),
    kept: await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage), document.cookie]),
  }
}

test.describe.configure({ timeout: 180_000 })

test('reports come without any of fifty secrets, and without scrubbing with all of them', async ({ context }) => {
  const collector = await startCollector()
  const server = await serve(collector)
  const page = await drawnPage(context)
  const planted = await plant(page, server.origin)
  await allReports(collector)
  expect(planted).toHaveLength(50)
  expect(found(planted, collector.everything())).toEqual([])
  const views = collector.reports.filter((report) => report.type === 'view')
  expect(views[0]).toMatchObject({ service: 'tradeweb', view: { url: `${server.origin}/consent/*` } })
  const texts = collector.reports.flatMap(({ error }) => (error ? [(error as { message: string }).message] : []))
  expect(texts.join('\n')).toMatch(/Cannot read \* of undefined/)
  await server.stop()
  await collector.stop()

  const control = await startCollector()
  await using build = await buildWithoutScrub()
  const unscrubbed = await serve(control, build.folder)
  const leaking = await plant(page, unscrubbed.origin)
  await allReports(control)
  expect(found(leaking, control.everything()).toSorted()).toEqual(leaking.toSorted())
  await page.close()
  await unscrubbed.stop()
  await control.stop()
})

for (const [title, on, chance] of [
  ['off', false, 0],
  ['on, in ninety-nine of a hundred visits', true, 0.5],
] as const) {
  test(`with monitoring ${title}, nothing of it is fetched`, async ({ context }) => {
    const collector = await startCollector()
    const server = on ? await serve(collector) : await startProcess('scripts/serve.mjs', { PORT: '0' })
    const page = await context.newPage()
    await page.addInitScript((value) => (Math.random = () => value), chance)
    const asked: string[] = []
    page.on('request', (request) => request.url().startsWith('http') && asked.push(request.url()))
    const answer = await page.goto(`${server.origin}/consent/${freshKey('optional-only')}`)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy.split('; ').find((each) => each.startsWith('connect-src'))).toBe(
      on ? `connect-src 'self' ${new URL(collector.address).origin}` : "connect-src 'self'",
    )
    await expect(page.getByRole('heading', { level: 1, name: 'Your data sharing preferences' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await traces(page, asked)).toEqual({ library: 0, elsewhere: [], kept: [[], [], ''] })
    expect(collector.reports).toEqual([])
    await page.close()
    await server.stop()
    await collector.stop()
  })
}

test('a visit that is reported keeps no key, and tells nothing of a fault with a cause but that there was one', async ({
  context,
}) => {
  const collector = await startCollector()
  const server = await serve(collector)
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
    collector.reports.filter(({ type }) => type === 'error').map(({ error }) => (error as { message: string }).message)
  await expect.poll(messages).toHaveLength(2)
  expect(messages().join('\n')).toContain('Error: Network request failed')
  expect(messages().join('\n')).toContain('Invalid value')
  expect(collector.everything()).not.toContain('hydrangea')
  expect(collector.everything()).not.toContain('Data Sharing')
  await page.close()
  await server.stop()
  await collector.stop()
})
