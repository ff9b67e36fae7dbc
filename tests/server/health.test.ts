import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { startHealth } from '#server/health.ts'
import { createMetrics } from '#server/metrics.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startBackend } from './support/backends.ts'
import { send } from './support/http-client.ts'

async function start(options: Partial<Parameters<typeof startHealth>[0]> = {}) {
  const health = await startHealth({ metrics: createMetrics(), origins: [], host: '127.0.0.1', port: 0, ...options })
  const get = async (path: string, method = 'GET') => {
    const { status, headers, body } = await send(health.port, { path, method })
    return { status, headers, body: body.toString() }
  }
  return { ...health, get, [Symbol.asyncDispose]: () => health.close() }
}

/** Once notified, requests a path from another thread until the response has the status, then notifies the main thread. */
const POLLER = `
  const { url, status, flags } = require('node:worker_threads').workerData
  const poll = async () => {
    while ((await fetch(url)).status !== status);
    Atomics.store(flags, 1, 1)
    Atomics.notify(flags, 1)
  }
  Atomics.wait(flags, 0, 0)
  poll()
`

afterEach(() => void vi.restoreAllMocks())

describe('while the main thread is blocked', () => {
  test.each([
    ['/healthz responds', '/healthz', 200],
    ['/readyz reports that the event loop is late', '/readyz', 503],
  ])('%s', async (_, path, status) => {
    await using health = await start()
    health.setOpen(true)
    await expect.poll(async () => (await health.get('/readyz')).status).toBe(200)
    const flags = new Int32Array(new SharedArrayBuffer(8))
    const poller = new Worker(POLLER, {
      eval: true,
      workerData: { url: `http://127.0.0.1:${health.port}${path}`, status, flags },
    })
    await once(poller, 'online')
    Atomics.store(flags, 0, 1)
    Atomics.notify(flags, 0)
    // Blocks this thread, including the event loop of the server, until the poller has its response.
    expect(Atomics.wait(flags, 1, 0, 60_000)).not.toBe('timed-out')
    await poller.terminate()
  })
})

describe('/healthz', () => {
  test('returns 200 before the server opens and 503 once it shuts down', async () => {
    await using health = await start()
    health.setOpen(false)
    expect(await health.get('/healthz')).toMatchObject({ status: 200, body: 'ok\n' })
    health.setOpen(true)
    expect((await health.get('/healthz')).status).toBe(200)
    health.setOpen(false)
    expect(await health.get('/healthz')).toMatchObject({ status: 503, body: 'shutting down\n' })
  })

  test('returns 503 when the main thread has hung for 10 s', async () => {
    await using health = await start()
    const [now, hrtime] = [process.hrtime.bigint(), vi.spyOn(process.hrtime, 'bigint')]
    hrtime.mockReturnValue(now - 9_000_000_000n)
    await expect.poll(() => health.get('/healthz')).toMatchObject({ status: 200 })
    hrtime.mockReturnValue(now - 11_000_000_000n)
    await expect.poll(() => health.get('/healthz')).toMatchObject({ status: 503, body: 'the event loop hangs\n' })
    hrtime.mockRestore()
    await expect.poll(() => health.get('/healthz')).toMatchObject({ status: 200 })
  })
})

describe('/readyz', () => {
  test('returns 200 only while the server is open, and its queue of renderings is not full', async () => {
    await using health = await start()
    const closed = { status: 503, body: 'starting or shutting down\n' }
    const open = { status: 200, body: 'ready\n' }
    expect(await health.get('/readyz')).toMatchObject(closed)
    health.setOpen(true)
    expect(await health.get('/readyz')).toMatchObject(open)
    health.setBusy(true)
    expect(await health.get('/readyz')).toMatchObject({ status: 503, body: expect.stringContaining('overloaded') })
    expect((await health.get('/healthz')).status).toBe(200)
    health.setBusy(false)
    expect(await health.get('/readyz')).toMatchObject(open)
    health.setOpen(false)
    expect(await health.get('/readyz')).toMatchObject(closed)
  })

  test('lists the backends that accept no connection, and sends no request to the others', async () => {
    const urls: unknown[] = []
    await using backend = await startBackend((incoming) => void urls.push(incoming.url))
    const unreachable = `http://127.0.0.1:${await freePort()}`
    await using health = await start({ origins: [backend.origin, unreachable] })
    health.setOpen(true)
    expect(await health.get('/readyz')).toMatchObject({ status: 503, body: `not reachable: ${unreachable}\n` })
    expect(urls).toEqual([])
  })
})

describe('/metrics', () => {
  test('returns the metrics of the main thread', async () => {
    const metrics = createMetrics()
    metrics.request('page', 200, 0)
    await using health = await start({ metrics })
    const { status, headers, body } = await health.get('/metrics')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect(body).toContain('http_requests_total{route="page",status="2xx"} 1\n')
  })

  test.each([
    ['cannot be read', () => Promise.reject(new TypeError('no value')), 'no value'],
    ['are not read within 5 s', () => new Promise<string>(() => {}), ''],
  ])('returns 503 when the metrics %s', { timeout: 30_000 }, async (_, text, reason) => {
    await using health = await start({ metrics: { ...createMetrics(), text } })
    expect(await health.get('/metrics')).toMatchObject({ status: 503, body: expect.stringContaining(reason) })
  })
})

test.each([
  ['GET', '/', 404, 'Use /metrics, /healthz or /readyz.\n', undefined],
  ['POST', '/toString', 404, 'Use /metrics, /healthz or /readyz.\n', undefined],
  ['POST', '/healthz', 405, 'Use GET or HEAD.\n', 'GET, HEAD'],
  ['HEAD', '/healthz', 200, '', undefined],
  ['GET', '/healthz?from=balancer', 200, 'ok\n', undefined],
])('%s %s returns %i', async (method, path, status, body, allow) => {
  await using health = await start()
  const response = await health.get(path, method)
  expect(response).toMatchObject({ status, body })
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    ...(allow && { allow }),
  })
})
