import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { type Call, startRecordingBackend } from './support/backends.ts'
import { expectBackendHeaders, expectBrowserHeaders, FORGED, pairs, ENFORCED, UNSAFE } from './support/header-names.ts'
import { send, type RequestOptions } from './support/http-client.ts'
import { startServerFor } from './support/servers.ts'

const PATH = '/trade/api/no-auth/icann_trade/registrant/new/info'
const HOST = { host: 'pages.example' }
type Fields = Record<string, string | string[]>

let respondWith: (call: Call) => { status?: number; headers?: Fields } = () => ({})
const backend = startRecordingBackend((call, outgoing) => {
  const { status = 200, headers = {} } = respondWith(call)
  outgoing.writeHead(status, headers).end('{}')
})
const server = await startServerFor(backend, {
  API_USERNAME: 'service',
  API_PASSWORD: 'password',
  ALLOWED_HOSTS: 'pages.example,Other.Example',
  RATE_LIMIT: '0',
})
const { calls } = server.backend
afterAll(() => server[Symbol.asyncDispose]())

/** Returns the headers that reach the backend when a browser sends the given headers. */
async function toBackend(headers: Fields, request: Partial<RequestOptions> = {}): Promise<[string, string][]> {
  calls.length = 0
  respondWith = () => ({})
  await send(server.port, { path: PATH, ...request, headers: { ...HOST, ...headers } })
  expect(calls).toHaveLength(1)
  return pairs(calls[0]?.rawHeaders ?? [])
}

/** Returns the headers that reach the browser when the backend sends the given headers. */
async function toBrowser(headers: Fields, status = 200): Promise<[string, string][]> {
  respondWith = () => ({ status, headers })
  return pairs((await send(server.port, { path: PATH, headers: HOST })).rawHeaders)
}

const SPELLINGS: readonly (readonly [string, (name: string) => string])[] = [
  ['unchanged', (name) => name],
  // CGI and some proxies do not distinguish `-` and `_`.
  ['with underscores', (name) => name.replaceAll('-', '_')],
]

const toFields = (names: readonly string[], value: string | string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, value]))

const NAMES = fc.uniqueArray(fc.stringMatching(/^[a-z][a-z0-9_-]{1,24}$/), { minLength: 20, maxLength: 20 })
/** Names that Node sets itself or does not allow a test to send. */
const RESERVED = /^(host|connection|content-length|transfer-encoding|upgrade|expect|te|trailer|date|keep-alive|cookie)$/
const randomHeaders = (): Fields[] =>
  fc.sample(NAMES, { numRuns: 10, seed: 20261122 }).map((names) =>
    toFields(
      names.filter((name) => !RESERVED.test(name)),
      'evil',
    ),
  )

describe('a backend receives', () => {
  test.each(SPELLINGS)('none of the forged values (names %s)', async (_, spell) => {
    expectBackendHeaders(await toBackend(toFields(FORGED.map(spell), 'evil')))
    expectBackendHeaders(await toBackend(toFields(FORGED.map(spell), ['evil', 'evil.example'])))
  })

  test('only headers on the allowlist', async () => {
    for (const headers of randomHeaders()) expectBackendHeaders(await toBackend(headers))
  })

  test('the headers of the contracts', async () => {
    const headers = {
      accept: 'application/json;q=0.9, */*',
      'accept-language': 'de-CH, fr;q=0.5',
      'x-xsrf-token': 'a%2Bb==',
      cookie: 'XSRF-TOKEN=a%2Bb==',
      'x-reseller-realm': 'Ã¤é',
      'x-brand-system-name': 'opensrs',
      'x-text-version': 'transfer 2026-11-26; sha256=ab',
      'x-text-language': 'pt-BR',
    }
    expect(Object.fromEntries(await toBackend(headers))).toMatchObject(headers)
  })

  test('the type of the body', async () => {
    const type = 'multipart/form-data; boundary="b c"'
    const path = '/registrant/api/no-auth/data_quality/upload'
    const fields = await toBackend({ 'content-type': type }, { method: 'POST', path, body: '--b c--' })
    expect(fields).toContainEqual(['content-type', type])
    expect(calls[0]?.body).toBe('--b c--')
  })

  test('the IP of the client, and our credentials', async () => {
    const fields = Object.fromEntries(await toBackend({ 'x-forwarded-for': 'evil', 'x-forwarded-proto': 'evil' }))
    expect(fields).toMatchObject({
      host: new URL(server.backend.origin).host,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    })
    expect(fields['authorization']).toBe(`Basic ${Buffer.from('service:password').toString('base64')}`)
    expect(fields['x-request-id']).toMatch(/^[\w-]{8,}$/)
  })
})

test('the request host, or an allowed X-Forwarded-Host, selects the brand', async () => {
  const hostFor = async (headers: Fields) => Object.fromEntries(await toBackend(headers))['x-forwarded-host']
  expect(await hostFor({ host: 'PAGES.example:8443' })).toBe('pages.example')
  expect(await hostFor({ 'x-forwarded-host': 'other.example' })).toBe('other.example')
  expect(await hostFor({ 'x-forwarded-host': ['pages.example', 'evil.example'] })).toBe('pages.example')
})

test('every path returns 421 for a host that is not allowed', async () => {
  calls.length = 0
  for (const path of [PATH, '/', '/assets/app-abc123.js', '/trade/config'])
    expect((await send(server.port, { path, headers: { host: 'evil-pages.example' } })).status).toBe(421)
  expect(calls).toEqual([])
})

describe('a browser receives', () => {
  test.each(SPELLINGS)('no unsafe header from a backend (names %s)', async (_, spell) => {
    expectBrowserHeaders(await toBrowser(toFields(UNSAFE.map(spell), 'evil')))
    expectBrowserHeaders(await toBrowser(toFields(UNSAFE.map(spell), ['evil', 'evil.example']), 404))
  })

  test.each(SPELLINGS)('only our values of the enforced headers (names %s)', async (_, spell) => {
    const { 'x-request-id': __, date: ___, ...usualHeaders } = Object.fromEntries(await toBrowser({}))
    const fields = await toBrowser(toFields(ENFORCED.map(spell), ['evil', 'public, max-age=60']))
    expectBrowserHeaders(fields)
    expect(Object.fromEntries(fields)).toMatchObject({ ...usualHeaders, 'x-request-id': expect.stringMatching(/./) })
  })

  test('only headers on the allowlist', async () => {
    for (const headers of randomHeaders()) expectBrowserHeaders(await toBrowser(headers))
  })

  test.each([301, 307])('no Location with %i', async (status) => {
    const names = (await toBrowser({ location: '/consent/KEY' }, status)).map(([name]) => name)
    expect(names).not.toContain('location')
  })

  test('the headers that describe the response', async () => {
    const headers = {
      'content-type': 'text/csv; charset=iso-8859-1',
      'content-disposition': 'attachment; filename="ä.csv"; filename*=UTF-8\'\'%C3%A4.csv',
      date: 'Sat, 21 Nov 2020 10:00:00 GMT',
      'content-language': 'de',
      allow: 'GET',
      'x-contract-violation': 'none',
      'retry-after': '17',
      'server-timing': 'db;dur=53',
    }
    expect(Object.fromEntries(await toBrowser(headers))).toMatchObject(headers)
  })

  test('each cookie in a separate header', async () => {
    const cookies = ['XSRF-TOKEN=a%2Bb; Path=/; Expires=Wed, 21 Oct 2026 07:28:00 GMT', 'XSRF-TOKEN=c; Path=/trade']
    const fields = await toBrowser({ 'set-cookie': cookies })
    expect(fields.filter(([name]) => name === 'set-cookie').map(([, value]) => value)).toEqual(cookies)
  })
})
