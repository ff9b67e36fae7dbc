import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { expect, test as base } from '@playwright/test'
import { startBackend, startRecordingBackend, type Call } from '#tests/server/support/backends.ts'
import { startBalancer } from '#tests/support/balancer.ts'
import { freePort } from '#tests/support/free-port.ts'
import { sendTo } from './requests.ts'

type RecordedCall = Call & { connection: number | undefined }
type Respond = (outgoing: ServerResponse) => unknown
type Server = { port: number; calls: RecordedCall[]; setResponse: (respond: Respond) => void }

const INDEXES = [0, 1, 2, 3, 4, 5]

const test = base.extend<{
  one: Server
  other: Server
  /** Starts a balancer in front of both servers, or of the given ports. Returns its origin. */
  balance: (ports?: number[]) => Promise<string>
}>({
  one: async ({}, use) => useServer(use),
  other: async ({}, use) => useServer(use),
  balance: async ({ one, other }, use) => {
    await using resources = new AsyncDisposableStack()
    await use(async (ports = [one.port, other.port]) => {
      const balancer = await startBalancer(ports)
      resources.defer(balancer.stop)
      return balancer.origin
    })
  },
})

/** Starts a server behind the balancer that records requests and their connections. It responds with 200 by default. */
async function useServer(use: (server: Server) => Promise<void>): Promise<void> {
  const calls: RecordedCall[] = []
  let respond: Respond = (outgoing) => outgoing.end('ok')
  await using backend = await startRecordingBackend((call, outgoing) => {
    calls.push({ ...call, connection: outgoing.socket?.remotePort })
    respond(outgoing)
  })
  await use({ port: backend.port, calls, setResponse: (next) => void (respond = next) })
}

/** Ends the connection, like a server that crashes before it responds. */
const crash = (outgoing: ServerResponse) => void outgoing.destroy()
const statuses = (origin: string, method: string) =>
  Promise.all(INDEXES.map(async (index) => (await sendTo(origin, `/${index}`, { method })).status))
const urls = (...servers: Server[]) => servers.flatMap(({ calls }) => calls.map(({ url }) => url)).toSorted()
const expectedUrls = INDEXES.map((index) => `/${index}`)

for (const method of ['GET', 'HEAD']) {
  test(`a ${method} that crashes one server is repeated on the other`, async ({ one, other, balance }) => {
    one.setResponse(crash)
    expect(await statuses(await balance(), method)).toEqual(INDEXES.map(() => 200))
    expect(one.calls.length).toBeGreaterThan(0)
    expect(urls(other)).toEqual(expectedUrls)
  })
}

for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
  test(`a ${method} that crashes one server is never repeated`, async ({ one, other, balance }) => {
    one.setResponse(crash)
    const responseStatuses = await statuses(await balance(), method)
    expect(urls(one, other)).toEqual(expectedUrls)
    expect(responseStatuses.filter((status) => status === 502)).toHaveLength(one.calls.length)
    expect(one.calls.length).toBeGreaterThan(0)
  })
}

test('a POST whose server is down goes to the other server', async ({ other, balance }) => {
  const origin = await balance([await freePort(), other.port])
  expect(await statuses(origin, 'POST')).toEqual(INDEXES.map(() => 200))
  expect(urls(other)).toEqual(expectedUrls)
})

test('every write uses a new connection, while reads share connections', async ({ one, balance }) => {
  const origin = await balance([one.port])
  for (const method of ['GET', 'POST', 'GET', 'PUT', 'GET', 'DELETE', 'GET', 'POST'])
    await sendTo(origin, '/', { method })
  // Each nginx worker has its own connections, so send many more reads than there are workers.
  for (const _ of INDEXES.flatMap(() => INDEXES)) await sendTo(origin, '/')
  const connectionsOf = (isRead: boolean) =>
    one.calls.filter(({ method }) => (method === 'GET') === isRead).map(({ connection }) => connection)
  const [reads, writes] = [new Set(connectionsOf(true)), new Set(connectionsOf(false))]
  expect(writes.size).toBe(4)
  expect([...writes].filter((connection) => reads.has(connection))).toEqual([])
  expect(reads.size).toBeLessThan(connectionsOf(true).length)
  const connections = one.calls.map(({ method, headers }) => `${method} ${headers.connection}`)
  expect(new Set(connections)).toEqual(new Set(['GET undefined', 'POST close', 'PUT close', 'DELETE close']))
})

test('each piece of a response is forwarded as it arrives', async ({ one, balance }) => {
  const responding = Promise.withResolvers<ServerResponse>()
  one.setResponse((outgoing) => {
    // Sends a Content-Length, because nginx forwards a chunked response as it arrives even with buffering on.
    outgoing.writeHead(200, { 'content-length': 12 }).write('<head>')
    responding.resolve(outgoing)
  })
  const [response] = (await once(http.get(await balance([one.port])), 'response')) as [IncomingMessage]
  const [firstPiece] = (await once(response, 'data')) as [Buffer]
  expect(firstPiece.toString()).toBe('<head>')
  const outgoing = await responding.promise
  outgoing.end('<body>')
  expect(Buffer.concat(await response.toArray()).toString()).toBe('<body>')
})

test('each piece of a request body is forwarded as it arrives', async ({ balance }) => {
  const pieces: string[] = []
  const arrived = Promise.withResolvers<void>()
  await using backend = await startBackend((incoming, outgoing) => {
    incoming.on('data', (piece: Buffer) => {
      pieces.push(piece.toString())
      arrived.resolve()
    })
    incoming.on('end', () => outgoing.end())
  })
  const request = http.request(await balance([backend.port]), { method: 'POST', headers: { 'content-length': 10 } })
  request.write('first')
  await arrived.promise
  expect(pieces).toEqual(['first'])
  request.end('after')
  await once(request, 'response')
  expect(pieces).toEqual(['first', 'after'])
})

for (const method of ['GET', 'POST', 'PUT']) {
  test(`a ${method} keeps its target, and gets the balancer's X-Forwarded-* headers`, async ({ one, balance }) => {
    const path = '/trade//api/%2e%41;a?key=%3D&x'
    const headers = {
      host: 'pages.example:8443',
      upgrade: 'websocket',
      connection: 'upgrade',
      'x-forwarded-for': '192.0.2.1',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-request-id': 'theirs',
    }
    await sendTo(await balance([one.port]), path, { method, headers })
    expect(one.calls).toHaveLength(1)
    expect(one.calls[0]).toMatchObject({ method, url: path })
    const { 'x-forwarded-for': clientIp, host, ...others } = one.calls[0]?.headers ?? {}
    expect([clientIp, host]).toEqual(['127.0.0.1', 'pages.example:8443'])
    expect(others).toMatchObject({ 'x-forwarded-host': 'pages.example:8443', 'x-forwarded-proto': 'http' })
    expect([others.upgrade, others['x-request-id']]).toEqual([undefined, undefined])
  })
}

test('a file missing on one server is requested from the other; pages and writes are not', async ({
  one,
  other,
  balance,
}) => {
  one.setResponse((outgoing) => void outgoing.writeHead(404).end())
  const origin = await balance()
  const statusesOf = async (path: string, method = 'GET') =>
    new Set(await Promise.all(INDEXES.map(async () => (await sendTo(origin, path, { method })).status)))
  expect(await statusesOf('/assets/app-1.js')).toEqual(new Set([200]))
  expect(one.calls.length).toBeGreaterThan(0)
  for (const [path, method] of [
    ['/consent/KEY', 'GET'],
    ['/assets/app-1.js', 'PUT'],
  ] as const)
    expect(await statusesOf(path, method)).toEqual(new Set([200, 404]))
  other.setResponse((outgoing) => void outgoing.writeHead(404).end())
  expect(await statusesOf('/assets/app-1.js')).toEqual(new Set([404]))
})
