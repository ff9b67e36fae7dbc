import fc from 'fast-check'
import http from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { listen } from './support/backends.ts'
import { expectBackendHeaders, pairs } from './support/header-names.ts'
import { send, openConnection } from './support/http-client.ts'
import { startProcessFor } from './support/server-process.ts'
import {
  chunked,
  CODINGS,
  FRAMED,
  get,
  HARMLESS,
  HIDDEN,
  CONSENT,
  lengthOf,
  TARGET,
  OPEN_HIDDEN,
  put,
  REFUSED,
  SECOND_TARGET,
} from './support/smuggling-attacks.ts'

const HOST = { host: 'pages.example' }
const AUTHORIZATION = `Basic ${Buffer.from('service:password').toString('base64')}`
const VICTIM = `${CONSENT}/VICTIM-`

type ReceivedRequest = { request: string; body: string; fields: [name: string, value: string][] }

/** Starts a backend that responds with the target of the request, and counts malformed requests. */
async function startEchoBackend() {
  const requests: ReceivedRequest[] = []
  let malformedCount = 0
  const server = http.createServer((incoming, outgoing) => {
    const respond = async (): Promise<void> => {
      const request = `${incoming.method} ${incoming.url}`
      requests.push({ request, body: await text(incoming), fields: pairs(incoming.rawHeaders) })
      outgoing.end(JSON.stringify({ answered: request }))
    }
    // An aborted request is not recorded.
    respond().catch(() => undefined)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code !== 'ECONNRESET') malformedCount += 1
    socket.destroy()
  })
  return { ...(await listen(server)), requests, malformedCount: () => malformedCount }
}

const server = await startProcessFor(startEchoBackend(), {
  API_USERNAME: 'service',
  API_PASSWORD: 'password',
  ALLOWED_HOSTS: 'pages.example',
  RATE_LIMIT: '0',
})
const { backend } = server
afterAll(() => server[Symbol.asyncDispose]())

let victimCount = 0

/** Sends another client's request, which must get its own response. */
async function sendVictim(): Promise<void> {
  const path = `${VICTIM}${++victimCount}`
  const { status, body } = await send(server.port, { path, headers: HOST })
  expect([status, body.toString()]).toEqual([200, JSON.stringify({ answered: `GET ${path}` })])
}

/** Sends an attack between requests of other clients. Returns its responses, and its requests at the backend. */
async function attack(bytes: string, responseCount = 0) {
  backend.requests.length = 0
  using connection = await openConnection(server.port)
  connection.send(bytes)
  await sendVictim()
  await connection.until((received) => (received.match(/HTTP\/1\.1 200/g) ?? []).length >= responseCount)
  // In parallel, so that every connection to the backend is reused.
  await Promise.all([sendVictim(), sendVictim(), sendVictim()])
  connection.socket.end()
  await connection.closed
  await sendVictim()
  expect(backend.malformedCount()).toBe(0)
  // A smuggled request would have neither our credentials nor the host of the backend.
  for (const { fields } of backend.requests) {
    expectBackendHeaders(fields)
    const { authorization, host, connection: header = '' } = Object.fromEntries(fields)
    expect([authorization, host]).toEqual([AUTHORIZATION, new URL(backend.origin).host])
    expect(header).toMatch(/^(?:keep-alive|close|)$/i)
  }
  const requests = backend.requests.filter(({ request }) => !request.includes(VICTIM))
  return { responses: connection.received(), requests: requests.map(({ request, body }) => [request, body]) }
}

const shorten = (bytes: string): string => JSON.stringify(bytes).replaceAll(/(.{100}).+(.{60})/g, '$1…$2')

test.each(REFUSED.map((bytes) => [shorten(bytes), bytes]))('never reaches a backend: %s', async (_, bytes) => {
  expect((await attack(bytes)).requests).toEqual([])
})

test.each(FRAMED.map((row) => [shorten(row[0].join()), ...row] as const))(
  'reaches a backend with exactly the intended body, or not at all: %s',
  async (_, lines, body, expectedBody) => {
    expect([[], [[`PUT ${TARGET}`, expectedBody]]]).toContainEqual((await attack(put(lines, body))).requests)
  },
)

test.each(HARMLESS.map(([bytes, target = TARGET]) => [shorten(bytes), bytes, target]))(
  'reaches a backend without a body, or not at all: %s',
  async (_, bytes, target) => {
    expect([[], [[`GET ${target}`, '']]]).toContainEqual((await attack(bytes)).requests)
  },
)

test.each([
  ['two reads', get() + get([], '', SECOND_TARGET), [`GET ${TARGET}`, '']],
  [
    'a body of a known length, then a read',
    put(['Content-Length: 2'], 'ab') + get([], '', SECOND_TARGET),
    [`PUT ${TARGET}`, 'ab'],
  ],
  [
    'chunks, then a read',
    put(['Transfer-Encoding: chunked'], chunked('ab')) + get([], '', SECOND_TARGET),
    [`PUT ${TARGET}`, 'ab'],
  ],
])('forwards a pipeline of %s, and responds in order', async (_, bytes, firstRequest) => {
  const { responses, requests } = await attack(bytes, 2)
  expect(requests).toHaveLength(2)
  expect(requests).toEqual(expect.arrayContaining([firstRequest, [`GET ${SECOND_TARGET}`, '']]))
  expect([...responses.matchAll(/"answered":"([^"]*)"/g)].map(([, request]) => request)).toEqual([
    firstRequest[0],
    `GET ${SECOND_TARGET}`,
  ])
})

/** Requests that combine the lines of attacks, some with an extra byte. */
const COMBINED = fc
  .record({
    body: fc.constantFrom(HIDDEN, OPEN_HIDDEN, chunked(HIDDEN), `0\r\n\r\n${HIDDEN}`, ''),
    lines: fc.array(
      fc.constantFrom('length', ...CODINGS, 'Transfer-Encoding: chunked', ...FRAMED.flatMap(([[line = '']]) => [line])),
      { maxLength: 4 },
    ),
    request: fc.constantFrom(get, put, put),
    extra: fc.constantFrom('', '', '', '\r', '\n', '\r\n', '\0', '\t', ' ', '\x0b', ':', ','),
    place: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ body, lines, request, extra, place }) => {
    const head = request(
      lines.map((line) => (line === 'length' ? lengthOf(body) : line)),
      '',
    )
    const at = Math.floor(place * head.length)
    return head.slice(0, at) + extra + head.slice(at) + body
  })

test('a combination of attack lines reaches a backend only in requests that the server itself wrote', async () => {
  let reachedCount = 0
  await fc.assert(
    fc.asyncProperty(COMBINED, async (bytes) => {
      reachedCount += (await attack(bytes)).requests.length
    }),
    { numRuns: 300, seed: 20261122 },
  )
  expect(reachedCount).toBeGreaterThan(15)
})
