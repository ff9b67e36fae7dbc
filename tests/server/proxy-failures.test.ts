import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { freePort } from '#tests/support/free-port.ts'
import { startBackend, startRawBackend } from './support/backends.ts'
import { send, type RequestOptions, responseText } from './support/http-client.ts'
import { startServer, startServerFor } from './support/servers.ts'

const PATH = '/consent/api/no-auth/identity_service/consent/S3CRET'
const JSON_TYPE = { 'content-type': 'application/json' }
const READ: RequestOptions = { path: PATH }
const DECISION: RequestOptions = { method: 'PUT', path: PATH, headers: JSON_TYPE, body: '{"key":"S3CRET"}' }

afterEach(() => vi.useRealTimers())

/** Returns an origin that refuses connections, because nothing listens on its port. */
const deadOrigin = async (): Promise<string> => `http://127.0.0.1:${await freePort()}`

describe('responds with 502 and a message', () => {
  test('when a backend refuses the connection, and logs no key', async () => {
    await using server = await startServer({ API_ORIGIN: await deadOrigin() })
    for (const call of [READ, DECISION]) {
      const response = await send(server.port, call)
      expect([response.status, responseText(response)]).toEqual([502, expect.stringMatching(/could not be reached/)])
    }
    const failure = { level: 'error', event: 'proxy failure', reason: 'unreachable', code: 'ECONNREFUSED' }
    expect(server.lines).toContainEqual(expect.objectContaining({ ...failure, service: 'CONSENT' }))
    expect(await server.metrics.text()).toContain('proxy_failures_total{service="CONSENT",reason="unreachable"} 2')
    expect(JSON.stringify(server.lines)).not.toContain('S3CRET')
  })

  test('when there is neither a backend nor a sandbox', async () => {
    await using server = await startServer({ APP_ENV: 'qa', API_ORIGIN_DLS: await deadOrigin() })
    const response = await send(server.port, READ)
    expect([response.status, responseText(response)]).toEqual([502, expect.stringMatching(/could not be reached/)])
    expect(server.lines.filter(({ event }) => event === 'proxy failure')).toEqual([])
  })

  test('when the sandbox refuses the connection', async () => {
    await using server = await startServer({}, { sandbox: await deadOrigin() })
    for (const path of [PATH, '/__sandbox/state']) expect((await send(server.port, { path })).status).toBe(502)
    expect(server.lines.flatMap(({ service }) => service ?? [])).toEqual(['CONSENT', 'SANDBOX'])
  })
})

test('refuses calls above MAX_BACKEND_CALLS with 503, reads before decisions', async () => {
  const pending: ServerResponse[] = []
  const backend = startBackend((_, outgoing) => void pending.push(outgoing))
  await using server = await startServerFor(backend, { MAX_BACKEND_CALLS: '5', RATE_LIMIT: '0' })
  const reads = Array.from({ length: 4 }, () => send(server.port, READ))
  await expect.poll(() => pending).toHaveLength(4)
  const refusedRead = await send(server.port, READ)
  const decision = send(server.port, DECISION)
  await expect.poll(() => pending).toHaveLength(5)
  const refusedDecision = await send(server.port, DECISION)
  for (const response of [refusedRead, refusedDecision]) {
    expect([response.status, response.headers['retry-after']]).toEqual([503, '2'])
    expect(responseText(response)).toMatch(/Too many people/)
  }
  const reason = 'too many calls'
  expect(server.lines.filter(({ event }) => event)).toMatchObject([{ reason }, { reason }])
  for (const outgoing of pending.splice(0)) outgoing.end('{}')
  for (const response of await Promise.all([...reads, decision])) expect(response.status).toBe(200)
  const nextRead = send(server.port, READ)
  await expect.poll(() => pending).toHaveLength(1)
  pending[0]?.end('{}')
  expect((await nextRead).status).toBe(200)
})

describe('PROXY_TIMEOUT_MS', () => {
  test('leads to 504 with a message when a backend does not respond', async () => {
    await using server = await startServerFor(
      startBackend(() => {}),
      { PROXY_TIMEOUT_MS: '20' },
    )
    for (const call of [READ, DECISION]) {
      const response = await send(server.port, call)
      expect([response.status, responseText(response)]).toEqual([504, expect.stringMatching(/did not answer in time/)])
    }
    expect(await server.metrics.text()).toContain('reason="timeout"} 2')
  })

  test('aborts a response that stops in the middle', async () => {
    const backend = startBackend((_, outgoing) => void outgoing.write('half'))
    await using server = await startServerFor(backend, { PROXY_TIMEOUT_MS: '1000' })
    await expect(send(server.port, READ)).rejects.toThrow(/aborted|hang up|ECONNRESET/)
    expect(server.lines).toContainEqual(expect.objectContaining({ reason: 'timeout' }))
  })

  test.each([
    ['during pauses of an upload, which is passed on as it arrives', '1000', 900],
    ['when it is 0', '0', 3_600_000],
  ])('does not apply %s', async (_, PROXY_TIMEOUT_MS, ms) => {
    let receivedBytes = 0
    const backend = startBackend((incoming, outgoing) => {
      incoming.on('data', (chunk: Buffer) => (receivedBytes += chunk.length)).on('end', () => outgoing.end('whole'))
    })
    await using server = await startServerFor(backend, { PROXY_TIMEOUT_MS })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const request = http.request({
      host: '127.0.0.1',
      port: server.port,
      path: PATH,
      method: 'PUT',
      headers: JSON_TYPE,
      agent: false,
    })
    // The first chunk is longer than what the server reads ahead.
    for (const size of [70_000, 1000, 1000]) {
      const sentBytes = receivedBytes + size
      request.write(Buffer.alloc(size))
      // Each poll advances fake timers by the interval.
      await expect.poll(() => receivedBytes, { interval: 0 }).toBe(sentBytes)
      vi.advanceTimersByTime(ms)
    }
    request.end()
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    expect([response.statusCode, await text(response)]).toEqual([200, 'whole'])
  })
})

test.each([
  ['of known length', 'HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\nhalf'],
  ['in chunks', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n'],
])('aborts an incomplete response instead of ending it: %s', async (_, bytes) => {
  await using server = await startServerFor(startRawBackend(() => bytes))
  await expect(send(server.port, READ)).rejects.toThrow(/aborted|hang up|ECONNRESET/)
  await expect.poll(() => server.lines).toContainEqual(expect.objectContaining({ status: 200, end: 'cut' }))
  expect(server.lines).toContainEqual(expect.objectContaining({ reason: 'cut' }))
})

test.each(['before the response', 'during the response', 'during its upload'])(
  'aborts the call when the browser disconnects %s',
  async (when) => {
    const { promise: closed, resolve: markClosed } = Promise.withResolvers<void>()
    const { promise: canDisconnect, resolve: allowDisconnect } = Promise.withResolvers<void>()
    // Longer than what the server reads ahead.
    const longBody = 'first'.repeat(20_000)
    const backend = startBackend((incoming, outgoing) => {
      outgoing.on('close', markClosed)
      incoming.on('error', () => {}).once('data', allowDisconnect)
      if (when === 'before the response') allowDisconnect()
      if (when === 'during the response') outgoing.write(longBody)
    })
    await using server = await startServerFor(backend)
    const isUpload = when === 'during its upload'
    const options = isUpload ? { method: 'PUT', headers: JSON_TYPE } : {}
    const request = http.request({ host: '127.0.0.1', port: server.port, path: PATH, agent: false, ...options })
    request.on('error', () => {})
    request.on('response', (response) => response.on('error', () => {}).once('data', allowDisconnect))
    if (isUpload) request.write(longBody)
    else request.end()
    await canDisconnect
    request.destroy()
    await closed
    await expect.poll(() => server.lines).toContainEqual(expect.objectContaining({ end: 'cut' }))
    // When another request has its response, the server has also handled the disconnect.
    await send(server.port, { path: '/' })
    // Neither the backend nor this server failed.
    expect(await server.metrics.text()).not.toMatch(/proxy_failures_total\{/)
    expect(server.lines.filter(({ level }) => level !== undefined)).toEqual([])
  },
)

test.each(['destroy', 'resetAndDestroy'] as const)(
  'repeats a read on a new connection when a reused connection closes by %s, and reuses none for decisions',
  async (hangUp) => {
    const calls: string[] = []
    const callCounts = new WeakMap<object, number>()
    const backend = startBackend(({ method, socket }, outgoing) => {
      const count = (callCounts.get(socket) ?? 0) + 1
      callCounts.set(socket, count)
      calls.push(`${method} ${count}`)
      if (count > 1) socket[hangUp]()
      else outgoing.end('ok')
    })
    await using server = await startServerFor(backend)
    for (const call of [READ, READ, DECISION, DECISION]) {
      const response = await send(server.port, call)
      expect([response.status, response.body.toString()]).toEqual([200, 'ok'])
    }
    expect(calls).toEqual(['GET 1', 'GET 2', 'GET 1', 'PUT 1', 'PUT 1'])
  },
)

test('repeats a read once if its connection was closed, but no decision, and no read with an invalid response', async () => {
  const calls: (string | undefined)[] = []
  const backend = startBackend(({ method, url, socket }) => {
    calls.push(method)
    if (url?.endsWith('invalid')) socket.end('HTTP/1.1 099 Odd\r\n\r\n')
    else socket.destroy()
  })
  await using server = await startServerFor(backend, { RATE_LIMIT: '0' })
  const decline = { method: 'POST', path: '/trade/api/no-auth/transfer_in/decline' }
  for (const call of [decline, DECISION, READ]) expect((await send(server.port, call)).status).toBe(502)
  expect(calls.splice(0)).toEqual(['POST', 'PUT', 'GET', 'GET'])
  expect((await send(server.port, { path: `${PATH}-invalid` })).status).toBe(502)
  expect(calls).toEqual(['GET'])
})
