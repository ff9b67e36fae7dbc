import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { watchChannels } from '#tests/support/channels.ts'
import { startCollector } from '#tests/support/collector.ts'
import { OWN_SERVER } from '#tests/support/serving-mode.ts'
import { visitAllFlows } from '#tests/support/visit-all-flows.ts'
import { openSampledPage } from '#tests/support/planted-visits.ts'
import { startPlantingBackend } from '#tests/support/planting-backend.ts'
import { findLeaks, SECRET_SHAPES, secretOf, type SecretShape } from '#tests/support/secrets.ts'
import { startProcess, type RunningServer } from '#scripts/process/start-process.ts'
import { expect, test } from '#tests/support/test.ts'

const DIST = join(import.meta.dirname, '../../dist')
const SHAPES = Object.keys(SECRET_SHAPES) as SecretShape[]

/** Requests that the server or a backend rejects, or whose response is cut off. */
const REJECTED_REQUESTS: readonly [method: string, path: (secret: string) => string][] = [
  ['GET', (secret) => `/assets/${secret}.js?key=${secret}`],
  ['GET', (secret) => `/%E0%A4%A/${secret}`],
  ['POST', (secret) => `/consent/${secret}`],
  ['GET', (secret) => `/trade/api/..%2f${secret}`],
  ['GET', (secret) => `/trade/api/no-auth/icann_trade/registrant/new/info?key=${secret}`],
  ['GET', (secret) => `/consent/api/no-auth/identity_service/consent/dropped~${secret}`],
  ['GET', (secret) => `/consent/api/no-auth/identity_service/consent/html~${secret}`],
  ['GET', (secret) => `/consent/error-500~${secret}?key=${secret}`],
]

/** Sends `REJECTED_REQUESTS` with secrets of every shape. Returns the responses, except pages. */
async function readRejections(request: APIRequestContext, origin: string, planted: Set<string>): Promise<string> {
  const responses: string[] = []
  for (const [index, shape] of SHAPES.entries()) {
    const secret = secretOf(shape)
    planted.add(secret)
    const encoded = encodeURIComponent(secret)
    const [method, path] = REJECTED_REQUESTS[index % REJECTED_REQUESTS.length] ?? ['GET', () => '/']
    const headers = { referer: `${origin}/${encoded}`, cookie: `a=${encoded}`, 'user-agent': encoded }
    const response = await request.fetch(`${origin}${path(encoded)}`, { method, headers }).catch(() => undefined)
    // Pages may contain their own URL for their scripts, and the URL contains the secret.
    const isPage = response?.ok() || path('').startsWith('/consent/error')
    if (response && !isPage)
      responses.push(`${response.status()} ${JSON.stringify(response.headers())} ${await response.text()}`)
  }
  return responses.join('\n')
}

/** Reads the metrics from the port in the server's log. */
async function readMetrics({ output }: RunningServer): Promise<string> {
  const port = /^Metrics.* (\d+)$/m.exec(output())?.[1]
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
}

test.describe.configure({ timeout: 90_000 })

test('leaks no key, code or personal data in any flow', OWN_SERVER, async ({ browser, stopAfterTest }) => {
  const collector = await startCollector()
  stopAfterTest(collector.stop)
  const sandbox = await startProcess('scripts/sandbox.ts', { PORT: '0' })
  stopAfterTest(sandbox.stop)
  const backend = await startPlantingBackend(sandbox.origin)
  stopAfterTest(async () => backend[Symbol.asyncDispose]())
  const { planted } = backend
  const places: Record<string, string> = {}

  for (const [name, env] of [
    ['production', { APP_ENV: 'srs', MONITORING_ENDPOINT: collector.address, MONITORING_SAMPLE: '100' }],
    ['development', { APP_ENV: 'dev' }],
  ] as const) {
    const server = await startProcess('scripts/serve.ts', {
      PORT: '0',
      METRICS_PORT: '0',
      RATE_LIMIT: '0',
      ALLOWED_HOSTS: 'localhost',
      TRUST_PROXY: '1',
      API_ORIGIN: backend.origin,
      ...env,
    })
    stopAfterTest(server.stop)
    await using context = await browser.newContext({ locale: 'en-US' })
    const page = await openSampledPage(context)
    const readChannels = await watchChannels(page, () => server.origin)
    await visitAllFlows(page, { origin: server.origin, isProduction: name === 'production' }, planted, readChannels)
    const channels = { ...(await readChannels()) }
    const rejections = await readRejections(context.request, server.origin, planted)
    const metrics = await readMetrics(server)
    expect(metrics).toMatch(/calls_total\{flow="\w+",operation="POST [^}]*outcome="ok"\} [1-9]/)
    expect(new Set(rejections.match(/^\d+/gm))).toEqual(new Set(['400', '404', '405', '502']))

    await page.goto('about:blank')
    await server.stop()
    const log = server.output()
    expect(log.split('\n').filter((line) => line.includes('"status":')).length).toBeGreaterThan(50)
    for (const [channel, text] of Object.entries({ ...channels, rejections, metrics, log }))
      places[`${name}: ${channel}`] = text
  }
  expect(collector.reports.filter(({ type }) => type === 'view').length).toBeGreaterThan(5)
  places.telemetry = collector.everything()
  expect(planted.size).toBeGreaterThan(70)
  expect(findLeaks(planted, places)).toEqual({})
})

test('serves no source maps', async () => {
  const files = (await readdir(DIST, { recursive: true })).filter((file) => !file.startsWith('.'))
  expect(files.filter((file) => /\.map(\.|$)/.test(file))).toEqual([])
  const scripts = files.filter((file) => /\.(js|css|html)$/.test(file))
  expect(scripts.length).toBeGreaterThan(20)
  for (const file of scripts) expect(await readFile(join(DIST, file), 'utf8'), file).not.toContain('sourceMappingURL')
})
