import { expect, test } from 'vitest'
import { createMetrics } from '#server/metrics.ts'
import { createMetricsServer } from '#server/metrics-server.ts'
import { ask, listen, startBackend, startServer } from './support/servers.ts'

test('requests are counted by route and status class', async () => {
  await using backend = await startBackend((_, outgoing) => void outgoing.writeHead(404).end())
  await using server = await startServer({ API_ORIGIN: backend.origin })
  const paths = ['/consent/api/KEY1', '/consent/api/KEY2', '/trade/config', '/assets/a.js', '/consent/KEY1', '/a/b/c']
  for (const path of paths) await ask(server.port, { path })
  await expect.poll(() => server.lines).toHaveLength(paths.length)
  const text = server.metrics.text()
  expect(text).toContain('http_requests_total{route="/consent/api/*",status="4xx"} 2\n')
  expect(text).toContain('http_requests_total{route="/trade/config",status="2xx"} 1\n')
  expect(text).toContain('http_requests_total{route="/assets/*",status="2xx"} 1\n')
  expect(text).toContain('http_requests_total{route="page",status="2xx"} 2\n')
  expect(text).not.toContain('KEY')
})

test('durations add up from bucket to bucket', () => {
  const metrics = createMetrics()
  for (const seconds of [0.003, 0.2, 0.2, 70]) metrics.request('page', 200, seconds)
  const lines = metrics
    .text()
    .split('\n')
    .filter((line) => line.startsWith('http_request_duration'))
  const bucket = (bound: string) =>
    lines
      .find((line) => line.includes(`le="${bound}"`))
      ?.split(' ')
      .at(-1)
  expect(['0.005', '0.1', '0.25', '60', '+Inf'].map(bucket)).toEqual(['1', '1', '3', '3', '4'])
  expect(lines).toContain('http_request_duration_seconds_count{route="page"} 4')
  expect(lines.find((line) => line.includes('_sum'))).toMatch(/ 70\.403/)
})

test('figures and health have a port of their own', async () => {
  const metrics = createMetrics()
  metrics.request('page', 200, 0)
  await using server = await listen(createMetricsServer(metrics))
  const answer = await ask(server.port, { path: '/metrics' })
  expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  expect(answer.body.toString()).toBe(metrics.text())
  expect((await ask(server.port, { path: '/healthz' })).body.toString()).toBe('ok\n')
  expect((await ask(server.port, { path: '/' })).status).toBe(404)
})
