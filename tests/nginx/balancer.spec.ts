import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { expect, test as base } from '@playwright/test'
import { startBackend, startNotingBackend, type Call } from '#tests/server/support/backends.ts'
import { startBalancer } from '#tests/support/balancer.ts'
import { freePort } from '#tests/support/free-port.ts'
import { askAt } from './ask.ts'

type Arrived = Call & { connection: number | undefined }
type Respond = (outgoing: ServerResponse) => unknown
type Server = { port: number; arrived: Arrived[]; answers: (respond: Respond) => void }

const MANY = [0, 1, 2, 3, 4, 5]

const test = base.extend<{
  one: Server
  other: Server
  /** The origin of a balancer in front of both, or of those that are given. */
  balance: (ports?: number[]) => Promise<string>
}>({
  one: async ({}, use) => useServer(use),
  other: async ({}, use) => useServer(use),
  balance: async ({ one, other }, use) => {
    await using started = new AsyncDisposableStack()
    await use(async (ports = [one.port, other.port]) => {
      const balancer = await startBalancer(ports)
      started.defer(balancer.stop)
      return balancer.origin
    })
  },
})

/** A server behind the balancer that notes what arrives over which connection, and answers with 200 unless told otherwise. */
async function useServer(use: (server: Server) => Promise<void>): Promise<void> {
  const arrived: Arrived[] = []
  let respond: Respond = (outgoing) => outgoing.end('ok')
  await using backend = await startNotingBackend((call, outgoing) => {
    arrived.push({ ...call, connection: outgoing.socket?.remotePort })
    respond(outgoing)
  })
  await use({ port: backend.port, arrived, answers: (other) => void (respond = other) })
}

/** What a server does that ends before it has answered. */
const dies = (outgoing: ServerResponse) => void outgoing.destroy()
const statuses = (origin: string, method: string) =>
  Promise.all(MANY.map(async (index) => (await askAt(origin, `/${index}`, { method })).status))
const urls = (...servers: Server[]) => servers.flatMap(({ arrived }) => arrived.map(({ url }) => url)).toSorted()
const asked = MANY.map((index) => `/${index}`)

for (const method of ['GET', 'HEAD']) {
  test(`a ${method} that one server dies of is answered by the other`, async ({ one, other, balance }) => {
    one.answers(dies)
    expect(await statuses(await balance(), method)).toEqual(MANY.map(() => 200))
    expect(one.arrived.length).toBeGreaterThan(0)
    expect(urls(other)).toEqual(asked)
  })
}

for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
  test(`a ${method} that one server dies of is never sent again`, async ({ one, other, balance }) => {
    one.answers(dies)
    const given = await statuses(await balance(), method)
    expect(urls(one, other)).toEqual(asked)
    expect(given.filter((status) => status === 502)).toHaveLength(one.arrived.length)
    expect(one.arrived.length).toBeGreaterThan(0)
  })
}

test('a POST that could not be sent, as its server is gone, goes to the other', async ({ other, balance }) => {
  const origin = await balance([await freePort(), other.port])
  expect(await statuses(origin, 'POST')).toEqual(MANY.map(() => 200))
  expect(urls(other)).toEqual(asked)
})

test('every write has a connection of its own, while reads share theirs', async ({ one, balance }) => {
  const origin = await balance([one.port])
  for (const method of ['GET', 'POST', 'GET', 'PUT', 'GET', 'DELETE', 'GET', 'POST'])
    await askAt(origin, '/', { method })
  // Each worker of nginx keeps connections of its own: many more reads than there are workers.
  for (const _ of MANY.flatMap(() => MANY)) await askAt(origin, '/')
  const connectionsOf = (isRead: boolean) =>
    one.arrived.filter(({ method }) => (method === 'GET') === isRead).map(({ connection }) => connection)
  const [reads, writes] = [new Set(connectionsOf(true)), new Set(connectionsOf(false))]
  expect(writes.size).toBe(4)
  expect([...writes].filter((connection) => reads.has(connection))).toEqual([])
  expect(reads.size).toBeLessThan(connectionsOf(true).length)
  const announced = one.arrived.map(({ method, headers }) => `${method} ${headers.connection}`)
  expect(new Set(announced)).toEqual(new Set(['GET undefined', 'POST close', 'PUT close', 'DELETE close']))
})

test('each piece of an answer goes on as it comes', async ({ one, balance }) => {
  const answering = Promise.withResolvers<ServerResponse>()
  one.answers((outgoing) => {
    // Of a known length: chunks nginx passes on in any case.
    outgoing.writeHead(200, { 'content-length': 12 }).write('<head>')
    answering.resolve(outgoing)
  })
  const [answer] = (await once(http.get(await balance([one.port])), 'response')) as [IncomingMessage]
  const [first] = (await once(answer, 'data')) as [Buffer]
  expect(first.toString()).toBe('<head>')
  const outgoing = await answering.promise
  outgoing.end('<body>')
  expect(Buffer.concat(await answer.toArray()).toString()).toBe('<body>')
})

test('each piece of a body goes on as it comes', async ({ balance }) => {
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
  test(`a ${method} arrives at the address that it was sent to, with what the balancer knows of its sender`, async ({
    one,
    balance,
  }) => {
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
    await askAt(await balance([one.port]), path, { method, headers })
    expect(one.arrived).toHaveLength(1)
    expect(one.arrived[0]).toMatchObject({ method, url: path })
    const { 'x-forwarded-for': address, host, ...others } = one.arrived[0]?.headers ?? {}
    expect([address, host]).toEqual(['127.0.0.1', 'pages.example:8443'])
    expect(others).toMatchObject({ 'x-forwarded-host': 'pages.example:8443', 'x-forwarded-proto': 'http' })
    expect([others.upgrade, others['x-request-id']]).toEqual([undefined, undefined])
  })
}

test('a file that one server does not have is asked of the other, a page and a write are not', async ({
  one,
  other,
  balance,
}) => {
  one.answers((outgoing) => void outgoing.writeHead(404).end())
  const origin = await balance()
  const given = async (path: string, method = 'GET') =>
    new Set(await Promise.all(MANY.map(async () => (await askAt(origin, path, { method })).status)))
  expect(await given('/assets/app-1.js')).toEqual(new Set([200]))
  expect(one.arrived.length).toBeGreaterThan(0)
  for (const [path, method] of [
    ['/consent/KEY', 'GET'],
    ['/assets/app-1.js', 'PUT'],
  ] as const)
    expect(await given(path, method)).toEqual(new Set([200, 404]))
  other.answers((outgoing) => void outgoing.writeHead(404).end())
  expect(await given('/assets/app-1.js')).toEqual(new Set([404]))
})
