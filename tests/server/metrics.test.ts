import { expect, test } from 'vitest'
import { createMetrics } from '#server/metrics.ts'
import { startBackend } from './support/backends.ts'
import { ask } from './support/http-client.ts'
import { startServer } from './support/servers.ts'

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

test('calls are counted by flow, operation and outcome, in a closed set of labels', async () => {
  const metrics = createMetrics()
  metrics.call('POST', '/trade/api/no-auth/transfer_in/approve', 200)
  metrics.call('POST', '/trade/api/no-auth/transfer_in/approve', 409)
  metrics.call('PUT', '/consent/api/no-auth/identity_service/consent/KEY1', 502)
  metrics.call('PUT', '/consent/api/no-auth/identity_service/consent/KEY2', 0)
  metrics.call('GET', '/trademark/api/no-auth/claims/info', 429)
  metrics.call('BREW', '/trademark/api/no-auth/claims/info', 404)
  const lines = (await metrics.text()).split('\n').filter((line) => line.startsWith('calls_total{'))
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

test('exports the closed sets of labels from the start, so that no first increment is missed', async () => {
  const text = await createMetrics().text()
  for (const reason of ['address', 'total', 'silent'])
    expect(text).toContain(`connections_refused_total{reason="${reason}"} 0\n`)
  for (const outcome of ['rendered', 'plain', 'busy'])
    expect(text).toContain(`first_views_total{outcome="${outcome}"} 0\n`)
  expect(text).toContain('unhandled_errors_total 0\n')
})

test('counts refused connections, what was cut off, and unhandled errors', async () => {
  const metrics = createMetrics()
  metrics.connectionRefused('total')
  metrics.cutOff('slow body')
  metrics.unhandled()
  metrics.firstView('busy')
  const text = await metrics.text()
  expect(text).toContain('connections_refused_total{reason="total"} 1\n')
  expect(text).toContain('cut_off_total{what="slow body"} 1\n')
  expect(text).toContain('unhandled_errors_total 1\n')
  expect(text).toContain('first_views_total{outcome="busy"} 1\n')
})

test('reads gauges when the metrics are read', async () => {
  const metrics = createMetrics()
  expect(await metrics.text()).not.toContain('rate_limit_store_up')
  let connections = 1
  let isUp = true
  metrics.watch({ connections: () => connections, backendCalls: () => 4, storeUp: () => isUp })
  metrics.watch({ renderings: () => ({ running: 2, waiting: 3 }) })
  const before = await metrics.text()
  for (const line of ['connections 1', 'backend_calls 4', 'rate_limit_store_up 1', 'renderings{state="running"} 2'])
    expect(before).toContain(`\n${line}\n`)
  expect(before).toContain('\nrenderings{state="waiting"} 3\n')
  connections = 7
  isUp = false
  const after = await metrics.text()
  expect(after).toContain('\nconnections 7\n')
  expect(after).toContain('\nrate_limit_store_up 0\n')
})

test('exports memory, CPU time, start and event loop lag of the process', async () => {
  const text = await createMetrics().text()
  for (const name of ['process_resident_memory_bytes', 'process_cpu_seconds_total', 'process_start_time_seconds'])
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'))
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
})
