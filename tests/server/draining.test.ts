import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { startBackend } from './support/backends.ts'
import { ask, openLine } from './support/http-client.ts'
import { PATIENCE, startServer } from './support/server-process.ts'

const APPROVE = '/trade/api/no-auth/icann_trade/registrant/new/approve'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

type Server = Awaited<ReturnType<typeof startServer>>

/** A backend that notes decisions and leaves it to the test when each is answered; other calls it answers at once. */
async function startDeciding(onDecision: (outgoing: ServerResponse, index: number) => void = () => {}) {
  const decisions: { body: string; outgoing: ServerResponse }[] = []
  const backend = await startBackend((incoming, outgoing) => {
    if (incoming.method !== 'POST') return void outgoing.end('{}')
    const note = async (): Promise<void> => {
      const body = await text(incoming)
      decisions.push({ body, outgoing })
      onDecision(outgoing, decisions.length - 1)
    }
    note().catch(() => undefined)
  })
  return { ...backend, decisions }
}

/** Sends a decision as a browser does: on a connection that it would like to keep. */
async function decide(agent: http.Agent, port: number, body: string) {
  const request = http.request({ host: '127.0.0.1', port, path: APPROVE, method: 'POST', headers: FORM, agent })
  request.end(body)
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, connection: answer.headers.connection, body: await text(answer) }
}

const keeping = (): http.Agent & Disposable => {
  const agent = new http.Agent({ keepAlive: true })
  return Object.assign(agent, { [Symbol.dispose]: () => agent.destroy() })
}

const isReady = async ({ metricsPort }: Server): Promise<number> => (await ask(metricsPort, { path: '/readyz' })).status

/** How a new visitor is met: by a status, or by the code of the error. */
const visit = ({ port }: Server): Promise<unknown> =>
  ask(port, { path: '/' }).then(
    ({ status }) => status,
    (error: NodeJS.ErrnoException) => error.code,
  )

async function expectClosed(server: Server): Promise<void> {
  await expect.poll(() => visit(server), PATIENCE).toSatisfy((met) => met === 503 || met === 'ECONNREFUSED')
}

describe('SIGTERM during 20 decisions', () => {
  test('lets each be answered, once, and says that the connection ends', async () => {
    await using backend = await startDeciding()
    await using server = await startServer({ API_ORIGIN: backend.origin })
    using agent = keeping()
    const answers = Array.from({ length: 20 }, (_, index) => decide(agent, server.port, `key=K-${index}`))
    await expect.poll(() => backend.decisions.length, PATIENCE).toBe(20)
    server.child.kill('SIGTERM')
    await expectClosed(server)
    for (const { body, outgoing } of backend.decisions) {
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ taken: body }))
      const answer = await answers[Number(body.slice('key=K-'.length))]
      expect(answer).toEqual({ status: 200, connection: 'close', body: JSON.stringify({ taken: body }) })
    }
    expect(await server.ended).toEqual([0, null])
    expect(backend.decisions).toHaveLength(20)
  })
})

describe('what is under way at SIGTERM is finished', () => {
  test('an upload that is still being sent', async () => {
    await using backend = await startDeciding((outgoing) => void outgoing.end('{"taken":true}'))
    await using server = await startServer({ API_ORIGIN: backend.origin })
    using line = await openLine(server.port)
    line.send(
      `POST ${APPROVE} HTTP/1.1\r\nHost: a\r\nContent-Type: ${FORM['content-type']}\r\nContent-Length: 10\r\n\r\nfirst`,
    )
    // Its answer shows that the server has read what was sent before on the other connection.
    expect(await visit(server)).toBe(200)
    server.child.kill('SIGTERM')
    await expectClosed(server)
    line.send('other')
    await line.closed
    expect(line.received()).toMatch(/^HTTP\/1\.1 200 [^]*\r\nconnection: close\r\n[^]*\{"taken":true\}/i)
    expect(backend.decisions.map(({ body }) => body)).toEqual(['firstother'])
    expect(await server.ended).toEqual([0, null])
  })

  test('a download that is still being read', async () => {
    const { promise: mayEnd, resolve: letEnd } = Promise.withResolvers<void>()
    await using backend = await startBackend((_, outgoing) => {
      // Longer than what the server reads before it passes anything on.
      outgoing.writeHead(200, { 'content-length': 200_000 }).write('first'.padStart(100_000))
      void mayEnd.then(() => outgoing.end('other'.padEnd(100_000)))
    })
    await using server = await startServer({ API_ORIGIN: backend.origin })
    using line = await openLine(server.port)
    line.send('GET /consent/api/no-auth/hermes/report/download/K HTTP/1.1\r\nHost: a\r\n\r\n')
    await line.until((received) => received.endsWith('first'))
    server.child.kill('SIGTERM')
    await expectClosed(server)
    letEnd()
    await line.closed
    expect(line.received()).toMatch(/firstother/)
    expect(await server.ended).toEqual([0, null])
  })

  test('but a connection whose body arrives after the response is ended', async () => {
    await using backend = await startDeciding()
    await using server = await startServer({ API_ORIGIN: backend.origin })
    using line = await openLine(server.port)
    line.send(`POST ${APPROVE} HTTP/1.1\r\nHost: a\r\nContent-Type: image/png\r\nContent-Length: 10\r\n\r\nfirst`)
    await line.until((received) => received.startsWith('HTTP/1.1 415 '))
    server.child.kill('SIGTERM')
    await expectClosed(server)
    line.send('other')
    await line.closed
    expect(await server.ended).toEqual([0, null])
  })

  test('but connections without a request are ended, and a balancer is told', async () => {
    await using backend = await startDeciding()
    await using server = await startServer({ API_ORIGIN: backend.origin })
    using agent = keeping()
    const answer = decide(agent, server.port, 'key=K')
    using unused = await openLine(server.port)
    using idle = await openLine(server.port)
    idle.send('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    await idle.until((received) => received.includes('</html>'))
    await expect.poll(() => backend.decisions.length, PATIENCE).toBe(1)
    expect(await isReady(server)).toBe(200)
    server.child.kill('SIGTERM')
    await Promise.all([unused.closed, idle.closed])
    await expect.poll(() => isReady(server), PATIENCE).toBe(503)
    expect([unused.received(), server.hasEnded()]).toEqual(['', false])
    backend.decisions[0]?.outgoing.end('{}')
    expect((await answer).status).toBe(200)
    expect(await server.ended).toEqual([0, null])
  })
})

/** Returns what the log has about requests that were cut off. */
const cutOffs = ({ lines }: Server): unknown[] =>
  lines
    .filter((line) => line.includes('shutdown cut off'))
    .map((line) => {
      const { level, event, requests } = JSON.parse(line) as Record<string, unknown>
      return { level, event, requests }
    })

const CUT_OFF = [{ level: 'warn', event: 'shutdown cut off', requests: 1 }]

describe('a call that is never answered', () => {
  test('does not keep the process after a second SIGTERM', async () => {
    await using backend = await startDeciding()
    await using server = await startServer({ API_ORIGIN: backend.origin })
    using agent = keeping()
    const answer = decide(agent, server.port, 'key=K').catch(() => 'cut')
    await expect.poll(() => backend.decisions.length, PATIENCE).toBe(1)
    server.child.kill('SIGTERM')
    await expectClosed(server)
    expect(server.hasEnded()).toBe(false)
    server.child.kill('SIGTERM')
    expect(await server.ended).toEqual([1, null])
    expect(await answer).toBe('cut')
    expect(cutOffs(server)).toEqual(CUT_OFF)
  })

  test('keeps it no longer than SHUTDOWN_MS', async () => {
    await using backend = await startDeciding()
    await using patient = await startServer({ API_ORIGIN: backend.origin })
    await using hasty = await startServer({ API_ORIGIN: backend.origin, SHUTDOWN_MS: '300' })
    using agent = keeping()
    const answers = [patient, hasty].map(({ port }) => decide(agent, port, 'key=K').catch(() => 'cut'))
    await expect.poll(() => backend.decisions.length, PATIENCE).toBe(2)
    patient.child.kill('SIGTERM')
    await expectClosed(patient)
    hasty.child.kill('SIGTERM')
    expect(await hasty.ended).toEqual([1, null])
    expect(await answers[1]).toBe('cut')
    expect(cutOffs(hasty)).toEqual(CUT_OFF)
    expect(patient.hasEnded()).toBe(false)
    for (const { outgoing } of backend.decisions) outgoing.end('{}')
    expect(await answers[0]).toMatchObject({ status: 200 })
    expect(await patient.ended).toEqual([0, null])
    expect(cutOffs(patient)).toEqual([])
  })
})
