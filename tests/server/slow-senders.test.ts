import http from 'node:http'
import { describe, expect, test } from 'vitest'
import { type Backend, startBackend } from './support/backends.ts'
import { send, type Connection, openConnection } from './support/http-client.ts'
import { memoryOf } from '#scripts/process/memory.ts'
import { startProcessFor } from './support/server-process.ts'

const UPLOAD = '/registrant/api/no-auth/data_quality/upload'
/** The client IP of all slow senders. One IP may open 3/4 of all connections. */
const SLOW_IP = '127.0.0.2'
const MULTIPART = 'multipart/form-data; boundary=b'
const postHead = (path: string, ...lines: string[]): string =>
  [`POST ${path} HTTP/1.1`, 'Host: pages.example', `Content-Type: ${MULTIPART}`, ...lines, '', ''].join('\r\n')

/** Starts a backend that responds with the size of the body. */
const startSizeBackend = (): Promise<Backend> =>
  startBackend((incoming, outgoing) => {
    let size = 0
    incoming.on('error', () => {})
    incoming.on('data', (chunk: Buffer) => (size += chunk.length)).on('end', () => outgoing.end(String(size)))
  })

/** Keeps sending bytes on each connection until it is closed. */
function drip(senders: readonly Connection[], everyMs: number, bytes = 'x'): Disposable & { closed: Promise<unknown> } {
  const timer = setInterval(() => {
    for (const connection of senders) if (!connection.isClosed()) connection.send(bytes)
  }, everyMs)
  const closed = Promise.all(senders.map((connection) => connection.closed))
  return { closed, [Symbol.dispose]: () => clearInterval(timer) }
}

async function openConnections(port: number, count: number, head: string, from?: string): Promise<Connection[]> {
  const opened = await Promise.all(Array.from({ length: count }, () => openConnection(port, from)))
  for (const connection of opened) connection.send(head)
  return opened
}

test(
  'with 600 file handles, 400 slow senders from one IP do not affect other clients, and are disconnected',
  { timeout: 90_000 },
  async () => {
    const env = { RATE_LIMIT: '0', BODY_GRACE_MS: '8000' }
    await using server = await startProcessFor(startSizeBackend(), env, { fileHandles: 600 })
    const open = (count: number, head: string) => openConnections(server.port, count, head, SLOW_IP)
    const slow = [
      ...(await open(340, postHead(UPLOAD, 'Content-Length: 1000000'))),
      ...(await open(60, postHead('/assets/none.js', 'Transfer-Encoding: chunked') + 'fffff\r\n')),
    ]
    const others = await openConnections(server.port, 30, 'GET / HTTP/1.1\r\nHost: pages.example\r\nX-A: ', '127.0.0.3')
    using dripping = drip(slow, 1000)
    using _ = drip(others, 1000)
    expect((await send(server.port, { path: '/consent/KEY' })).status).toBe(200)
    expect((await send(server.metricsPort, { path: '/healthz' })).status).toBe(200)
    expect(slow.filter((connection) => !connection.isClosed()).length).toBeGreaterThan(200)
    await dripping.closed
    expect((await send(server.port, { path: '/consent/KEY' })).status).toBe(200)
    const upload = { method: 'POST', path: UPLOAD, headers: { 'content-type': MULTIPART }, body: 'whole' }
    expect((await send(server.port, upload)).body.toString()).toBe('5')
    for (const connection of others) connection[Symbol.dispose]()
  },
)

test.each([
  ['thousands of calls on one connection', 1, 3000],
  ['one call on each of many connections', 400, 1],
])('%s to a slow backend do not affect other clients', async (_, connectionCount, callCount) => {
  const silent = startBackend(() => {})
  await using server = await startProcessFor(silent, { RATE_LIMIT: '0' }, { fileHandles: 600 })
  const call = 'GET /trade/api/no-auth/reseller/branding_with_messaging_vars HTTP/1.1\r\nHost: pages.example\r\n\r\n'
  const connections = await openConnections(server.port, connectionCount, call.repeat(callCount), SLOW_IP)
  for (let round = 0; round < 20; round++) {
    expect((await send(server.port, { path: '/consent/KEY' })).status).toBe(200)
    expect((await send(server.metricsPort, { path: '/healthz' })).status).toBe(200)
  }
  expect(server.lines.filter((each) => /EMFILE|"fatal"/.test(each)).length).toBe(0)
  for (const connection of connections) connection[Symbol.dispose]()
})

describe('a connection whose body does not arrive is closed', () => {
  const CHUNKED = postHead(UPLOAD, 'Transfer-Encoding: chunked')
  test.each([
    ['single bytes', postHead(UPLOAD, 'Content-Length: 1000000'), 'x'],
    ['nothing at all', postHead(UPLOAD, 'Content-Length: 1000000'), ''],
    ['chunks of one byte', CHUNKED, '1\r\nx\r\n'],
    ['a chunk extension', `${CHUNKED}5;a=`, 'x'],
    ['a trailer', `${CHUNKED}1\r\nx\r\n0\r\nX: `, 'x'],
    ['a body after a 405', postHead('/consent/KEY', 'Content-Length: 1000000'), 'x'],
  ])('%s', async (_, head, bytes) => {
    await using server = await startProcessFor(startSizeBackend(), { BODY_GRACE_MS: '300' })
    using connection = await openConnection(server.port)
    connection.send(head)
    using dripping = drip([connection], 50, bytes)
    await dripping.closed
    expect((await send(server.port, { path: '/' })).status).toBe(200)
  })
})

describe('while a slow sender is disconnected, an upload arrives', () => {
  test.each([
    ['that is slow but steady', Array<number>(60).fill(2048)],
    ['that pauses after a fast beginning', [200_000, ...Array<number>(50).fill(0), 1000]],
    ['in bursts', Array.from({ length: 60 }, (_, index) => (index % 10 === 0 ? 8192 : 0))],
  ])('%s', async (_, sizes) => {
    await using server = await startProcessFor(startSizeBackend(), { BODY_GRACE_MS: '2000' })
    const total = sizes.reduce((sum, size) => sum + size, 0)
    using upload = await openConnection(server.port)
    using slow = await openConnection(server.port)
    upload.send(postHead(UPLOAD, `Content-Length: ${total}`, 'Connection: close'))
    slow.send(postHead(UPLOAD, 'Content-Length: 1000000'))
    const rest = [...sizes]
    // A part every 100 ms: 2048 bytes each are 20 KB/s, as over a slow network.
    const timer = setInterval(() => {
      const size = rest.shift()
      if (size === undefined) clearInterval(timer)
      else if (size > 0) upload.send('x'.repeat(size))
    }, 100)
    await slow.closed
    expect(rest.length).toBeGreaterThan(0)
    await upload.closed
    clearInterval(timer)
    expect(upload.received()).toMatch(/^HTTP\/1\.1 200 /)
    expect(upload.received()).toContain(String(total))
  })
})

test('does not buffer responses that no client reads', async () => {
  const SIZE = 20 * 1024 * 1024
  const chunk = Buffer.alloc(64 * 1024)
  let pushedBytes = 0
  const backend = startBackend((_, outgoing) => {
    outgoing.writeHead(200, { 'content-length': SIZE })
    let remaining = SIZE
    const push = (): void => {
      while (remaining > 0) {
        remaining -= chunk.length
        pushedBytes += chunk.length
        if (!outgoing.write(chunk)) return void outgoing.once('drain', push)
      }
      outgoing.end()
    }
    push()
  })
  await using server = await startProcessFor(backend)
  const responses = await Promise.all(
    Array.from({ length: 16 }, () => {
      const path = '/consent/api/no-auth/hermes/report/download/KEY'
      const request = http.get({ host: '127.0.0.1', port: server.port, path, agent: false })
      return new Promise<http.IncomingMessage>((resolve) => request.once('response', resolve))
    }),
  )
  const before = memoryOf(server.pid).now
  let previousBytes = -1
  const isPaused = async (): Promise<boolean> => {
    for (let round = 0; round < 20; round++) await send(server.port, { path: '/' })
    const isSame = pushedBytes === previousBytes
    previousBytes = pushedBytes
    return isSame
  }
  await expect.poll(isPaused).toBe(true)
  expect(memoryOf(server.pid).peak - before).toBeLessThan(64)
  const sizes = await Promise.all(
    responses.map(async (response) => {
      let size = 0
      for await (const each of response) size += (each as Buffer).length
      return size
    }),
  )
  expect(new Set(sizes)).toEqual(new Set([SIZE]))
})
