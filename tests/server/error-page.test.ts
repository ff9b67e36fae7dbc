import http from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { refuseMalformed } from '#server/client-error.ts'
import { errorPage } from '#server/error-page.ts'
import type { LogLine } from '#server/log.ts'
import { Problem } from '#server/problems.ts'
import { listen, startRecordingBackend } from './support/backends.ts'
import { openConnection, send, responseText } from './support/http-client.ts'
import { exchange } from './support/raw-exchange.ts'
import { startServer, startServerFor } from './support/servers.ts'

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
const GERMAN = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'de-AT,en;q=0.7' }
const CALL = '/trade/api/no-auth/transfer_in/info?key=K'

const rawHead = (path: string, headers: Record<string, string>) =>
  `GET ${path} HTTP/1.1\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}`

describe('a refused request for a document gets a page in the language of the browser', () => {
  test.each([
    [400, 'badRequest', {}, 'Dieser Link ist unvollständig'],
    [413, { text: 'Too large.' }, {}, 'Diese Anfrage ist zu groß'],
    [421, 'wrongHost', {}, 'Unter dieser Adresse gibt es keine Seite'],
    [429, 'rateLimited', { 'retry-after': '42' }, 'Zu viele Versuche'],
    [503, 'busy', { 'retry-after': '2' }, 'Unser Dienst ist gerade überlastet'],
  ] as const)('%i', async (status, sentence, headers, heading) => {
    const pages = (): never => {
      throw new Problem(status, sentence, headers)
    }
    await using server = await startServer({}, { pages })
    const page = await send(server.port, { path: '/consent/KEY', headers: GERMAN })
    const text = page.body.toString()
    expect(page.status).toBe(status)
    expect(text).toContain(`<main><h1>${heading}</h1><p>`)
    expect(text).toContain('<html lang="de">')
    expect(page.headers).toMatchObject({
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringMatching(/^default-src 'none'.*style-src 'sha256-[\w+/=]+'$/),
    })
    if ('retry-after' in headers) expect(text).toContain(`Bitte warten Sie ${headers['retry-after']} Sekunden`)
    const call = await send(server.port, { path: '/consent/KEY', headers: { ...GERMAN, accept: 'application/json' } })
    expect([call.status, responseText(call)]).toEqual([status, expect.any(String)])
  })

  test('also for a host that is not allowed; ?lang= in the URL takes precedence', async () => {
    await using server = await startServer({ ALLOWED_HOSTS: 'pages.example' })
    const page = await send(server.port, { path: '/', headers: { ...GERMAN, host: 'other.example' } })
    expect([page.status, page.body.toString()]).toEqual([421, expect.stringContaining('<html lang="de">')])
    const call = await send(server.port, { path: CALL, headers: { ...GERMAN, host: 'other.example' } })
    expect([call.status, responseText(call)]).toEqual([421, expect.any(String)])
    const turkishPage = await send(server.port, { path: '/?lang=tr', headers: { ...GERMAN, cookie: 'language=nl' } })
    expect(turkishPage.body.toString()).toContain('<html lang="tr">')
  })
})

describe('a request that the parser refuses', () => {
  const cookies = `x=${'y'.repeat(20_000)}`

  test.each([
    ['has too many cookies', '/consent/KEY', { cookie: cookies }, 431, /Cookies/],
    ['has a URL that is too long', `/consent/${'y'.repeat(20_000)}`, {}, 414, /Adresse ist zu lang/],
    ['has a malformed header', '/consent/KEY', { 'bad name': 'x' }, 400, /Link ist unvollst/],
  ])('gets an HTML page or JSON, depending on Accept, when it %s', async (_, path, headers, status, text) => {
    await using server = await startServer({})
    const request = `${rawHead(path, { Host: 'pages.example', 'Accept-Language': 'de', Accept: 'text/html', ...headers })}\r\n`
    const response = await exchange(server.port, request)
    expect(response).toMatchObject({ status, body: expect.stringMatching(text) })
    expect(response.body).toContain('<html lang="de">')
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(response.body.length),
      'content-security-policy': expect.stringMatching(/^default-src 'none'/),
      'cache-control': 'no-store',
      connection: 'close',
    })
    const call = await exchange(server.port, request.replace('text/html', 'application/json'))
    expect([call.status, JSON.parse(call.body)]).toEqual([status, { response_text: 'This request is not valid.' }])
  })

  test('gets a page in English if its head began in an earlier packet', async () => {
    await using server = await startServer({})
    using connection = await openConnection(server.port)
    connection.send(rawHead('/', { Host: 'pages.example', 'Accept-Language': 'de', Accept: 'text/html' }))
    await delay(50)
    connection.send(`Cookie: ${cookies}\r\n\r\n`)
    await connection.closed
    expect(connection.received()).toMatch(/^HTTP\/1\.1 431 .*<html lang="en">.*Delete the cookies/s)
  })

  test('gets JSON if it is not HTTP, and is logged', async () => {
    await using server = await startServer({})
    const { status, headers, body } = await exchange(server.port, 'hello\r\n\r\n')
    expect([status, JSON.parse(body)]).toEqual([400, { response_text: 'This request is not valid.' }])
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      connection: 'close',
      'x-content-type-options': 'nosniff',
    })
    expect(server.lines).toEqual([{ event: 'malformed request', status: 400, code: 'HPE_INVALID_METHOD' }])
  })

  test('gets 408 if it does not arrive in time', async () => {
    const lines: LogLine[] = []
    const refuse = refuseMalformed(
      (line) => void lines.push(line),
      () => false,
    )
    const options = { headersTimeout: 1, connectionsCheckingInterval: 1 }
    await using server = await listen(http.createServer(options).on('clientError', refuse))
    // Bytes that arrive after the close would reset the connection and lose the response, so nothing is sent.
    const { status, body } = await exchange(server.port, '')
    expect([status, JSON.parse(body)]).toEqual([408, { response_text: 'This request is not valid.' }])
    expect(lines).toEqual([{ event: 'malformed request', status: 408, code: 'ERR_HTTP_REQUEST_TIMEOUT' }])
  })

  test('gets no response while an earlier request on its connection is pending', async () => {
    await using server = await startServerFor(startRecordingBackend(() => {}))
    using connection = await openConnection(server.port)
    connection.send(`GET ${CALL} HTTP/1.1\r\nHost: pages.example\r\n\r\n`)
    await expect.poll(() => server.backend.calls).toHaveLength(1)
    connection.send('hello\r\n\r\n')
    await connection.closed
    expect(connection.received()).toBe('')
  })
})

test.each(['en', 'de', 'es', 'fr', 'it', 'nl', 'pt-BR', 'tr'])(
  'every page in %s is valid HTML with one main element',
  async (language) => {
    for (const status of [400, 413, 414, 421, 429, 431, 500, 503]) {
      const { body = '' } = errorPage(status, { url: '/', headers: { 'accept-language': language } }, '2') ?? {}
      const { results } = await validator.validateString(body)
      expect(results.flatMap(({ messages }) => messages)).toEqual([])
      expect(body).toContain(`<html lang="${language}">`)
      expect(body.match(/<(?:main|h1)>/g)).toEqual(['<main>', '<h1>'])
      expect(body).not.toMatch(/\{wait\}|<script|(?:src|href)=/)
    }
  },
)
