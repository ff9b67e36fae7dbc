import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { memoryOf } from '#scripts/process/memory.ts'
import { listen, startBackend } from './support/backends.ts'
import { send, keepAliveAgent, openConnection, responseText } from './support/http-client.ts'
import { startProcessFor } from './support/server-process.ts'
import { startServerFor } from './support/servers.ts'

const CONSENT = '/consent/api/no-auth/identity_service/consent'
const UPLOAD = '/registrant/api/no-auth/data_quality/upload'
/** A read without a key, whose response is forwarded without inspection. */
const READ = '/tld-info/api/no-auth/tldconfig/admin/gdpr/opensrs'
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=b' }
const UPLOAD_HEAD = `POST ${UPLOAD} HTTP/1.1\r\nHost: pages.example\r\nContent-Type: ${MULTIPART['content-type']}\r\n`
const MIB = 1024 * 1024

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
const upload = (body: Buffer | Buffer[]) => ({ method: 'POST', path: UPLOAD, headers: MULTIPART, body })
const halves = (bytes: Buffer) => [bytes.subarray(0, bytes.length / 2), bytes.subarray(bytes.length / 2)]

/** Starts a backend that responds with the digest of the body, and counts what it receives. */
async function startDigestBackend() {
  const seen = { bytes: 0, requests: 0, framing: '' }
  const backend = await startBackend((incoming, outgoing) => {
    const digest = createHash('sha256')
    seen.framing = incoming.headers['transfer-encoding'] ?? incoming.headers['content-length'] ?? ''
    incoming.on('error', () => {})
    incoming.on('data', (chunk: Buffer) => {
      seen.bytes += chunk.length
      digest.update(chunk)
    })
    incoming.on('end', () => {
      seen.requests += 1
      outgoing.end(digest.digest('hex'))
    })
  })
  return { ...backend, seen }
}

type Fields = Record<string, string | number>

/** Sends a whole body of zeros, as a browser does even after an early response, and returns the response. */
async function sendZeros(port: number, size: number, headers: Fields, target = `POST ${UPLOAD}`) {
  using connection = await openConnection(port)
  const isChunked = 'transfer-encoding' in headers
  const fields = Object.entries({ host: 'pages.example', ...MULTIPART, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  connection.send(`${target} HTTP/1.1\r\n${fields.join('')}\r\n`)
  const zeros = Buffer.alloc(MIB)
  for (let sent = 0; sent < size && !connection.isClosed(); sent += MIB) {
    const part = zeros.subarray(0, Math.min(MIB, size - sent))
    if (isChunked) connection.send(`${part.length.toString(16)}\r\n`)
    if (!connection.socket.write(part)) {
      const drained = new Promise((resolve) => connection.socket.once('drain', resolve))
      await Promise.race([drained, connection.closed])
    }
    if (isChunked) connection.send('\r\n')
  }
  if (isChunked) connection.send('0\r\n\r\n')
  await connection.until((received) => /\r\n\r\n[^]+$/.test(received))
  const [head = '', body = ''] = connection.received().split('\r\n\r\n')
  return { status: Number(/^HTTP\/1\.1 (\d+) /.exec(head)?.[1]), body }
}

describe('a body', () => {
  const random = randomBytes(3_000_000)

  test.each([
    ['of known length', random, random],
    ['in chunks', halves(random), random],
    ['short enough to be read ahead', random.subarray(0, 1000), random.subarray(0, 1000)],
  ])('arrives unchanged at the backend: %s', async (_, body, bytes) => {
    await using server = await startServerFor(startDigestBackend())
    expect((await send(server.port, upload(body))).body.toString()).toBe(sha256(bytes))
    expect(server.backend.seen.framing).toBe(Array.isArray(body) ? 'chunked' : String(bytes.length))
  })

  test('reaches the browser unchanged if the backend compressed it', async () => {
    let acceptEncoding: string | string[] | undefined
    const compressed = gzipSync(random)
    await using server = await startServerFor(
      startBackend((incoming, outgoing) => {
        acceptEncoding = incoming.headers['accept-encoding']
        outgoing.writeHead(200, { 'content-encoding': 'gzip' }).end(compressed)
      }),
    )
    const response = await send(server.port, { path: READ, headers: { 'accept-encoding': 'gzip;q=0.5' } })
    expect(response.body.equals(compressed)).toBe(true)
    expect([response.headers['content-encoding'], acceptEncoding]).toEqual(['gzip', 'gzip;q=0.5'])
  })

  test('reaches the browser before the backend has sent all of it', async () => {
    const { promise: firstRead, resolve: markFirstRead } = Promise.withResolvers<void>()
    await using server = await startServerFor(
      startBackend((_, outgoing) => {
        outgoing.write('first')
        void firstRead.then(() => outgoing.end(' second'))
      }),
    )
    const { body } = await fetch(server.origin + READ)
    const chunks: string[] = []
    for await (const chunk of body ?? []) {
      chunks.push(new TextDecoder().decode(chunk))
      markFirstRead()
    }
    expect(chunks).toEqual(['first', ' second'])
  })
})

describe('an upload larger than MAX_UPLOAD_BYTES', () => {
  const SIZE = 150 * MIB
  const KNOWN = { 'content-length': SIZE }
  const CHUNKED = { 'transfer-encoding': 'chunked' }

  test.each<[string, Fields, to: string]>([
    ['of known length', KNOWN, 'a backend'],
    ['in chunks', CHUNKED, 'a backend'],
    ['of known length, with Connection: close', { ...KNOWN, connection: 'close' }, 'a backend'],
    ['in chunks, with Connection: close', { ...CHUNKED, connection: 'close' }, 'a backend'],
    ['of known length', KNOWN, 'the sandbox'],
    ['in chunks', CHUNKED, 'the sandbox'],
  ])('%s is refused without being held in memory: %j to %s', async (_, headers, to) => {
    const env = { MAX_UPLOAD_BYTES: String(MIB), RATE_LIMIT: '0', ...(to === 'the sandbox' && { API_ORIGIN: '' }) }
    await using server = await startProcessFor(startDigestBackend(), env)
    await send(server.port, upload(Buffer.from('x')))
    const before = memoryOf(server.pid).now
    const { status, body } = await sendZeros(server.port, SIZE, headers)
    expect(status).toBe(413)
    expect(JSON.parse(body)).toEqual({ response_text: expect.stringMatching(/too large/) })
    // Dropped bytes pass through memory, but are not retained.
    expect(memoryOf(server.pid).peak - before).toBeLessThan(100)
    expect(server.backend.seen.requests).toBe(to === 'a backend' ? 1 : 0)
    expect((await send(server.port, { path: '/' })).status).toBe(200)
  })

  test('is refused if it has one byte too many', async () => {
    await using server = await startServerFor(startDigestBackend(), { MAX_UPLOAD_BYTES: '100000' })
    const bytes = randomBytes(100_001)
    const fitting = bytes.subarray(1)
    for (const body of [bytes, halves(bytes)]) {
      const response = await send(server.port, upload(body))
      expect(response.status).toBe(413)
      expect(responseText(response)).toMatch(/97 KiB/)
    }
    expect(server.backend.seen.requests).toBe(0)
    for (const body of [fitting, halves(fitting)]) {
      const response = await send(server.port, upload(body))
      expect([response.status, response.body.toString()]).toEqual([200, sha256(fitting)])
    }
  })

  test('is refused before its body is sent if its length is known', async () => {
    await using server = await startServerFor(startDigestBackend(), { MAX_UPLOAD_BYTES: '100000' })
    using connection = await openConnection(server.port)
    connection.send(`${UPLOAD_HEAD}Content-Length: 100001\r\n\r\n`)
    await connection.until((received) => received.includes('are accepted'))
    expect(connection.received()).toMatch(/^HTTP\/1\.1 413 /)
  })

  test('leaves its connection usable', async () => {
    await using server = await startServerFor(startDigestBackend(), { MAX_UPLOAD_BYTES: '100000' })
    using agent = keepAliveAgent({ maxSockets: 1 })
    const statuses = []
    for (const size of [5_000_000, 10])
      statuses.push((await send(server.port, { ...upload(Buffer.alloc(size)), agent })).status)
    expect(statuses).toEqual([413, 200])
  })
})

test.each([
  ['a page', 'POST /consent/KEY', 405],
  ['an invalid path', `PUT ${CONSENT}/..%2fx`, 400],
  ['an unknown path', 'POST /consent/api/x', 404],
  ['a method that is not allowed', `POST ${CONSENT}/KEY`, 405],
  ['a type that is not accepted', `PUT ${CONSENT}/KEY`, 415],
])('a browser that sends the whole body receives the refusal: %s', async (_, target, status) => {
  await using server = await startProcessFor(startDigestBackend())
  for (const connection of ['keep-alive', 'close']) {
    const response = await sendZeros(server.port, 20 * MIB, { 'content-length': 20 * MIB, connection }, target)
    expect(response.status).toBe(status)
    expect(JSON.parse(response.body)).toHaveProperty('response_text')
  }
})

test('an upload canceled in its first bytes never reaches the backend', async () => {
  await using server = await startProcessFor(startDigestBackend())
  const headers = { ...MULTIPART, 'content-length': 8 * MIB }
  const request = http.request({
    host: '127.0.0.1',
    port: server.port,
    method: 'POST',
    path: UPLOAD,
    headers,
    agent: false,
  })
  request.on('error', () => {}).write(Buffer.alloc(1))
  await once(request, 'socket')
  await expect.poll(() => request.socket?.bytesWritten).toBeGreaterThan(0)
  request.destroy()
  await send(server.port, { path: '/' })
  expect(server.backend.seen).toEqual({ bytes: 0, requests: 0, framing: '' })
})

test.each<[string, Fields]>([
  ['of known length', { 'content-length': 10 * MIB }],
  ['in chunks', { 'transfer-encoding': 'chunked' }],
])('ten simultaneous uploads %s take no more than 40 MiB of memory', async (_, headers) => {
  await using server = await startProcessFor(startDigestBackend())
  await sendZeros(server.port, 1000, { 'content-length': 1000 })
  const before = memoryOf(server.pid).now
  const responses = await Promise.all(Array.from({ length: 10 }, () => sendZeros(server.port, 10 * MIB, headers)))
  expect(memoryOf(server.pid).peak - before).toBeLessThanOrEqual(40)
  expect(new Set(responses.map(({ body }) => body))).toEqual(new Set([sha256(Buffer.alloc(10 * MIB))]))
})

describe('a response before the end of the body', () => {
  test('leaves the connection usable', async () => {
    await using server = await startServerFor(startBackend((_, outgoing) => void outgoing.end('early')))
    using connection = await openConnection(server.port)
    connection.send(`${UPLOAD_HEAD}Content-Length: 5000000\r\n\r\n${'x'.repeat(100_000)}`)
    await connection.until((received) => received.includes('early'))
    connection.send(`${'x'.repeat(4_900_000)}${UPLOAD_HEAD}Content-Length: 0\r\n\r\n`)
    await connection.until((received) => received.split('early').length > 2)
    expect(connection.received().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
  })

  test.each([413, 401, 422, 429])('with status %i is passed on when the backend then disconnects', async (status) => {
    const head = `HTTP/1.1 ${status} Refused\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close`
    const tcp = net.createServer((socket) => {
      socket.on('error', () => {})
      // Destroying a socket with unread bytes resets the connection while the server sends.
      socket.once('data', () => socket.pause().write(`${head}\r\n\r\n{}`, () => socket.destroy()))
    })
    await using server = await startServerFor(listen(tcp))
    using agent = keepAliveAgent()
    const statuses = []
    for (let attempt = 0; attempt < 5; attempt += 1)
      statuses.push((await send(server.port, { ...upload(Buffer.alloc(6_600_000)), agent })).status)
    expect(statuses).toEqual(Array.from({ length: 5 }, () => status))
  })
})
