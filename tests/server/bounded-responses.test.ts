import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { LIMITS } from '#server/limits.ts'
import { startBackend } from './support/backends.ts'
import { send, responseText } from './support/http-client.ts'
import { startServerFor } from './support/servers.ts'
import { BRANDING, ITEM, LINK, startRenderer } from './support/renderer.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const KIB = 1024
const BRAND = '{"object_data":{"registrar_name":"Anders","reseller_name":"linde"}}'
const CHUNK = Buffer.alloc(16 * KIB, ' ')
/** After this many bytes, a backend ends a response that the server should have cut. */
const MAX_WRITTEN_BYTES = 64 * KIB * KIB
/** The most bytes in transit when a connection is closed. */
const IN_TRANSIT_BYTES = 512 * KIB

type EndlessBody = { writtenBytes: number; isClosed: boolean }
type Head = { status?: number; headers?: Record<string, string> }

/** Writes a chunk per turn of the event loop until the connection is closed. */
function writeEndlessly(outgoing: ServerResponse, { status = 200, headers }: Head = {}): EndlessBody {
  const state: EndlessBody = { writtenBytes: 0, isClosed: false }
  outgoing.once('close', () => (state.isClosed = true))
  outgoing.writeHead(status, { ...JSON_TYPE, ...headers })
  const next = (): void => {
    if (state.isClosed) return
    if (state.writtenBytes >= MAX_WRITTEN_BYTES) return void outgoing.end()
    state.writtenBytes += CHUNK.length
    if (outgoing.write(CHUNK)) setImmediate(next)
    else outgoing.once('drain', () => setImmediate(next))
  }
  next()
  return state
}

/** Starts a backend whose responses to `path` never end. */
async function startEndlessBackend(path: string, head: Head = {}) {
  const responses: EndlessBody[] = []
  const backend = await startBackend((incoming, outgoing) => {
    incoming.resume()
    if (incoming.url?.startsWith(path)) responses.push(writeEndlessly(outgoing, head))
    else outgoing.writeHead(200, JSON_TYPE).end(BRAND)
  })
  return { ...backend, responses }
}

/** Expects that all responses were stopped soon after this many bytes, and that no call is open. */
async function expectStopped(responses: EndlessBody[], bytes: number, metrics: () => Promise<string>): Promise<void> {
  await expect.poll(() => responses.every(({ isClosed }) => isClosed)).toBe(true)
  for (const { writtenBytes } of responses) expect(writtenBytes).toBeLessThan(bytes + IN_TRANSIT_BYTES)
  await expect.poll(metrics).toMatch(/^backend_calls 0$/m)
}

/** Reads a response that may break, and counts the bytes of its body. */
async function readUntilCut(port: number, path: string, method = 'GET') {
  const request = http.request({ host: '127.0.0.1', port, path, method, agent: false }).end()
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  let bytes = 0
  response.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('error', () => {})
  await new Promise((resolve) => response.once('close', resolve))
  return { status: response.statusCode, bytes, isComplete: response.complete }
}

describe('a response for a document', () => {
  const MAX = LIMITS.documentReadBytes.value

  test.each([
    ['item', ITEM],
    ['brand', BRANDING],
  ])('is cut after 512 KiB, and the browser renders the page: %s', async (_, path) => {
    await using backend = await startEndlessBackend(path)
    await using server = await startRenderer({}, { API_ORIGIN: backend.origin })
    const { status, text, page, embedded } = await server.open(LINK)
    expect([status, page, embedded?.isRendered]).toEqual([200, undefined, false])
    expect(text.length).toBeLessThan(64 * KIB)
    expect(backend.responses).toHaveLength(1)
    await expectStopped(backend.responses, MAX, server.metrics)
    expect(server.lines).toContainEqual(expect.objectContaining({ event: 'proxy failure', reason: 'too long' }))
  })

  test('is also cut when the read is repeated on a new connection', async () => {
    const responses: EndlessBody[] = []
    const usedSockets = new WeakSet<object>()
    await using backend = await startBackend((incoming, outgoing) => {
      const isReused = usedSockets.has(incoming.socket)
      usedSockets.add(incoming.socket)
      if (!incoming.url?.startsWith(ITEM)) return void outgoing.writeHead(200, JSON_TYPE).end(BRAND)
      // Acts like a connection that was closed while it was idle.
      if (isReused) return void incoming.socket.destroy()
      responses.push(writeEndlessly(outgoing))
    })
    await using server = await startRenderer({}, { API_ORIGIN: backend.origin })
    for (let visit = 0; visit < 2; visit++) expect((await server.open(LINK)).page).toBeUndefined()
    expect(responses).toHaveLength(2)
    await expectStopped(responses, MAX, server.metrics)
  })

  test.each([
    ['512 KiB', MAX, {}, true],
    ['512 KiB and a byte', MAX + 1, {}, false],
    ['too many bytes after decoding', MAX + 1, { 'content-encoding': 'gzip' }, false],
  ])('of %s (%i bytes, %j) is rendered: %s', async (_, length, encoding, isRendered) => {
    const item = { domain: 'linde.example', transfer_owner_email: 'owner@linde.example' }
    const padded = JSON.stringify(item).padEnd(length)
    const body = 'content-encoding' in encoding ? gzipSync(padded) : padded
    await using backend = await startBackend(({ url }, outgoing) => {
      if (url?.startsWith(ITEM)) outgoing.writeHead(200, { ...JSON_TYPE, ...encoding }).end(body)
      else outgoing.writeHead(200, JSON_TYPE).end(BRAND)
    })
    await using server = await startRenderer({}, { API_ORIGIN: backend.origin })
    const { page, text } = await server.open(LINK)
    expect(page?.includes('owner@linde.example') ?? false).toBe(isRendered)
    expect(text.length < 64 * KIB).toBe(!isRendered)
  })
})

describe('a response to a browser, limited by MAX_RESPONSE_BYTES,', () => {
  const MAX = 100_000
  const DOWNLOAD = '/consent/api/no-auth/hermes/report/download/some-token'
  const limits = { MAX_RESPONSE_BYTES: String(MAX) }

  test.each<[string, string, string, Record<string, string>]>([
    ['a read', 'GET', DOWNLOAD, {}],
    ['a read whose key is not checked', 'GET', DOWNLOAD, { RATE_LIMIT: '0' }],
    ['a read without a key', 'GET', BRANDING, {}],
    ['a decision', 'POST', '/trade/api/no-auth/transfer_in/decline', {}],
  ])('is cut while it streams: %s', async (_, method, path, env) => {
    await using server = await startServerFor(startEndlessBackend(path), { ...limits, ...env })
    const { status, bytes, isComplete } = await readUntilCut(server.port, path, method)
    expect([status, isComplete]).toEqual([200, false])
    expect(bytes).toBeLessThanOrEqual(MAX)
    expect(server.backend.responses).toHaveLength(1)
    await expectStopped(server.backend.responses, MAX, server.metrics.text)
    const failure = { event: 'proxy failure', level: 'error', code: 'UND_ERR_RES_EXCEEDED_MAX_SIZE' }
    const line = expect.objectContaining({ ...failure, reason: 'too long' }) as object
    await expect.poll(() => server.lines).toContainEqual(line)
    expect(await server.metrics.text()).toMatch(/proxy_failures_total\{service="\w+",reason="too long"\} 1/)
  })

  test.each([DOWNLOAD, BRANDING])('becomes a 502 if its Content-Length is one byte too large: %s', async (path) => {
    const backend = startEndlessBackend(path, { headers: { 'content-length': String(MAX + 1) } })
    await using server = await startServerFor(backend, limits)
    const response = await send(server.port, { path })
    expect(response.status).toBe(502)
    responseText(response)
    expect(server.lines).toContainEqual(expect.objectContaining({ event: 'proxy failure', reason: 'too long' }))
    await expectStopped(server.backend.responses, 0, server.metrics.text)
  })

  test('is passed on if it has exactly the maximum length', async () => {
    const backend = startBackend((_, outgoing) => {
      outgoing.write('x'.repeat(MAX - 1))
      outgoing.end('y')
    })
    await using server = await startServerFor(backend, limits)
    for (const path of [DOWNLOAD, BRANDING]) {
      expect(await readUntilCut(server.port, path)).toEqual({ status: 200, bytes: MAX, isComplete: true })
    }
    expect(server.lines.filter(({ event }) => event === 'proxy failure')).toEqual([])
  })
})

test.each([
  [404, {}],
  [503, { 'content-length': String(MAX_WRITTEN_BYTES) }],
])('the body of an endless error response is replaced by {}: %i with %j', async (status, headers) => {
  await using backend = await startEndlessBackend(ITEM, { status, headers })
  await using server = await startRenderer({}, { API_ORIGIN: backend.origin })
  const response = await send(server.port, { path: `${ITEM}?key=some-key` })
  expect([response.status, response.body.subarray(0, 100).toString()]).toEqual([status, '{}'])
  // `{}` lacks the required text, so the document does not report a refused link.
  const document = await server.open(LINK)
  expect(document.status).toBe(200)
  expect(document.embedded?.responses).toContainEqual(expect.objectContaining({ status, body: '{}' }))
  await expectStopped(backend.responses, LIMITS.errorBodyBytes.value, server.metrics)
})
