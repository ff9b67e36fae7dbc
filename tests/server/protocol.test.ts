import net from 'node:net'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { LogLine } from '#server/log.ts'
import { listen, startRawBackend, startRecordingBackend } from './support/backends.ts'
import { send, responseText } from './support/http-client.ts'
import { exchange } from './support/raw-exchange.ts'
import { startServerFor } from './support/servers.ts'
import { BRANDING, ITEM, LINK, startRenderer, SYSTEM_BRAND } from './support/renderer.ts'

const CALL = `${ITEM}?key=some-key`
const CONSENT = '/consent/api/no-auth/identity_service/consent/some-key'
const DECLINE = '/trade/api/no-auth/transfer_in/decline'
const PAGE = '/consent/some-key'

const errors = (lines: readonly LogLine[]): LogLine[] =>
  lines.filter(({ level }) => level === 'error' || level === 'fatal')

describe('a request', async () => {
  const server = await startServerFor(
    startRecordingBackend((_, outgoing) => void outgoing.end('{}')),
    { RATE_LIMIT: '0' },
  )
  afterAll(() => server[Symbol.asyncDispose]())
  beforeEach(() => {
    server.backend.calls.length = 0
    server.lines.length = 0
  })

  const sendRaw = (start: string, fields: readonly string[] = [], body = '') =>
    exchange(server.port, [start, 'Host: pages.example', 'Connection: close', ...fields, '', body].join('\r\n'))

  const FORM = 'Content-Type: application/x-www-form-urlencoded'
  const CHUNKS = '3\r\nkey\r\n0\r\n\r\n'

  test.each([
    [501, 'HTTP/1.1', ['Transfer-Encoding: gzip, chunked', FORM], CHUNKS],
    [501, 'HTTP/1.1', ['Transfer-Encoding: x-unknown, chunked', FORM], CHUNKS],
    [505, 'HTTP/2.0', [], ''],
    [505, 'HTTP/0.9', [], ''],
  ])('gets %i with %s and %j, for any target', async (expected, version, fields, sentBody) => {
    for (const target of [`GET ${CALL}`, `POST ${DECLINE}`, `PUT ${CONSENT}`, `GET ${PAGE}`, 'GET /trade/config']) {
      const { status, headers, body } = await sendRaw(`${target} ${version}`, fields, sentBody)
      expect([target, status, headers.connection]).toEqual([target, expected, 'close'])
      expect(JSON.parse(body)).toEqual({ response_text: expect.any(String) as string })
    }
    expect([server.backend.calls, errors(server.lines)]).toEqual([[], []])
  })

  // Methods that Node's parser accepts, except CONNECT, for which Node closes the connection.
  test.each(['QUERY', 'PROPFIND', 'TRACE'])('gets 405 with the allowed methods: %s', async (method) => {
    for (const [target, allow] of [
      [CALL, 'GET'],
      [CONSENT, 'GET, PUT'],
      [PAGE, 'GET, HEAD'],
      ['/trade/config', 'GET, HEAD'],
    ] as const) {
      const { status, headers, body } = await sendRaw(
        `${method} ${target} HTTP/1.1`,
        ['Content-Length: 3', FORM],
        'key',
      )
      expect([target, status, headers.allow]).toEqual([target, 405, allow])
      expect(JSON.parse(body)).toEqual({ response_text: 'This address does not accept this kind of request.' })
    }
    expect([server.backend.calls, errors(server.lines)]).toEqual([[], []])
  })

  test.each(['x', '', '/', 'a/b/c', ';', 'application/json application/json', '\x80'])(
    'is refused with Content-Type: %j, without an error in the log',
    async (type) => {
      for (const target of [`POST ${DECLINE}`, `PUT ${CONSENT}`, `POST ${PAGE}`, 'POST /tld-info/unhash']) {
        for (const [framing, body] of [
          ['Content-Length: 3', 'abc'],
          ['Transfer-Encoding: chunked', CHUNKS],
        ] as const) {
          const { status } = await sendRaw(`${target} HTTP/1.1`, [`Content-Type: ${type}`, framing], body)
          expect([target, status]).toEqual([target, 415])
        }
      }
      expect([server.backend.calls, errors(server.lines)]).toEqual([[], []])
    },
  )
})

const okJson = (body: string): string =>
  `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
const CHUNKED = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n'
const POISON = okJson('{"answered":"POISON"}')

/** Responses that are invalid HTTP or break in the middle. */
const BROKEN_RESPONSES: readonly (readonly [name: string, bytes: string])[] = [
  ['the status 999 and an unfinished body', 'HTTP/1.1 999 Odd\r\nContent-Length: 20\r\n\r\n{}'],
  ['the status 600 without a body', 'HTTP/1.1 600 Odd\r\nContent-Length: 0\r\n\r\n'],
  ['the status 099', 'HTTP/1.1 099 Odd\r\nContent-Length: 0\r\n\r\n'],
  ['no status code', 'HTTP/1.1 OK\r\nContent-Length: 0\r\n\r\n'],
  ['another protocol', `SSH-2.0-OpenSSH_9.2\r\n${POISON}`],
  ['a change of protocol', `HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n${POISON}`],
  ['half a head', 'HTTP/1.1 200 OK\r\nContent-Ty'],
  ['a header that is too long', `HTTP/1.1 200 OK\r\nX: ${'y'.repeat(200_000)}\r\nContent-Length: 0\r\n\r\n`],
  ['a chunk without a size', `${CHUNKED}zz\r\n{}\r\n0\r\n\r\n${POISON}`],
  ['a chunk whose size overflows', `${CHUNKED}10000000000000000\r\n${POISON}`],
  ['a body that ends before its first byte', 'HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n'],
  [
    'a body that is too short',
    'HTTP/1.1 200 OK\r\nSet-Cookie: XSRF-TOKEN=a\r\nContent-Disposition: x\r\nContent-Length: 100\r\n\r\n{}',
  ],
  ['two lengths', `HTTP/1.1 200 OK\r\nContent-Length: 0\r\nContent-Length: ${POISON.length}\r\n\r\n${POISON}`],
]

/** Responses that leave bytes on the connection, or end where another parser would not. */
const AMBIGUOUS_RESPONSES: typeof BROKEN_RESPONSES = [
  ['two responses', okJson('{}') + POISON],
  ['more bytes than announced', `${okJson('{}')}xxxx${POISON}`],
  ['an early hint, then two responses', `HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n${okJson('{}')}${POISON}`],
  ['a body after 204', `HTTP/1.1 204 No Content\r\nContent-Length: ${POISON.length}\r\n\r\n${POISON}`],
  ['a body after 304', `HTTP/1.1 304 Not Modified\r\nContent-Length: ${POISON.length}\r\n\r\n${POISON}`],
  ['a length and chunks', `${CHUNKED.replace('Transfer', 'Content-Length: 5\r\nTransfer')}0\r\n\r\n${POISON}`],
  ['a length with a sign', `HTTP/1.1 200 OK\r\nContent-Length: +0\r\n\r\n${POISON}`],
  ['a chunk with a broken extension', `${CHUNKED}2;\n\r\n{}\r\n0\r\n\r\n${POISON}`],
  ['a header with a line feed', `HTTP/1.1 200 OK\r\nX-A: b\nContent-Length: 0\r\n\r\n${POISON}`],
  ['a folded header', `HTTP/1.1 200 OK\r\nX-A: b\r\n Set-Cookie: evil=1\r\nContent-Length: 0\r\n\r\n${POISON}`],
  ['line feeds alone', `HTTP/1.1 200 OK\nContent-Length: 0\n\n${POISON}`],
]

describe('a malformed response from a backend', async () => {
  let oddResponse = ''
  const tcp = net.createServer((socket) => {
    socket.on('error', () => {})
    socket.setEncoding('latin1').on('data', (text: string) => {
      for (const [, target = ''] of text.matchAll(/^GET (\S+) HTTP\/1\.1\r$/gm))
        socket.write(target.includes('ODD') ? oddResponse : okJson(JSON.stringify({ answered: target })), 'latin1')
    })
  })
  const server = await startServerFor(listen(tcp), { RATE_LIMIT: '0', PROXY_TIMEOUT_MS: '1000' })
  afterAll(() => server[Symbol.asyncDispose]())

  test.each([...BROKEN_RESPONSES, ...AMBIGUOUS_RESPONSES])('does not affect other clients: %s', async (_, bytes) => {
    oddResponse = bytes
    const path = (key: string) => CONSENT.replace('some-key', key)
    const malformed = await send(server.port, { path: path('ODD') }).catch(() => undefined)
    expect(malformed?.body.toString() ?? '').not.toContain('POISON')
    expect(malformed?.headers['set-cookie']).toBeUndefined()
    const others = Array.from({ length: 4 }, (_each, index) => path(`OTHER-${index}`))
    const responses = await Promise.all(others.map((other) => send(server.port, { path: other })))
    expect(responses.map(({ body }) => body.toString())).toEqual(
      others.map((other) => JSON.stringify({ answered: other })),
    )
  })
})

test.each(BROKEN_RESPONSES)('responds with 502, and passes nothing on, when a backend sends %s', async (_, bytes) => {
  await using server = await startServerFor(startRawBackend(() => bytes))
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const request of [
    { path: CALL },
    { path: BRANDING },
    { method: 'POST', path: DECLINE, headers: form, body: 'key=some-key' },
  ]) {
    server.lines.length = 0
    const response = await send(server.port, request)
    expect([request.path, response.status]).toEqual([request.path, 502])
    responseText(response)
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(
      response.headers.x ?? response.headers['set-cookie'] ?? response.headers['content-disposition'],
    ).toBeUndefined()
    expect(errors(server.lines)).toEqual([
      expect.objectContaining({ event: 'proxy failure', service: 'TRADE', reason: expect.any(String) as string }),
    ])
  }
  await expect.poll(() => server.metrics.text()).toMatch(/^backend_calls 0$/m)
})

test.each(BROKEN_RESPONSES)('leaves the page to the browser when a backend sends %s', async (_, bytes) => {
  const good = okJson('{"object_data":{"registrar_name":"Anders","reseller_name":"linde"}}')
  for (const path of [ITEM, SYSTEM_BRAND]) {
    await using backend = await startRawBackend((head) => (head.startsWith(`GET ${path}`) ? bytes : good))
    await using server = await startRenderer({}, { API_ORIGIN: backend.origin })
    const { status, page } = await server.open(LINK)
    expect([status, page]).toEqual([200, undefined])
    expect(errors(server.lines)).toEqual([expect.objectContaining({ event: 'proxy failure' })])
    expect(server.rendererLog).toEqual([])
  }
})

test.each([404, 503])(
  'passes on only the text and code of a %i, in calls and in data embedded in documents',
  async (status) => {
    const STACK = 'at SECRET.trace (/srv/app/secret.js:1:2)'
    const expected = { response_text: 'No such item.', response_code: 7 }
    const body = JSON.stringify({ ...expected, stack: STACK, debug: { sql: STACK } })
    const headers = { 'x-powered-by': 'SECRET', server: 'SECRET', 'content-disposition': 'inline' }
    for (const path of [ITEM, SYSTEM_BRAND]) {
      await using server = await startRenderer({ [path]: { status, headers, body } })
      const call = await send(server.port, { path: `${path}?key=some-key` })
      expect([call.status, JSON.parse(call.body.toString())]).toEqual([status, expected])
      expect(call.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(call.body.length),
      })
      const document = await server.open(LINK)
      const responses = document.embedded?.responses.filter((each) => each.read.includes(path)) ?? []
      expect(responses.map((each) => [each.status, JSON.parse(each.body)])).toEqual([[status, expected]])
      expect(document.text + JSON.stringify([document.headers, call.headers])).not.toContain('SECRET')
      // An error response is not a proxy failure.
      expect(errors(server.lines)).toEqual([])
    }
  },
)
