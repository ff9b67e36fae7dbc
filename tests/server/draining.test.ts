import type { Agent, ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { startBackend, startRecordingBackend } from './support/backends.ts'
import { send, keepAliveAgent, openConnection } from './support/http-client.ts'
import { startProcessFor } from './support/server-process.ts'

const APPROVE = '/trade/api/no-auth/icann_trade/registrant/new/approve'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

type Server = Awaited<ReturnType<typeof startProcessFor>>

/** Starts a backend that leaves the responses to the test. */
async function startHoldingBackend() {
  const pending: ServerResponse[] = []
  const backend = await startRecordingBackend((_, outgoing) => void pending.push(outgoing))
  return { ...backend, pending }
}

const decide = (agent: Agent, { port }: Server, body = 'key=K') =>
  send(port, { path: APPROVE, method: 'POST', headers: FORM, agent, body })

const readyz = async ({ metricsPort }: Server): Promise<number> => (await send(metricsPort, { path: '/readyz' })).status

/** Returns the status of a page on a new connection, or the code of the error. */
const probe = ({ port }: Server): Promise<unknown> =>
  send(port, { path: '/' }).then(
    ({ status }) => status,
    (error: NodeJS.ErrnoException) => error.code,
  )

/** Sends a signal, and waits until the server accepts no more requests. */
async function stop(server: Server, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  server.child.kill(signal)
  await expect.poll(() => probe(server)).toSatisfy((outcome) => outcome === 503 || outcome === 'ECONNREFUSED')
}

describe('on a signal, the server finishes', () => {
  test('each of 20 decisions without sending any twice, and closes the connections', async () => {
    await using server = await startProcessFor(startHoldingBackend())
    const { calls, pending } = server.backend
    using agent = keepAliveAgent()
    const responses = Array.from({ length: 20 }, (_, index) => decide(agent, server, `key=K-${index}`))
    await expect.poll(() => calls.length).toBe(20)
    await stop(server)
    for (const [index, { body }] of calls.entries()) {
      pending[index]?.end(body)
      const response = await responses[Number(body.slice('key=K-'.length))]
      expect([response?.status, response?.headers.connection, response?.body.toString()]).toEqual([200, 'close', body])
    }
    expect(await server.ended).toEqual([0, null])
    expect(calls).toHaveLength(20)
  })

  test('an upload that is still being sent', async () => {
    await using server = await startProcessFor(
      startRecordingBackend((_, outgoing) => void outgoing.end('{"taken":true}')),
    )
    using connection = await openConnection(server.port)
    connection.send(
      `POST ${APPROVE} HTTP/1.1\r\nHost: a\r\nContent-Type: ${FORM['content-type']}\r\nContent-Length: 10\r\n\r\nfirst`,
    )
    // When this response arrives, the server has also read what the other connection sent.
    expect(await probe(server)).toBe(200)
    await stop(server)
    connection.send('other')
    await connection.closed
    expect(connection.received()).toMatch(/^HTTP\/1\.1 200 [^]*\r\nconnection: close\r\n[^]*\{"taken":true\}/i)
    expect(server.backend.calls.map(({ body }) => body)).toEqual(['firstother'])
    expect(await server.ended).toEqual([0, null])
  })

  test.each(['SIGTERM', 'SIGINT'] as const)('a download that is still being read: %s', async (signal) => {
    const { promise: mayEnd, resolve: letEnd } = Promise.withResolvers<void>()
    await using server = await startProcessFor(
      startBackend((_, outgoing) => {
        // Longer than what the server reads ahead.
        outgoing.writeHead(200, { 'content-length': 200_000 }).write('first'.padStart(100_000))
        void mayEnd.then(() => outgoing.end('other'.padEnd(100_000)))
      }),
    )
    using connection = await openConnection(server.port)
    connection.send('GET /consent/api/no-auth/hermes/report/download/K HTTP/1.1\r\nHost: a\r\n\r\n')
    await connection.until((received) => received.endsWith('first'))
    await stop(server, signal)
    letEnd()
    await connection.closed
    expect(connection.received()).toMatch(/firstother/)
    expect(await server.ended).toEqual([0, null])
  })
})

describe('on a signal, the server closes', () => {
  test('a connection whose request body arrives after the response', async () => {
    await using server = await startProcessFor(startHoldingBackend())
    using connection = await openConnection(server.port)
    connection.send(`POST ${APPROVE} HTTP/1.1\r\nHost: a\r\nContent-Type: image/png\r\nContent-Length: 10\r\n\r\nfirst`)
    await connection.until((received) => received.startsWith('HTTP/1.1 415 '))
    await stop(server)
    connection.send('other')
    await connection.closed
    expect(await server.ended).toEqual([0, null])
  })

  test('connections without a request, and is no longer ready', async () => {
    await using server = await startProcessFor(startHoldingBackend())
    using agent = keepAliveAgent()
    const response = decide(agent, server)
    using unused = await openConnection(server.port)
    using idle = await openConnection(server.port)
    idle.send('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    await idle.until((received) => received.includes('</html>'))
    await expect.poll(() => server.backend.pending.length).toBe(1)
    expect(await readyz(server)).toBe(200)
    server.child.kill('SIGTERM')
    await Promise.all([unused.closed, idle.closed])
    await expect.poll(() => readyz(server)).toBe(503)
    expect([unused.received(), server.hasEnded()]).toEqual(['', false])
    server.backend.pending[0]?.end('{}')
    expect((await response).status).toBe(200)
    expect(await server.ended).toEqual([0, null])
  })
})

describe('a call without a response', () => {
  const cutOffs = ({ lines }: Server): unknown[] =>
    lines.filter((line) => line.includes('shutdown cut off')).map((line) => JSON.parse(line) as unknown)
  const CUT_OFF = [expect.objectContaining({ level: 'warn', event: 'shutdown cut off', requests: 1 })]

  test('does not keep the process running after a second SIGTERM', async () => {
    await using server = await startProcessFor(startHoldingBackend())
    using agent = keepAliveAgent()
    const response = decide(agent, server).catch(() => 'cut')
    await expect.poll(() => server.backend.pending.length).toBe(1)
    await stop(server)
    expect(server.hasEnded()).toBe(false)
    server.child.kill('SIGTERM')
    expect(await server.ended).toEqual([1, null])
    expect(await response).toBe('cut')
    expect(cutOffs(server)).toEqual(CUT_OFF)
  })

  test('keeps the process running until SHUTDOWN_MS', async () => {
    await using usual = await startProcessFor(startHoldingBackend())
    await using short = await startProcessFor(startHoldingBackend(), { SHUTDOWN_MS: '300' })
    using agent = keepAliveAgent()
    const responses = [usual, short].map((server) => decide(agent, server).catch(() => 'cut'))
    for (const { backend } of [usual, short]) await expect.poll(() => backend.pending.length).toBe(1)
    await stop(usual)
    short.child.kill('SIGTERM')
    expect(await short.ended).toEqual([1, null])
    expect(await responses[1]).toBe('cut')
    expect(cutOffs(short)).toEqual(CUT_OFF)
    expect(usual.hasEnded()).toBe(false)
    usual.backend.pending[0]?.end('{}')
    expect(await responses[0]).toMatchObject({ status: 200 })
    expect(await usual.ended).toEqual([0, null])
    expect(cutOffs(usual)).toEqual([])
  })
})
