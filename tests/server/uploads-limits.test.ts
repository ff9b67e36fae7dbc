import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { startBackend } from './support/backends.ts'
import { ask, openLine, responseText } from './support/http-client.ts'
import { memoryOf } from '#scripts/process/memory.ts'
import { PATIENCE, startServer } from './support/server-process.ts'

const CONSENT = '/consent/api/no-auth/identity_service/consent'
const UPLOAD = '/registrant/api/no-auth/data_quality/upload'
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=b' }
const MIB = 1024 * 1024
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** A backend that answers with the digest and the size of what it has read, and counts what it was ever sent. */
async function startDigesting() {
  const seen = { bytes: 0, whole: 0, cut: 0 }
  const backend = await startBackend((incoming, outgoing) => {
    const digest = createHash('sha256')
    incoming.on('error', () => {})
    incoming.on('data', (chunk: Buffer) => {
      seen.bytes += chunk.length
      digest.update(chunk)
    })
    incoming.on('end', () => {
      seen.whole += 1
      outgoing.end(digest.digest('hex'))
    })
    incoming.on('close', () => (seen.cut += incoming.complete ? 0 : 1))
  })
  return { ...backend, seen }
}

/** Sends `size` bytes as a browser does: all of it, whatever comes back meanwhile. Gives the answer as it was read. */
async function sendZeros(
  port: number,
  size: number,
  headers: Record<string, string | number>,
  target = `POST ${UPLOAD}`,
) {
  using line = await openLine(port)
  const { socket } = line
  const isChunked = 'transfer-encoding' in headers
  const fields = Object.entries({ host: 'pages.example', ...MULTIPART, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  line.send(`${target} HTTP/1.1\r\n${fields.join('')}\r\n`)
  const zeros = Buffer.alloc(MIB)
  for (let sent = 0; sent < size && !line.isClosed(); sent += MIB) {
    const part = zeros.subarray(0, Math.min(MIB, size - sent))
    if (isChunked) line.send(`${part.length.toString(16)}\r\n`)
    const drained = new Promise((resolve) => socket.once('drain', resolve))
    if (!socket.write(part)) await Promise.race([drained, line.closed])
    if (isChunked) line.send('\r\n')
  }
  if (isChunked) line.send('0\r\n\r\n')
  await line.until((received) => /\r\n\r\n[^]+$/.test(received))
  const [head = '', body = ''] = line.received().split('\r\n\r\n')
  return { status: Number(/^HTTP\/1\.1 (\d+) /.exec(head)?.[1]), body }
}

describe('what is larger than MAX_UPLOAD_BYTES is 413 with words', () => {
  const SIZE = 150 * MIB
  test.each<[string, boolean, Record<string, string | number>]>([
    ['announced, to a backend', true, { 'content-length': SIZE }],
    ['in chunks, to a backend', true, { 'transfer-encoding': 'chunked' }],
    ['announced, on a connection that ends', true, { 'content-length': SIZE, connection: 'close' }],
    ['in chunks, on a connection that ends', true, { 'transfer-encoding': 'chunked', connection: 'close' }],
    ['announced, to the sandbox', false, { 'content-length': SIZE }],
    ['in chunks, to the sandbox', false, { 'transfer-encoding': 'chunked' }],
  ])('%s, and takes no memory', async (_, hasBackend, headers) => {
    await using backend = await startDigesting()
    const env = { MAX_UPLOAD_BYTES: String(MIB), RATE_LIMIT: '0', ...(hasBackend && { API_ORIGIN: backend.origin }) }
    await using server = await startServer(env)
    await ask(server.port, { method: 'POST', path: UPLOAD, headers: MULTIPART, body: 'x' })
    const before = memoryOf(server.pid)
    const { status, body } = await sendZeros(server.port, SIZE, headers)
    expect(status).toBe(413)
    expect((JSON.parse(body) as { response_text: string }).response_text).toMatch(/too large/)
    // What is thrown away passes through memory, but is not kept there.
    expect(memoryOf(server.pid).peak - before.now).toBeLessThan(100)
    expect(backend.seen.whole).toBe(hasBackend ? 1 : 0)
    expect((await ask(server.port, { path: '/' })).status).toBe(200)
  })

  const REFUSED: [what: string, target: string, status: number][] = [
    ['a page', 'POST /consent/KEY', 405],
    ['a wrong address', `PUT ${CONSENT}/..%2fx`, 400],
    ['an unknown address', 'POST /consent/api/x', 404],
    ['a wrong method', `POST ${CONSENT}/KEY`, 405],
    ['a wrong type', `PUT ${CONSENT}/KEY`, 415],
  ]
  test.each(REFUSED)('as is every refusal of a body that is not read: %s', async (_, target, status) => {
    await using backend = await startDigesting()
    await using server = await startServer({ API_ORIGIN: backend.origin })
    for (const connection of ['keep-alive', 'close']) {
      const answer = await sendZeros(server.port, 20 * MIB, { 'content-length': 20 * MIB, connection }, target)
      expect(answer.status).toBe(status)
      expect(JSON.parse(answer.body)).toHaveProperty('response_text')
    }
  })

  test('by one byte, and not what just fits', async () => {
    await using backend = await startDigesting()
    await using server = await startServer({ API_ORIGIN: backend.origin, MAX_UPLOAD_BYTES: '100000' })
    const bytes = randomBytes(100_001)
    const fits = bytes.subarray(1)
    for (const body of [bytes, [bytes.subarray(0, 50_000), bytes.subarray(50_000)]]) {
      const answer = await ask(server.port, { method: 'POST', path: UPLOAD, headers: MULTIPART, body })
      expect(answer.status).toBe(413)
      expect(responseText(answer)).toMatch(/97 KiB/)
    }
    expect(backend.seen.whole).toBe(0)
    for (const body of [fits, [fits.subarray(0, 50_000), fits.subarray(50_000)]]) {
      const answer = await ask(server.port, { method: 'POST', path: UPLOAD, headers: MULTIPART, body })
      expect([answer.status, answer.body.toString()]).toEqual([200, sha256(fits)])
    }
  })
})

describe('an upload', () => {
  test('is passed on while it is still being sent', async () => {
    await using backend = await startDigesting()
    await using server = await startServer({ API_ORIGIN: backend.origin })
    const bytes = randomBytes(8 * MIB)
    const headers = { ...MULTIPART, 'content-length': bytes.length }
    const request = http.request({
      host: '127.0.0.1',
      port: server.port,
      method: 'POST',
      path: UPLOAD,
      headers,
      agent: false,
    })
    request.write(bytes.subarray(0, 4 * MIB))
    await expect.poll(() => backend.seen.bytes, PATIENCE).toBeGreaterThan(MIB)
    request.end(bytes.subarray(4 * MIB))
    const [answer] = (await once(request, 'response')) as [IncomingMessage]
    expect(await text(answer)).toBe(sha256(bytes))
  })

  test('that is cancelled at the beginning of its body never reaches the backend', async () => {
    await using backend = await startDigesting()
    await using server = await startServer({ API_ORIGIN: backend.origin })
    const headers = { ...MULTIPART, 'content-length': 8 * MIB }
    const options = { host: '127.0.0.1', port: server.port, method: 'POST', path: UPLOAD, headers, agent: false }
    const request = http.request(options)
    request.on('error', () => {}).write(Buffer.alloc(1))
    await once(request, 'socket')
    await expect.poll(() => request.socket?.bytesWritten, PATIENCE).toBeGreaterThan(0)
    request.destroy()
    await ask(server.port, { path: '/' })
    expect(backend.seen).toEqual({ bytes: 0, whole: 0, cut: 0 })
  })

  test.each<[string, Record<string, string | number>]>([
    ['of known length', { 'content-length': 10 * MIB }],
    ['in chunks', { 'transfer-encoding': 'chunked' }],
  ])('%s: ten at once take no more than 40 MiB', async (_, headers) => {
    await using backend = await startDigesting()
    await using server = await startServer({ API_ORIGIN: backend.origin })
    await sendZeros(server.port, 1000, { 'content-length': 1000 })
    const before = memoryOf(server.pid).now
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendZeros(server.port, 10 * MIB, headers)))
    const grown = memoryOf(server.pid).peak - before
    console.info(`ten uploads of 10 MiB: ${grown.toFixed(1)} MiB more`)
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set([sha256(Buffer.alloc(10 * MIB))]))
    expect(grown).toBeLessThanOrEqual(40)
  })
})
