import { once } from 'node:events'
import http, { type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { freePort } from '#tests/support/free-port.ts'
import { listen, startBackend, startBytes } from './support/backends.ts'
import { ask, type Question, responseText } from './support/http-client.ts'
import { startServer } from './support/servers.ts'

const PATH = '/consent/api/no-auth/identity_service/consent/S3CRET'
const JSON_TYPE = { 'content-type': 'application/json' }
/** A read and a decision. */
const CALLS: readonly Question[] = [
  { path: PATH },
  { method: 'PUT', path: PATH, headers: JSON_TYPE, body: '{"key":"S3CRET"}' },
]

afterEach(() => vi.useRealTimers())

/** A port that refuses connections: it was free a moment ago. */
async function deadOrigin(): Promise<string> {
  return `http://127.0.0.1:${await freePort()}`
}

describe('502 with a sentence', () => {
  test('when nobody listens, and the key is in no line', async () => {
    await using server = await startServer({ API_ORIGIN: await deadOrigin() })
    for (const call of CALLS) {
      const answer = await ask(server.port, call)
      expect(answer.status).toBe(502)
      expect(responseText(answer)).toMatch(/could not be reached/)
    }
    expect(server.lines).toContainEqual(
      expect.objectContaining({
        level: 'error',
        event: 'proxy failure',
        service: 'CONSENT',
        reason: 'unreachable',
        code: 'ECONNREFUSED',
      }),
    )
    expect(await server.metrics.text()).toContain('proxy_failures_total{service="CONSENT",reason="unreachable"} 2')
    expect(JSON.stringify(server.lines)).not.toContain('S3CRET')
  })

  test('when there is neither a backend nor a sandbox', async () => {
    await using server = await startServer({ APP_ENV: 'qa', API_ORIGIN_DLS: await deadOrigin() })
    const answer = await ask(server.port, { path: PATH })
    expect([answer.status, responseText(answer)]).toEqual([502, expect.stringMatching(/could not be reached/)])
    expect(server.lines.filter(({ event }) => event === 'proxy failure')).toEqual([])
  })

  test('when the sandbox is gone, for its own calls and for those of a service', async () => {
    await using server = await startServer({}, { sandbox: await deadOrigin() })
    for (const path of [PATH, '/__sandbox/state']) expect((await ask(server.port, { path })).status).toBe(502)
    expect(server.lines.flatMap(({ service }) => service ?? [])).toEqual(['CONSENT', 'SANDBOX'])
  })
})

describe('more calls than MAX_BACKEND_CALLS', () => {
  test('are refused with 503, reads before decisions, and accepted again afterwards', async () => {
    const pending: ServerResponse[] = []
    await using backend = await startBackend((_, outgoing) => void pending.push(outgoing))
    await using server = await startServer({ API_ORIGIN: backend.origin, MAX_BACKEND_CALLS: '5', RATE_LIMIT: '0' })
    const [read = { path: '/' }, decision = read] = CALLS
    const reads = Array.from({ length: 4 }, () => ask(server.port, read))
    await expect.poll(() => pending).toHaveLength(4)
    const refusedRead = await ask(server.port, read)
    const decided = ask(server.port, decision)
    await expect.poll(() => pending).toHaveLength(5)
    const refusedDecision = await ask(server.port, decision)
    for (const answer of [refusedRead, refusedDecision]) {
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2'])
      expect(responseText(answer)).toMatch(/Too many people/)
    }
    const reason = 'too many calls'
    expect(server.lines.filter(({ event }) => event)).toMatchObject([{ reason }, { reason }])
    for (const outgoing of pending.splice(0)) outgoing.end('{}')
    for (const answer of await Promise.all([...reads, decided])) expect(answer.status).toBe(200)
    const again = ask(server.port, read)
    await expect.poll(() => pending).toHaveLength(1)
    pending[0]?.end('{}')
    expect((await again).status).toBe(200)
  })
})

describe('504 with a sentence', () => {
  test('when no answer comes', async () => {
    await using backend = await startBackend(() => {})
    await using server = await startServer({ API_ORIGIN: backend.origin, PROXY_TIMEOUT_MS: '20' })
    for (const call of CALLS) {
      const answer = await ask(server.port, call)
      expect(answer.status).toBe(504)
      expect(responseText(answer)).toMatch(/did not answer in time/)
    }
    expect(await server.metrics.text()).toContain('reason="timeout"} 2')
  })

  test.each([
    ['an upload moves, however long it takes', '1000', 900],
    ['waiting has no limit', '0', 3_600_000],
  ])('never while %s', async (_, PROXY_TIMEOUT_MS, ms) => {
    let received = 0
    await using backend = await startBackend((incoming, outgoing) => {
      incoming.on('data', (chunk: Buffer) => (received += chunk.length)).on('end', () => outgoing.end('whole'))
    })
    await using server = await startServer({ API_ORIGIN: backend.origin, PROXY_TIMEOUT_MS })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const options = { path: PATH, method: 'PUT', headers: JSON_TYPE, agent: false }
    const request = http.request({ host: '127.0.0.1', port: server.port, ...options })
    // More than is read ahead: what follows goes on as it comes.
    for (const size of [70_000, 1000, 1000]) {
      const sent = received + size
      request.write(Buffer.alloc(size))
      await expect.poll(() => received).toBe(sent)
      vi.advanceTimersByTime(ms)
    }
    request.end()
    const [answer] = (await once(request, 'response')) as [http.IncomingMessage]
    expect([answer.statusCode, await text(answer)]).toEqual([200, 'whole'])
  })
})

describe('half of a long answer is cut, not ended', () => {
  test.each([
    ['of known length', 'HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\nhalf'],
    ['in chunks', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n'],
  ])('%s', async (_, bytes) => {
    await using line = await startBytes(() => bytes)
    await using server = await startServer({ API_ORIGIN: line.origin })
    await expect(ask(server.port, { path: PATH })).rejects.toThrow(/aborted|hang up|ECONNRESET/)
    await expect.poll(() => server.lines).toContainEqual(expect.objectContaining({ status: 200, end: 'cut' }))
    expect(server.lines).toContainEqual(expect.objectContaining({ reason: 'cut' }))
  })

  test('when it stops moving', async () => {
    await using backend = await startBackend((_, outgoing) => void outgoing.write('half'))
    await using server = await startServer({ API_ORIGIN: backend.origin, PROXY_TIMEOUT_MS: '1000' })
    await expect(ask(server.port, { path: PATH })).rejects.toThrow(/aborted|hang up|ECONNRESET/)
    expect(server.lines).toContainEqual(expect.objectContaining({ reason: 'timeout' }))
  })
})

describe('a browser that goes away ends the call at the backend', () => {
  test.each(['before the answer', 'during the answer', 'during its upload'])('%s', async (when) => {
    const { promise: isCut, resolve: cut } = Promise.withResolvers<void>()
    const { promise: isReached, resolve: reached } = Promise.withResolvers<void>()
    await using backend = await startBackend((incoming, outgoing) => {
      outgoing.on('close', cut)
      incoming.on('error', () => {})
      incoming.once('data', reached)
      if (when === 'before the answer') reached()
      // More than is read before the response passes.
      if (when === 'during the answer') outgoing.write('first'.repeat(20_000))
    })
    await using server = await startServer({ API_ORIGIN: backend.origin })
    const isUpload = when === 'during its upload'
    const { port } = server
    const request = http.request({
      host: '127.0.0.1',
      port,
      path: PATH,
      ...(isUpload && { method: 'PUT', headers: JSON_TYPE }),
      agent: false,
    })
    request.on('error', () => {})
    request.on('response', (answer) => answer.on('error', () => {}).once('data', reached))
    if (isUpload) request.write('first'.repeat(20_000))
    else request.end()
    await isReached
    request.destroy()
    await isCut
    await expect.poll(() => server.lines).toContainEqual(expect.objectContaining({ end: 'cut' }))
    // The answer to another request comes after all that is still done for this one.
    await ask(server.port, { path: '/' })
    // It was the browser's doing: neither the backend is blamed nor this server.
    expect(await server.metrics.text()).not.toMatch(/proxy_failures_total\{/)
    expect(server.lines.filter(({ level }) => level !== undefined)).toEqual([])
  })
})

describe('a kept connection that is closing when it is used', () => {
  /** Answers the first request of a connection and hangs up on the second: by the end of the connection, or by a reset. */
  function fickle(hangUp: 'destroy' | 'resetAndDestroy') {
    const calls: string[] = []
    const perSocket = new WeakMap<object, number>()
    const server = http.createServer((incoming, outgoing) => {
      const count = (perSocket.get(incoming.socket) ?? 0) + 1
      perSocket.set(incoming.socket, count)
      calls.push(`${incoming.method} ${count}`)
      if (count > 1) incoming.socket[hangUp]()
      else outgoing.end('ok')
    })
    return { calls, listening: listen(server) }
  }

  test.each(['destroy', 'resetAndDestroy'] as const)(
    'a read is sent again on a new one after %s; a decision never meets one',
    async (hangUp) => {
      const { calls, listening } = fickle(hangUp)
      await using backend = await listening
      await using server = await startServer({ API_ORIGIN: backend.origin })
      for (const index of [0, 0, 1, 1]) {
        const answer = await ask(server.port, CALLS[index] ?? { path: '/' })
        expect([answer.status, answer.body.toString()]).toEqual([200, 'ok'])
      }
      expect(calls).toEqual(['GET 1', 'GET 2', 'GET 1', 'PUT 1', 'PUT 1'])
    },
  )
})

test('a decision that is cut is sent once; a read is tried once more where its connection was closed, and only there', async () => {
  const calls: (string | undefined)[] = []
  await using backend = await startBackend(({ method, url, socket }) => {
    calls.push(method)
    if (url?.endsWith('odd')) socket.end('HTTP/1.1 099 Odd\r\n\r\n')
    else socket.destroy()
  })
  await using server = await startServer({ API_ORIGIN: backend.origin, RATE_LIMIT: '0' })
  const decline = { method: 'POST', path: '/trade/api/no-auth/transfer_in/decline' }
  for (const call of [decline, { method: 'PUT', path: PATH }, { path: PATH }]) {
    expect((await ask(server.port, call)).status).toBe(502)
  }
  expect(calls.splice(0)).toEqual(['POST', 'PUT', 'GET', 'GET'])
  expect((await ask(server.port, { path: `${PATH}-odd` })).status).toBe(502)
  expect(calls).toEqual(['GET'])
})
