import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LogLine } from '#server/log.ts'
import { startBytes, startNotingBackend } from './support/backends.ts'
import { ask, responseText } from './support/http-client.ts'
import { exchange } from './support/raw-exchange.ts'
import { PATIENCE } from './support/server-process.ts'
import { startServer } from './support/servers.ts'
import { BRANDING, ITEM, LINK, startVisits, SYSTEM } from './support/visits.ts'

const CALL = `${ITEM}?key=some-key`
const CONSENT = '/consent/api/no-auth/identity_service/consent/some-key'
const DECLINE = '/trade/api/no-auth/transfer_in/decline'
const PAGE = '/consent/some-key'

const errors = (lines: readonly LogLine[]): LogLine[] =>
  lines.filter(({ level }) => level === 'error' || level === 'fatal')

describe('a request', () => {
  let backend: Awaited<ReturnType<typeof startNotingBackend>>
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    backend = await startNotingBackend((_, outgoing) => void outgoing.end('{}'))
    server = await startServer({ API_ORIGIN: backend.origin, RATE_LIMIT: '0' })
  })
  beforeEach(() => {
    backend.calls.length = 0
    server.lines.length = 0
  })
  afterAll(async () => {
    await server?.[Symbol.asyncDispose]()
    await backend?.[Symbol.asyncDispose]()
  })

  const send = (start: string, lines: readonly string[] = [], body = '') =>
    exchange(server.port, [start, 'Host: pages.example', 'Connection: close', ...lines, '', body].join('\r\n'))

  const FORM = 'Content-Type: application/x-www-form-urlencoded'
  const CHUNKS = '3\r\nkey\r\n0\r\n\r\n'

  type Refusal = [status: number, what: string, start: (target: string) => string, lines: string[], body: string]

  test.each<Refusal>([
    [501, 'another coding', (target) => `${target} HTTP/1.1`, ['Transfer-Encoding: gzip, chunked', FORM], CHUNKS],
    [
      501,
      'an unknown coding',
      (target) => `${target} HTTP/1.1`,
      ['Transfer-Encoding: x-unknown, chunked', FORM],
      CHUNKS,
    ],
    [505, 'HTTP/2.0', (target) => `${target} HTTP/2.0`, [], ''],
    [505, 'HTTP/0.9', (target) => `${target} HTTP/0.9`, [], ''],
  ])('is %i with %s, whatever its address', async (expected, _, start, lines, rest) => {
    for (const target of [`GET ${CALL}`, `POST ${DECLINE}`, `PUT ${CONSENT}`, `GET ${PAGE}`, 'GET /trade/config']) {
      const { status, headers, body } = await send(start(target), lines, rest)
      expect([target, status, headers.connection]).toEqual([target, expected, 'close'])
      expect(JSON.parse(body)).toEqual({ response_text: expect.any(String) as string })
    }
    expect([backend.calls, errors(server.lines)]).toEqual([[], []])
  })

  // Methods that Node reads and no page or call has; CONNECT is closed by Node itself.
  test.each(['QUERY', 'PROPFIND', 'TRACE'])('is 405 as %s, with the methods of its address', async (method) => {
    for (const [target, allow] of [
      [CALL, 'GET'],
      [CONSENT, 'GET, PUT'],
      [PAGE, 'GET, HEAD'],
      ['/trade/config', 'GET, HEAD'],
    ] as const) {
      const { status, headers, body } = await send(`${method} ${target} HTTP/1.1`, ['Content-Length: 3', FORM], 'key')
      expect([target, status, headers.allow]).toEqual([target, 405, allow])
      expect(JSON.parse(body)).toEqual({ response_text: 'This address does not accept this kind of request.' })
    }
    expect([backend.calls, errors(server.lines)]).toEqual([[], []])
  })

  test.each(['x', '', '/', 'a/b/c', ';', 'application/json application/json', '\x80'])(
    'is refused with Content-Type: %j, without an error in the log',
    async (type) => {
      for (const target of [`POST ${DECLINE}`, `PUT ${CONSENT}`, `POST ${PAGE}`, 'POST /tld-info/unhash']) {
        for (const [framing, body] of [
          ['Content-Length: 3', 'abc'],
          ['Transfer-Encoding: chunked', CHUNKS],
        ] as const) {
          const { status } = await send(`${target} HTTP/1.1`, [`Content-Type: ${type}`, framing], body)
          expect([target, status]).toEqual([target, 415])
        }
      }
      expect([backend.calls, errors(server.lines)]).toEqual([[], []])
    },
  )
})

const CHUNKED = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n'

const BROKEN: readonly (readonly [name: string, bytes: string])[] = [
  ['the status 999 and an unfinished body', 'HTTP/1.1 999 Odd\r\nContent-Length: 20\r\n\r\n{}'],
  ['the status 600 without a body', 'HTTP/1.1 600 Odd\r\nContent-Length: 0\r\n\r\n'],
  ['the status 099', 'HTTP/1.1 099 Odd\r\nContent-Length: 0\r\n\r\n'],
  ['a status of letters', 'HTTP/1.1 OK\r\nContent-Length: 0\r\n\r\n'],
  ['another protocol', 'HTTQ/1.1 200 OK\r\nContent-Length: 0\r\n\r\n'],
  ['a change of protocol', 'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'],
  ['half a head', 'HTTP/1.1 200 OK\r\nContent-Ty'],
  ['a header that is too long', `HTTP/1.1 200 OK\r\nX: ${'y'.repeat(100_000)}\r\nContent-Length: 0\r\n\r\n`],
  ['a chunk without a size', `${CHUNKED}zz\r\n{}\r\n0\r\n\r\n`],
  ['a body that ends before its first byte', 'HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n'],
  [
    'a body that is too short',
    'HTTP/1.1 200 OK\r\nSet-Cookie: XSRF-TOKEN=a\r\nContent-Disposition: x\r\nContent-Length: 100\r\n\r\n{}',
  ],
  ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}x'],
]

test.each(BROKEN)('responds with 502, and passes nothing on, when a backend sends %s', async (_, bytes) => {
  await using backend = await startBytes(() => bytes)
  await using server = await startServer({ API_ORIGIN: backend.origin })
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const question of [
    { path: CALL },
    { path: BRANDING },
    { method: 'POST', path: DECLINE, headers: form, body: 'key=some-key' },
  ]) {
    server.lines.length = 0
    const answer = await ask(server.port, question)
    expect([question.path, answer.status]).toEqual([question.path, 502])
    responseText(answer)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
    expect(answer.headers.x ?? answer.headers['set-cookie'] ?? answer.headers['content-disposition']).toBeUndefined()
    expect(errors(server.lines)).toEqual([
      expect.objectContaining({ event: 'proxy failure', service: 'TRADE', reason: expect.any(String) as string }),
    ])
  }
  await expect.poll(() => server.metrics.text(), PATIENCE).toMatch(/^backend_calls 0$/m)
})

test.each(BROKEN)('leaves the page to the browser when a backend sends %s', async (_, bytes) => {
  const brand = '{"object_data":{"registrar_name":"Anders","reseller_name":"linde"}}'
  const good = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${brand.length}\r\n\r\n${brand}`
  for (const path of [ITEM, SYSTEM]) {
    await using backend = await startBytes((head) => (head.startsWith(`GET ${path}`) ? bytes : good))
    await using visits = await startVisits({}, { API_ORIGIN: backend.origin })
    const { status, page } = await visits.open(LINK)
    expect([status, page]).toEqual([200, undefined])
    expect(errors(visits.lines)).toEqual([expect.objectContaining({ event: 'proxy failure' })])
    expect(visits.rendering).toEqual([])
  }
})

describe('an error of a backend', () => {
  const TRACE = 'at SECRET.trace (/srv/app/secret.js:1:2)'
  const BODIES: readonly (readonly [name: string, type: string, body: string, passes: object])[] = [
    [
      'a stack trace next to a text',
      'application/json',
      JSON.stringify({ response_text: 'No such item.', response_code: 7, stack: TRACE, debug: { sql: TRACE } }),
      { response_text: 'No such item.', response_code: 7 },
    ],
    ['an error page after 100 KiB', 'text/html', `${' '.repeat(100 * 1024)}${TRACE}`, {}],
  ]
  const HEADERS = { 'x-powered-by': 'SECRET', server: 'SECRET', 'content-disposition': 'inline' }

  test.each(BODIES)('passes with its text and code only: %s', async (_, type, body, passes) => {
    for (const status of [404, 503]) {
      await using backend = await startNotingBackend(
        (__, outgoing) => void outgoing.writeHead(status, { ...HEADERS, 'content-type': type }).end(body),
      )
      await using server = await startServer({ API_ORIGIN: backend.origin })
      for (const path of [CALL, BRANDING]) {
        const answer = await ask(server.port, { path })
        expect([answer.status, JSON.parse(answer.body.toString())]).toEqual([status, passes])
        expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
        expect(answer.headers['content-length']).toBe(String(answer.body.length))
        expect(JSON.stringify(answer.headers)).not.toContain('SECRET')
      }
      // The backend did respond.
      expect(errors(server.lines)).toEqual([])
    }
  })

  test.each(BODIES)('is embedded in a document with its text and code only: %s', async (_, type, body, passes) => {
    for (const path of [ITEM, SYSTEM]) {
      await using visits = await startVisits({
        [path]: { status: 404, headers: { ...HEADERS, 'content-type': type }, body },
      })
      const { text, answers, headers } = await visits.open(LINK)
      expect(text + JSON.stringify(headers)).not.toContain('SECRET')
      const embedded = answers?.answers.filter((each) => each.read.includes(path)) ?? []
      expect(embedded.map((each) => [each.status, JSON.parse(each.body)])).toEqual([[404, passes]])
    }
  })
})
