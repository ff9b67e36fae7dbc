import { expect, test } from 'vitest'
import { createMetrics } from '#server/metrics.ts'
import { startBackend } from './support/backends.ts'
import { send } from './support/http-client.ts'
import { startServerFor } from './support/servers.ts'

const linesOf = async ({ text }: ReturnType<typeof createMetrics>) => (await text()).split('\n')

test('counts requests by route and status class', async () => {
  await using server = await startServerFor(startBackend((_, outgoing) => void outgoing.writeHead(404).end()))
  const paths = ['/consent/api/KEY1', '/consent/api/KEY2', '/trade/config', '/assets/a.js', '/consent/KEY1', '/a/b/c']
  for (const path of paths) await send(server.port, { path })
  await expect.poll(() => server.lines).toHaveLength(paths.length)
  const lines = await linesOf(server.metrics)
  expect(lines.filter((line) => line.startsWith('http_requests_total{'))).toEqual([
    'http_requests_total{route="/consent/api/*",status="4xx"} 2',
    'http_requests_total{route="/trade/config",status="2xx"} 1',
    'http_requests_total{route="/assets/*",status="2xx"} 1',
    'http_requests_total{route="page",status="2xx"} 2',
  ])
  expect(lines).toContain('calls_total{flow="other",operation="other",outcome="refused"} 2')
  expect(lines.join()).not.toContain('KEY')
})

test('sorts durations into cumulative buckets', async () => {
  const metrics = createMetrics()
  for (const seconds of [0.003, 0.2, 0.2, 70]) metrics.request('page', 200, seconds)
  const text = await metrics.text()
  const counts = text.matchAll(/^http_request_duration_seconds_bucket\{le="([^"]+)",route="page"\} (\d+)$/gm)
  const buckets = Object.fromEntries([...counts].map(([, bound, count]) => [bound, Number(count)]))
  expect(buckets).toMatchObject({ 0.005: 1, 0.1: 1, 0.25: 3, 60: 3, '+Inf': 4 })
  expect(text).toMatch(/^http_request_duration_seconds_sum\{route="page"\} 70\.403/m)
})

test('counts calls by flow, operation and outcome, with a limited set of labels', async () => {
  const metrics = createMetrics()
  metrics.call('POST', '/trade/api/no-auth/transfer_in/approve', 200)
  metrics.call('POST', '/trade/api/no-auth/transfer_in/approve', 409)
  metrics.call('PUT', '/consent/api/no-auth/identity_service/consent/KEY1', 502)
  metrics.call('PUT', '/consent/api/no-auth/identity_service/consent/KEY2', 0)
  metrics.call('GET', '/trademark/api/no-auth/claims/info', 429)
  metrics.call('BREW', '/trademark/api/no-auth/claims/info', 404)
  const lines = (await linesOf(metrics)).filter((line) => line.startsWith('calls_total{'))
  const approve = 'flow="transfer_in",operation="POST /trade/api/no-auth/transfer_in/approve"'
  const save = 'flow="preferences",operation="PUT /consent/api/no-auth/identity_service/consent/{access_key}"'
  expect(lines).toEqual([
    `calls_total{${approve},outcome="ok"} 1`,
    `calls_total{${approve},outcome="answered_before"} 1`,
    `calls_total{${save},outcome="failed"} 1`,
    `calls_total{${save},outcome="cut"} 1`,
    'calls_total{flow="trademark",operation="GET /trademark/api/no-auth/claims/info",outcome="limited"} 1',
    'calls_total{flow="other",operation="other",outcome="refused"} 1',
  ])
})

test('exports counters as 0 from the start, so that rates include the first increment', async () => {
  const metrics = createMetrics()
  const zeros = [
    ...['address', 'total', 'silent'].map((reason) => `connections_refused_total{reason="${reason}"} 0`),
    ...['rendered', 'plain', 'busy'].map((outcome) => `first_views_total{outcome="${outcome}"} 0`),
    'unhandled_errors_total 0',
  ]
  expect(await linesOf(metrics)).toEqual(expect.arrayContaining(zeros))
  metrics.connectionRefused('total')
  metrics.cutOff('slow body')
  metrics.unhandled()
  metrics.firstView('busy')
  const ones = ['connections_refused_total{reason="total"} 1', 'cut_off_total{what="slow body"} 1']
  const moreOnes = ['unhandled_errors_total 1', 'first_views_total{outcome="busy"} 1']
  expect(await linesOf(metrics)).toEqual(expect.arrayContaining([...ones, ...moreOnes]))
})

test('reads gauges when the metrics are read', async () => {
  const metrics = createMetrics()
  expect(await metrics.text()).not.toContain('rate_limit_store_up')
  let connections = 1
  let isUp = true
  metrics.watch({ connections: () => connections, backendCalls: () => 4, storeUp: () => isUp })
  metrics.watch({ renderings: () => ({ running: 2, waiting: 3 }) })
  const gauges = ['connections 1', 'backend_calls 4', 'rate_limit_store_up 1', 'renderings{state="running"} 2']
  expect(await linesOf(metrics)).toEqual(expect.arrayContaining([...gauges, 'renderings{state="waiting"} 3']))
  connections = 7
  isUp = false
  expect(await linesOf(metrics)).toEqual(expect.arrayContaining(['connections 7', 'rate_limit_store_up 0']))
})

test('exports memory, CPU time, start and event loop lag of the process', async () => {
  const text = await createMetrics().text()
  for (const name of ['process_resident_memory_bytes', 'process_cpu_seconds_total', 'process_start_time_seconds'])
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'))
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
})
