import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { LIMITS } from '#server/limits.ts'
import { startBackend } from './support/backends.ts'
import { ask, responseText } from './support/http-client.ts'
import { PATIENCE } from './support/server-process.ts'
import { startServer } from './support/servers.ts'
import { BRANDING, ITEM, LINK, startVisits } from './support/visits.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const KIB = 1024
const BRAND = '{"object_data":{"registrar_name":"Anders","reseller_name":"linde"}}'
const CHUNK = Buffer.alloc(16 * KIB, ' ')
/** Where a test gives up on a server that reads without end. */
const MAX_WRITTEN = 64 * KIB * KIB

type Endless = { written: number; isClosed: boolean }
type Head = { status?: number; headers?: Record<string, string> }

/** Writes one chunk for each turn of the event loop, as long as someone reads. */
function writeEndlessly(outgoing: ServerResponse, { status = 200, headers }: Head = {}): Endless {
  const state: Endless = { written: 0, isClosed: false }
  outgoing.once('close', () => (state.isClosed = true))
  outgoing.writeHead(status, { ...JSON_TYPE, ...headers })
  const next = (): void => {
    if (state.isClosed) return
    if (state.written >= MAX_WRITTEN) return void outgoing.end()
    state.written += CHUNK.length
    if (outgoing.write(CHUNK)) setImmediate(next)
    else outgoing.once('drain', () => setImmediate(next))
  }
  next()
  return state
}

/** A backend whose responses to `path` never end. */
async function startEndless(path: string, head: Head = {}) {
  const responses: Endless[] = []
  const backend = await startBackend((incoming, outgoing) => {
    incoming.resume()
    if (incoming.url?.startsWith(path)) responses.push(writeEndlessly(outgoing, head))
    else outgoing.writeHead(200, JSON_TYPE).end(BRAND)
  })
  return { ...backend, responses }
}

/** Reads a response that the server may cut, and counts the bytes of its body. */
async function readUntilCut(port: number, path: string, method = 'GET') {
  const request = http.request({ host: '127.0.0.1', port, path, method, agent: false }).end()
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  let bytes = 0
  answer.on('data', (chunk: Buffer) => (bytes += chunk.length)).on('error', () => {})
  const { promise: isOver, resolve } = Promise.withResolvers<void>()
  answer.once('close', resolve)
  await isOver
  return { status: answer.statusCode, bytes, isComplete: answer.complete }
}

/** Limits are exceeded by what is on the way when the connection is closed. */
const IN_TRANSIT = 512 * KIB

const COUNT_OF_CALLS = /^backend_calls (\d+)$/m

describe('a long response for a document', () => {
  test.each<[string, string, Record<string, string>]>([
    ['an item', ITEM, {}],
    ['a brand', BRANDING, {}],
  ])('is cut after 512 KiB, and leaves the page to the browser: %s', async (_, path, env) => {
    await using endless = await startEndless(path)
    await using visits = await startVisits({}, { API_ORIGIN: endless.origin, ...env })
    const { status, text, page, answers } = await visits.open(LINK)
    expect([status, page, answers?.isRendered]).toEqual([200, undefined, false])
    expect(text.length).toBeLessThan(64 * KIB)
    expect(endless.responses).toHaveLength(1)
    await expect.poll(() => endless.responses[0]?.isClosed, PATIENCE).toBe(true)
    expect(endless.responses[0]?.written).toBeLessThan(LIMITS.documentReadBytes.value + IN_TRANSIT)
    expect(visits.lines).toContainEqual(expect.objectContaining({ event: 'proxy failure', reason: 'too long' }))
    await expect.poll(async () => COUNT_OF_CALLS.exec(await visits.metrics())?.[1], PATIENCE).toBe('0')
  })

  test('is cut as well when the read is repeated on a new connection', async () => {
    const responses: Endless[] = []
    const used = new WeakSet<object>()
    await using backend = await startBackend((incoming, outgoing) => {
      const isReused = used.has(incoming.socket)
      used.add(incoming.socket)
      if (!incoming.url?.startsWith(ITEM)) return void outgoing.writeHead(200, JSON_TYPE).end(BRAND)
      // The server takes this for a connection that was closed while it was idle.
      if (isReused) return void incoming.socket.destroy()
      responses.push(writeEndlessly(outgoing))
    })
    await using visits = await startVisits({}, { API_ORIGIN: backend.origin })
    for (let visit = 0; visit < 2; visit++) expect((await visits.open(LINK)).page).toBeUndefined()
    expect(responses).toHaveLength(2)
    for (const { written } of responses) expect(written).toBeLessThan(LIMITS.documentReadBytes.value + IN_TRANSIT)
  })

  test('is rendered up to exactly 512 KiB', async () => {
    const item = { domain: 'linde.example', transfer_owner_email: 'owner@linde.example' }
    const padded = JSON.stringify(item).padEnd(LIMITS.documentReadBytes.value)
    await using visits = await startVisits({ [ITEM]: { body: padded } })
    expect((await visits.open(LINK)).page).toContain('owner@linde.example')
    await using others = await startVisits({ [ITEM]: { body: `${padded} ` } })
    expect((await others.open(LINK)).page).toBeUndefined()
  })

  test('is not embedded when it is long only after decoding', async () => {
    const body = gzipSync(JSON.stringify({ domain: 'linde.example' }).padEnd(LIMITS.documentReadBytes.value + 1))
    await using backend = await startBackend(({ url }, outgoing) => {
      if (url?.startsWith(ITEM)) outgoing.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end(body)
      else outgoing.writeHead(200, JSON_TYPE).end('{}')
    })
    await using visits = await startVisits({}, { API_ORIGIN: backend.origin })
    const { status, text } = await visits.open(LINK)
    expect(status).toBe(200)
    expect(text.length).toBeLessThan(64 * KIB)
  })
})

describe('a response to a browser, limited by MAX_RESPONSE_BYTES,', () => {
  const MAX = 100_000
  const DOWNLOAD = '/consent/api/no-auth/hermes/report/download/some-token'
  const DECLINE = '/trade/api/no-auth/transfer_in/decline'
  const start = (origin: string, env: Record<string, string> = {}) =>
    startServer({ API_ORIGIN: origin, MAX_RESPONSE_BYTES: String(MAX), ...env })

  test.each<[string, string, string, Record<string, string>]>([
    ['a read', 'GET', DOWNLOAD, {}],
    ['a read whose key is not checked', 'GET', DOWNLOAD, { RATE_LIMIT: '0' }],
    ['a read without a key', 'GET', BRANDING, {}],
    ['a decision', 'POST', DECLINE, {}],
  ])('is cut while it streams: %s', async (_, method, path, env) => {
    await using endless = await startEndless(path)
    await using server = await start(endless.origin, env)
    const { status, bytes, isComplete } = await readUntilCut(server.port, path, method)
    expect([status, isComplete]).toEqual([200, false])
    expect(bytes).toBeLessThanOrEqual(MAX)
    await expect.poll(() => endless.responses.map(({ isClosed }) => isClosed), PATIENCE).toEqual([true])
    expect(endless.responses[0]?.written).toBeLessThan(MAX + IN_TRANSIT)
    const failure = {
      event: 'proxy failure',
      level: 'error',
      reason: 'too long',
      code: 'UND_ERR_RES_EXCEEDED_MAX_SIZE',
    }
    await expect.poll(() => server.lines, PATIENCE).toContainEqual(expect.objectContaining(failure))
    expect(await server.metrics.text()).toMatch(/proxy_failures_total\{service="\w+",reason="too long"\} 1/)
    await expect.poll(async () => COUNT_OF_CALLS.exec(await server.metrics.text())?.[1], PATIENCE).toBe('0')
  })

  test.each([DOWNLOAD, BRANDING])('is 502 with a Content-Length of one byte more: %s', async (path) => {
    await using endless = await startEndless(path, { headers: { 'content-length': String(MAX + 1) } })
    await using server = await start(endless.origin)
    const answer = await ask(server.port, { path })
    expect(answer.status).toBe(502)
    responseText(answer)
    expect(server.lines).toContainEqual(expect.objectContaining({ event: 'proxy failure', reason: 'too long' }))
    await expect.poll(() => endless.responses[0]?.isClosed, PATIENCE).toBe(true)
    expect(endless.responses[0]?.written).toBeLessThan(IN_TRANSIT)
    await expect.poll(async () => COUNT_OF_CALLS.exec(await server.metrics.text())?.[1], PATIENCE).toBe('0')
  })

  test('passes when it has exactly that many bytes', async () => {
    await using backend = await startBackend((_, outgoing) => {
      outgoing.write('x'.repeat(MAX - 1))
      outgoing.end('y')
    })
    await using server = await start(backend.origin)
    for (const path of [DOWNLOAD, BRANDING]) {
      expect(await readUntilCut(server.port, path)).toEqual({ status: 200, bytes: MAX, isComplete: true })
    }
    expect(server.lines.filter(({ event }) => event === 'proxy failure')).toEqual([])
  })
})

describe('an endless error', () => {
  test.each([
    [404, {}],
    [503, { 'content-length': String(MAX_WRITTEN) }],
  ])('is replaced, and its connection closed: %i with %j', async (status, headers) => {
    await using endless = await startEndless(ITEM, { status, headers })
    await using visits = await startVisits({}, { API_ORIGIN: endless.origin })
    const answer = await ask(visits.port, { path: `${ITEM}?key=some-key` })
    expect([answer.status, answer.body.subarray(0, 100).toString()]).toEqual([status, '{}'])
    // Without the contract's text, the status says nothing about the link: the browser tries again.
    const document = await visits.open(LINK)
    expect(document.status).toBe(200)
    expect(document.answers?.answers).toContainEqual(expect.objectContaining({ status, body: '{}' }))
    await expect.poll(() => endless.responses.every(({ isClosed }) => isClosed), PATIENCE).toBe(true)
    for (const { written } of endless.responses) expect(written).toBeLessThan(LIMITS.errorBodyBytes.value + IN_TRANSIT)
    await expect.poll(async () => COUNT_OF_CALLS.exec(await visits.metrics())?.[1], PATIENCE).toBe('0')
  })
})
