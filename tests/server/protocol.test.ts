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
const JSON_TYPE = { 'content-type': 'application/json' }

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

  /** Methods that Node reads and no page or call has; CONNECT is closed by Node itself. */
  const METHODS = ['QUERY', 'PROPFIND', 'PURGE', 'M-SEARCH', 'TRACE']

  test.each(METHODS)('is refused when its method is %s, with the methods of its address', async (method) => {
    for (const [target, allow] of [
      [CALL, 'GET'],
      [CONSENT, 'GET, PUT'],
      [DECLINE, 'POST'],
      [PAGE, 'GET, HEAD'],
      ['/trade/config', 'GET, HEAD'],
    ] as const) {
      for (const body of ['', 'key=some-key']) {
        const {
          status,
          headers,
          body: text,
        } = await send(
          `${method} ${target} HTTP/1.1`,
          [`Content-Length: ${body.length}`, 'Content-Type: application/x-www-form-urlencoded'],
          body,
        )
        expect([target, status, headers.allow]).toEqual([target, 405, allow])
        expect(JSON.parse(text)).toEqual({ response_text: 'This address does not accept this kind of request.' })
      }
    }
    expect(backend.calls).toEqual([])
    expect(errors(server.lines)).toEqual([])
  })

  test.each(['gzip, chunked', 'deflate, chunked', 'GZIP,chunked', 'x-unknown, chunked'])(
    'is 501 with Transfer-Encoding: %s',
    async (coding) => {
      for (const target of [`POST ${DECLINE}`, `GET ${CALL}`, `PUT ${CONSENT}`, `POST ${PAGE}`, `GET ${PAGE}`]) {
        const { status, headers, body } = await send(
          `${target} HTTP/1.1`,
          [`Transfer-Encoding: ${coding}`, 'Content-Type: application/x-www-form-urlencoded'],
          '3\r\nkey\r\n0\r\n\r\n',
        )
        expect([target, status, headers.connection]).toEqual([target, 501, 'close'])
        expect(JSON.parse(body)).toEqual({ response_text: expect.any(String) as string })
      }
      expect(backend.calls).toEqual([])
      expect(errors(server.lines)).toEqual([])
    },
  )

  test.each(['2.0', '0.9'])('is 505 as HTTP/%s', async (version) => {
    for (const target of [CALL, PAGE, '/trade/config']) {
      const { status, headers, body } = await send(`GET ${target} HTTP/${version}`)
      expect([target, status, headers.connection]).toEqual([target, 505, 'close'])
      expect(JSON.parse(body)).toEqual({ response_text: expect.any(String) as string })
    }
    expect(backend.calls).toEqual([])
    expect(errors(server.lines)).toEqual([])
  })

  test.each(['x', '', '/', 'a/b/c', 'text', ';', 'application/', 'application/json application/json', '\x80'])(
    'is refused with Content-Type: %j, without an error in the log',
    async (type) => {
      const targets = [CALL, CONSENT, DECLINE, PAGE, '/trade/config', '/trade/api/unknown', '/tld-info/unhash']
      const framings = [
        ['Content-Length: 3', 'abc'],
        ['Transfer-Encoding: chunked', '3\r\nabc\r\n0\r\n\r\n'],
      ] as const
      for (const target of targets) {
        for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
          for (const [framing, body] of framings) {
            const { status } = await send(`${method} ${target} HTTP/1.1`, [`Content-Type: ${type}`, framing], body)
            expect([method, target, Math.floor((status ?? 0) / 100)]).toEqual([method, target, 4])
          }
        }
      }
      expect(backend.calls).toEqual([])
      expect(errors(server.lines)).toEqual([])
    },
  )
})

const CHUNKED = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n'

const BROKEN: readonly (readonly [name: string, bytes: string])[] = [
  ['the status 999', 'HTTP/1.1 999 Odd\r\nContent-Length: 2\r\n\r\n{}'],
  ['the status 999 and an unfinished body', 'HTTP/1.1 999 Odd\r\nContent-Length: 20\r\n\r\n{}'],
  ['the status 600 without a body', 'HTTP/1.1 600 Odd\r\nContent-Length: 0\r\n\r\n'],
  ['the status 099', 'HTTP/1.1 099 Odd\r\nContent-Length: 0\r\n\r\n'],
  ['a status of four digits', 'HTTP/1.1 2000 OK\r\nContent-Length: 0\r\n\r\n'],
  ['a status of letters', 'HTTP/1.1 OK\r\nContent-Length: 0\r\n\r\n'],
  ['another protocol', 'HTTQ/1.1 200 OK\r\nContent-Length: 0\r\n\r\n'],
  ['another version', 'HTTP/3.7 200 OK\r\nContent-Length: 0\r\n\r\n'],
  ['no response', ''],
  ['a change of protocol', 'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'],
  ['half a head', 'HTTP/1.1 200 OK\r\nContent-Ty'],
  ['a header without a colon', 'HTTP/1.1 200 OK\r\nbroken\r\n\r\n'],
  ['a NUL in a header', 'HTTP/1.1 200 OK\r\nX: a\0b\r\nContent-Length: 0\r\n\r\n'],
  ['too many headers', `HTTP/1.1 200 OK\r\n${'X: y\r\n'.repeat(10_000)}Content-Length: 0\r\n\r\n`],
  ['a header that is too long', `HTTP/1.1 200 OK\r\nX: ${'y'.repeat(100_000)}\r\nContent-Length: 0\r\n\r\n`],
  ['a chunk without a size', `${CHUNKED}zz\r\n{}\r\n0\r\n\r\n`],
  ['a chunk of an impossible size', `${CHUNKED}fffffffffffffffff\r\n{}`],
  ['chunks that end before the first byte', CHUNKED],
  ['a body that ends before its first byte', 'HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n'],
  ['a body that is too short', 'HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{}'],
  ['two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}x'],
]

test.each(BROKEN)('responds with 502, and passes nothing on, when a backend sends %s', async (_, bytes) => {
  await using backend = await startBytes(() => bytes)
  for (const RATE_LIMIT of ['10', '0']) {
    await using server = await startServer({ API_ORIGIN: backend.origin, RATE_LIMIT })
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
      expect(answer.headers.x).toBeUndefined()
      expect(errors(server.lines)).toEqual([
        expect.objectContaining({ event: 'proxy failure', service: 'TRADE', reason: expect.any(String) as string }),
      ])
    }
    await expect.poll(() => server.metrics.text(), PATIENCE).toMatch(/^backend_calls 0$/m)
  }
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
    for (const status of [400, 404, 422, 500, 503]) {
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
    for (const status of [404, 500]) {
      const reply = { status, headers: { ...HEADERS, 'content-type': type }, body }
      for (const path of [ITEM, SYSTEM]) {
        await using visits = await startVisits({ [path]: reply })
        const { text, answers, headers } = await visits.open(LINK)
        expect(text + JSON.stringify(headers)).not.toContain('SECRET')
        const embedded = answers?.answers.filter((each) => each.read.includes(path)) ?? []
        for (const each of embedded) expect([each.status, JSON.parse(each.body)]).toEqual([status, passes])
        if (status === 404) expect(embedded).toHaveLength(1)
        expect(JSON.stringify(answers)).toContain(JSON_TYPE['content-type'])
      }
    }
  })
})
