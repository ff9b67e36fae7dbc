import { expect, test } from 'vitest'
import { createMetrics } from '#server/metrics.ts'
import { createHealthApp } from '#server/health.ts'
import { startBackend } from './support/backends.ts'
import { ask, startServer } from './support/servers.ts'

test('requests are counted by route and status class', async () => {
  await using backend = await startBackend((_, outgoing) => void outgoing.writeHead(404).end())
  await using server = await startServer({ API_ORIGIN: backend.origin })
  const paths = ['/consent/api/KEY1', '/consent/api/KEY2', '/trade/config', '/assets/a.js', '/consent/KEY1', '/a/b/c']
  for (const path of paths) await ask(server.port, { path })
  await expect.poll(() => server.lines).toHaveLength(paths.length)
  const text = await server.metrics.text()
  expect(text).toContain('http_requests_total{route="/consent/api/*",status="4xx"} 2\n')
  expect(text).toContain('http_requests_total{route="/trade/config",status="2xx"} 1\n')
  expect(text).toContain('http_requests_total{route="/assets/*",status="2xx"} 1\n')
  expect(text).toContain('http_requests_total{route="page",status="2xx"} 2\n')
  expect(text).toContain('calls_total{flow="other",operation="other",outcome="refused"} 2\n')
  expect(text).not.toContain('KEY')
})

test('durations add up from bucket to bucket', async () => {
  const metrics = createMetrics()
  for (const seconds of [0.003, 0.2, 0.2, 70]) metrics.request('page', 200, seconds)
  const lines = (await metrics.text()).split('\n').filter((line) => line.startsWith('http_request_duration'))
  const bucket = (bound: string) =>
    lines
      .find((line) => line.includes(`le="${bound}"`))
      ?.split(' ')
      .at(-1)
  expect(['0.005', '0.1', '0.25', '60', '+Inf'].map(bucket)).toEqual(['1', '1', '3', '3', '4'])
  expect(lines).toContain('http_request_duration_seconds_count{route="page"} 4')
  expect(lines.find((line) => line.includes('_sum'))).toMatch(/ 70\.403/)
})

test('metrics and health have a port of their own', async () => {
  const metrics = createMetrics()
  metrics.request('page', 200, 0)
  await using backend = await startBackend((_, outgoing) => void outgoing.end())
  let isOpen = true
  const origins = [backend.origin]
  await using health = asDisposable(createHealthApp({ metrics, origins, isOpen: () => isOpen }))
  const answer = await health.inject('/metrics')
  expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(answer.body).toBe(await metrics.text())
  expect((await health.inject('/healthz')).body).toBe('ok\n')
  expect((await health.inject('/')).statusCode).toBe(404)
  expect((await health.inject('/readyz')).statusCode).toBe(200)
  isOpen = false
  expect((await health.inject('/readyz')).statusCode).toBe(503)
  expect((await health.inject('/healthz')).statusCode).toBe(200)
})

test('a backend that cannot be reached makes the server not ready, by name, and is not asked for anything', async () => {
  const seen: unknown[] = []
  const backend = await startBackend((incoming) => void seen.push(incoming.url))
  const away = backend.origin
  await backend[Symbol.asyncDispose]()
  await using health = asDisposable(createHealthApp({ metrics: createMetrics(), origins: [away], isOpen: () => true }))
  const answer = await health.inject('/readyz')
  expect([answer.statusCode, answer.body]).toEqual([503, `not reachable: ${away}\n`])
  expect(seen).toEqual([])
})

function asDisposable<T extends { close: () => Promise<unknown> }>(app: T): T & AsyncDisposable {
  return Object.assign(app, { [Symbol.asyncDispose]: async () => void (await app.close()) })
}

test('calls are counted by flow, operation and outcome, in a closed set of labels', async () => {
  const metrics = createMetrics()
  metrics.call('POST', '/trade/api/no-auth/transfer_in/approve', 200)
  metrics.call('POST', '/trade/api/no-auth/transfer_in/approve', 409)
  metrics.call('PUT', '/consent/api/no-auth/identity_service/consent/KEY1', 502)
  metrics.call('PUT', '/consent/api/no-auth/identity_service/consent/KEY2', 0)
  metrics.call('GET', '/dls/api/no-auth/dls/info', 429)
  metrics.call('BREW', '/dls/api/no-auth/dls/info', 404)
  const lines = (await metrics.text()).split('\n').filter((line) => line.startsWith('calls_total{'))
  const approve = 'flow="transfer_in",operation="POST /trade/api/no-auth/transfer_in/approve"'
  const save = 'flow="preferences",operation="PUT /consent/api/no-auth/identity_service/consent/{access_key}"'
  expect(lines).toEqual([
    `calls_total{${approve},outcome="ok"} 1`,
    `calls_total{${approve},outcome="answered_before"} 1`,
    `calls_total{${save},outcome="failed"} 1`,
    `calls_total{${save},outcome="cut"} 1`,
    'calls_total{flow="listing",operation="GET /dls/api/no-auth/dls/info",outcome="limited"} 1',
    'calls_total{flow="other",operation="other",outcome="refused"} 1',
  ])
})
