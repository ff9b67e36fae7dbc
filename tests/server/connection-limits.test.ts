import http, { type ServerResponse } from 'node:http'
import net from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { limitConnections } from '#server/connection-limits.ts'
import { listen } from './support/backends.ts'
import { send, type Connection, openConnection } from './support/http-client.ts'
import { startServer } from './support/servers.ts'

const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'
const HOLD = 'GET /hold HTTP/1.1\r\nHost: a\r\n\r\n'
const PARTIAL = 'GET / HTTP/1.1\r\nHost: a\r\nX-A: '

afterEach(() => vi.restoreAllMocks())

/** Starts a server that responds immediately, except to /hold, whose responses are left to the test. */
async function startLimitedServer({ max = 20, maxPerAddress = 10, proxy = '' } = {}) {
  const heldResponses: ServerResponse[] = []
  const refusedCounts = { address: 0, total: 0, silent: 0 }
  const server = http.createServer(({ url }, response) => {
    if (url === '/hold') heldResponses.push(response)
    else response.end('ok')
  })
  const limits = limitConnections(server, {
    max,
    maxPerAddress,
    isProxy: (address) => address === proxy,
    onRefused: (reason) => refusedCounts[reason]++,
  })
  const { port, ...listening } = await listen(server)
  const connections: Connection[] = []
  const countSeen = () => limits.count() + refusedCounts.address + refusedCounts.total + refusedCounts.silent
  const open = async (from: string, bytes = '') => {
    const connection = await openConnection(port, from)
    connections.push(connection)
    if (bytes) connection.send(bytes)
    return connection
  }
  return {
    ...limits,
    server,
    heldResponses,
    refusedCounts,
    open,
    /** Opens connections one by one, so that the server accepts them in this order. */
    async openMany(count: number, from: string, bytes = '') {
      const opened: Connection[] = []
      for (let index = 0; index < count; index++) {
        const before = countSeen()
        opened.push(await open(from, bytes))
        await expect.poll(countSeen).toBe(before + 1)
      }
      return opened
    },
    async holdMany(count: number, from: string) {
      const before = heldResponses.length
      const opened = await Promise.all(Array.from({ length: count }, () => open(from, HOLD)))
      await expect.poll(() => heldResponses.length).toBe(before + count)
      return opened
    },
    request: (from: string) =>
      send(port, { path: '/', from }).then(
        ({ status }) => status,
        () => 'refused',
      ),
    async [Symbol.asyncDispose]() {
      for (const connection of connections) connection[Symbol.dispose]()
      await listening[Symbol.asyncDispose]()
    },
  }
}

const areOpen = (connections: readonly Connection[]) => connections.map((connection) => !connection.isClosed())

test('the server applies MAX_CONNECTIONS and MAX_CONNECTIONS_PER_ADDRESS', async () => {
  await using server = await startServer({ MAX_CONNECTIONS: '3', MAX_CONNECTIONS_PER_ADDRESS: '2' })
  const connections: Connection[] = []
  for (const from of ['127.0.0.2', '127.0.0.2', '127.0.0.2', '127.0.0.3', '127.0.0.4'])
    connections.push(await openConnection(server.port, from))
  await Promise.all([connections[0]?.closed, connections[1]?.closed])
  expect(areOpen(connections)).toEqual([false, false, true, true, true])
  for (const connection of connections) connection[Symbol.dispose]()
})

test.each([
  ['silent', ''],
  ['partial-request', PARTIAL],
  ['idle', GET],
])('a flood of %s connections from several addresses does not affect other clients', async (_, bytes) => {
  await using server = await startLimitedServer()
  const active = await server.holdMany(3, '127.0.0.1')
  await Promise.all(Array.from({ length: 100 }, () => server.open('127.0.0.2', bytes)))
  for (let index = 0; index < 40; index++) await server.open(`127.0.0.${2 + (index % 4)}`, bytes)
  for (const from of ['127.0.0.2', '127.0.0.7', '127.0.0.7']) expect(await server.request(from)).toBe(200)
  expect(server.refusedCounts).toMatchObject({ address: 0, total: 0 })
  expect(server.count()).toBeLessThanOrEqual(20)
  for (const response of server.heldResponses) response.end('late')
  await Promise.all(active.map((connection) => connection.until((received) => received.includes('late'))))
  expect(areOpen(active)).toEqual([true, true, true])
})

describe('above the maximum per address', () => {
  test('ends the longest-silent connection of the address', async () => {
    await using server = await startLimitedServer({ maxPerAddress: 3 })
    const connections = await server.openMany(1, '127.0.0.1')
    connections.push(...(await server.openMany(3, '127.0.0.2')))
    // After this, connections[2] and connections[3] are the longest-silent ones of 127.0.0.2.
    connections[1]?.send(GET)
    await connections[1]?.until((received) => received.endsWith('ok'))
    connections.push(...(await server.openMany(2, '127.0.0.2')))
    await Promise.all([connections[2]?.closed, connections[3]?.closed])
    expect(areOpen(connections)).toEqual([true, true, false, false, true, true])
    expect(server.refusedCounts).toEqual({ address: 0, total: 0, silent: 2 })
  })

  test('refuses a new connection if all are active', async () => {
    await using server = await startLimitedServer({ maxPerAddress: 3 })
    const active = await server.holdMany(3, '127.0.0.2')
    expect(await server.request('127.0.0.2')).toBe('refused')
    expect(await server.request('127.0.0.1')).toBe(200)
    expect(server.refusedCounts).toEqual({ address: 1, total: 0, silent: 0 })
    expect(areOpen(active)).toEqual([true, true, true])
    server.heldResponses[0]?.end()
    await expect.poll(() => server.request('127.0.0.2')).toBe(200)
  })

  test('does not end a connection whose pipelined request is in progress', async () => {
    await using server = await startLimitedServer({ maxPerAddress: 1 })
    const connection = await server.open('127.0.0.2', GET + HOLD)
    await connection.until((received) => received.endsWith('ok'))
    await expect.poll(() => server.heldResponses.length).toBe(1)
    expect(await server.request('127.0.0.2')).toBe('refused')
    expect(server.refusedCounts).toEqual({ address: 1, total: 0, silent: 0 })
  })
})

describe('near the total maximum', () => {
  test('ends the longest-silent connection of the address with the most connections', async () => {
    await using server = await startLimitedServer()
    const few = await server.openMany(5, '127.0.0.2')
    const [oldest, ...many] = await server.openMany(9, '127.0.0.3')
    await server.holdMany(6, '127.0.0.4')
    await server.openMany(1, '127.0.0.5')
    await oldest?.closed
    expect(new Set(areOpen([...few, ...many]))).toEqual(new Set([true]))
    expect(server.refusedCounts).toEqual({ address: 0, total: 0, silent: 1 })
  })

  test('while there is room, ends only connections that have been silent for a second', async () => {
    let now = 1000
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    await using server = await startLimitedServer()
    const silent = await server.openMany(9, '127.0.0.2')
    await server.openMany(9, '127.0.0.3')
    now += 999
    await server.openMany(1, '127.0.0.4')
    expect(server.refusedCounts.silent).toBe(0)
    now += 1
    await server.openMany(1, '127.0.0.4')
    await silent[0]?.closed
    expect(server.refusedCounts).toEqual({ address: 0, total: 0, silent: 1 })
  })

  test('refuses a new connection if all are active', async () => {
    await using server = await startLimitedServer()
    for (const from of ['127.0.0.2', '127.0.0.3']) await server.holdMany(10, from)
    expect(await server.request('127.0.0.4')).toBe('refused')
    expect(server.refusedCounts).toEqual({ address: 0, total: 1, silent: 0 })
    expect(server.count()).toBe(20)
  })
})

test('stops counting connections that the client closes, silent or active', async () => {
  await using server = await startLimitedServer()
  const closed = [...(await server.openMany(9, '127.0.0.2')), ...(await server.holdMany(1, '127.0.0.2'))]
  for (const connection of closed) connection[Symbol.dispose]()
  await expect.poll(server.count).toBe(0)
  const [silent] = await server.openMany(1, '127.0.0.3')
  await server.holdMany(10, '127.0.0.2')
  expect(await server.request('127.0.0.2')).toBe('refused')
  await server.holdMany(9, '127.0.0.3')
  expect(await server.request('127.0.0.4')).toBe(200)
  await silent?.closed
  expect(server.refusedCounts).toEqual({ address: 1, total: 0, silent: 1 })
})

test('counts IPv6 addresses by /64, and does not limit a proxy in the same /64', async () => {
  await using server = await startLimitedServer({ maxPerAddress: 2, proxy: '2001:db8::9' })
  const connect = (remoteAddress: string | undefined) => {
    const socket = Object.defineProperty(new net.Socket(), 'remoteAddress', { value: remoteAddress })
    server.server.emit('connection', socket)
    return socket
  }
  const proxied = ['2001:db8::9', '2001:db8::9', '2001:db8::9'].map(connect)
  const [first, ...others] = ['2001:db8::1', '2001:db8:0:0:f::2', '2001:db8:0:1::1', '2001:db8::2'].map(connect)
  expect(first?.destroyed).toBe(true)
  expect([...proxied, ...others].map(({ destroyed }) => destroyed)).not.toContain(true)
  expect(server.refusedCounts).toEqual({ address: 0, total: 0, silent: 1 })
  expect(server.count()).toBe(6)
  expect(connect(undefined).destroyed).toBe(true)
  for (const socket of [...proxied, ...others]) socket.destroy()
  await expect.poll(server.count).toBe(0)
})

test('on shutdown, ends only connections that never sent a complete request', async () => {
  await using server = await startLimitedServer()
  const unused = [await server.open('127.0.0.2'), await server.open('127.0.0.2', PARTIAL)]
  const idle = await server.open('127.0.0.2', GET)
  await idle.until((received) => received.endsWith('ok'))
  const active = await server.holdMany(1, '127.0.0.2')
  server.endUnused()
  await Promise.all(unused.map((connection) => connection.closed))
  expect(areOpen([idle, ...active])).toEqual([true, true])
})
