import http from 'node:http'
import { describe, expect, test } from 'vitest'
import { type Backend, startBackend } from './support/backends.ts'
import { send, type Line, openLine } from './support/http-client.ts'
import { memoryOf } from '#scripts/process/memory.ts'
import { TIMEOUT, startProcessFor } from './support/server-process.ts'

const UPLOAD = '/registrant/api/no-auth/data_quality/upload'
/** The address of slow senders, which may have 3/4 of the connections. */
const SLOW = '127.0.0.2'
const MULTIPART = 'multipart/form-data; boundary=b'
const post = (path: string, ...lines: string[]): string =>
  [`POST ${path} HTTP/1.1`, 'Host: pages.example', `Content-Type: ${MULTIPART}`, ...lines, '', ''].join('\r\n')

/** Starts a backend that responds with the size of the body. */
const startReading = (): Promise<Backend> =>
  startBackend((incoming, outgoing) => {
    let size = 0
    incoming.on('error', () => {})
    incoming.on('data', (chunk: Buffer) => (size += chunk.length)).on('end', () => outgoing.end(String(size)))
  })

/** Keeps sending bytes on each line until it is closed. */
function drip(lines: readonly Line[], everyMs: number, bytes = 'x'): Disposable & { closed: Promise<unknown> } {
  const timer = setInterval(() => {
    for (const line of lines) if (!line.isClosed()) line.send(bytes)
  }, everyMs)
  const closed = Promise.all(lines.map((line) => line.closed))
  return { closed, [Symbol.dispose]: () => clearInterval(timer) }
}

async function openLines(port: number, count: number, head: string, from?: string): Promise<Line[]> {
  const lines = await Promise.all(Array.from({ length: count }, () => openLine(port, from)))
  for (const line of lines) line.send(head)
  return lines
}

test(
  'with 600 file handles, 400 slow senders of one address do not affect other clients, and are disconnected',
  { timeout: 90_000 },
  async () => {
    const env = { RATE_LIMIT: '0', BODY_GRACE_MS: '8000' }
    await using server = await startProcessFor(startReading(), env, { fileHandles: 600 })
    const open = (count: number, head: string) => openLines(server.port, count, head, SLOW)
    const slow = [
      ...(await open(340, post(UPLOAD, 'Content-Length: 1000000'))),
      ...(await open(60, post('/assets/none.js', 'Transfer-Encoding: chunked') + 'fffff\r\n')),
    ]
    const others = await openLines(server.port, 30, 'GET / HTTP/1.1\r\nHost: pages.example\r\nX-A: ', '127.0.0.3')
    using dripping = drip(slow, 1000)
    using _ = drip(others, 1000)
    expect((await send(server.port, { path: '/consent/KEY' })).status).toBe(200)
    expect((await send(server.metricsPort, { path: '/healthz' })).status).toBe(200)
    expect(slow.filter((line) => !line.isClosed()).length).toBeGreaterThan(200)
    await dripping.closed
    expect((await send(server.port, { path: '/consent/KEY' })).status).toBe(200)
    const upload = { method: 'POST', path: UPLOAD, headers: { 'content-type': MULTIPART }, body: 'whole' }
    expect((await send(server.port, upload)).body.toString()).toBe('5')
    for (const line of others) line[Symbol.dispose]()
  },
)

test.each([
  ['thousands of calls on one connection', 1, 3000],
  ['one call on each of many connections', 400, 1],
])('%s to a slow backend do not affect other clients', async (_, connections, calls) => {
  const silent = startBackend(() => {})
  await using server = await startProcessFor(silent, { RATE_LIMIT: '0' }, { fileHandles: 600 })
  const call = 'GET /trade/api/no-auth/reseller/branding_with_messaging_vars HTTP/1.1\r\nHost: pages.example\r\n\r\n'
  const lines = await openLines(server.port, connections, call.repeat(calls), SLOW)
  for (let round = 0; round < 20; round++) {
    expect((await send(server.port, { path: '/consent/KEY' })).status).toBe(200)
    expect((await send(server.metricsPort, { path: '/healthz' })).status).toBe(200)
  }
  expect(server.lines.filter((each) => /EMFILE|"fatal"/.test(each)).length).toBe(0)
  for (const line of lines) line[Symbol.dispose]()
})

describe('a connection whose body does not arrive is closed', () => {
  const RUNNING = post(UPLOAD, 'Transfer-Encoding: chunked')
  test.each([
    ['single bytes', post(UPLOAD, 'Content-Length: 1000000'), 'x'],
    ['nothing at all', post(UPLOAD, 'Content-Length: 1000000'), ''],
    ['chunks of one byte', RUNNING, '1\r\nx\r\n'],
    ['an extension of a chunk', `${RUNNING}5;a=`, 'x'],
    ['a trailer', `${RUNNING}1\r\nx\r\n0\r\nX: `, 'x'],
    ['a body after a 405', post('/consent/KEY', 'Content-Length: 1000000'), 'x'],
  ])('%s', async (_, head, bytes) => {
    await using server = await startProcessFor(startReading(), { BODY_GRACE_MS: '300' })
    using line = await openLine(server.port)
    line.send(head)
    using dripping = drip([line], 50, bytes)
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
    await using server = await startProcessFor(startReading(), { BODY_GRACE_MS: '2000' })
    const total = sizes.reduce((sum, size) => sum + size, 0)
    using upload = await openLine(server.port)
    using slow = await openLine(server.port)
    upload.send(post(UPLOAD, `Content-Length: ${total}`, 'Connection: close'))
    slow.send(post(UPLOAD, 'Content-Length: 1000000'))
    const rest = [...sizes]
    // 20 KB/s, as over a slow network.
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
  let pushed = 0
  const backend = startBackend((_, outgoing) => {
    outgoing.writeHead(200, { 'content-length': SIZE })
    let left = SIZE
    const push = (): void => {
      while (left > 0) {
        left -= chunk.length
        pushed += chunk.length
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
  let last = -1
  const isPaused = async (): Promise<boolean> => {
    for (let round = 0; round < 20; round++) await send(server.port, { path: '/' })
    const isSame = pushed === last
    last = pushed
    return isSame
  }
  await expect.poll(isPaused, TIMEOUT).toBe(true)
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
