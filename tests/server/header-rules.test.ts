import fc from 'fast-check'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Call, startNotingBackend } from './support/backends.ts'
import { FORGED, pairs, POLICIES, PRESUMPTUOUS, SPELLINGS, TO_BACKEND, TO_BROWSER } from './support/header-names.ts'
import { type Answer, ask, type Question } from './support/http-client.ts'
import { startServer } from './support/server-process.ts'

const PATH = '/trade/api/no-auth/icann_trade/registrant/new/info'
const HOST = { host: 'pages.example' }
/** Node adds a `Connection` and a `Date` of its own when it writes; nothing else may be added to these. */
type Fields = Record<string, string | string[]>

let backend: Awaited<ReturnType<typeof startNotingBackend>>
let server: Awaited<ReturnType<typeof startServer>>
let answerWith: (call: Call) => { status?: number; headers?: Fields; body?: string | Buffer } = () => ({})
beforeAll(async () => {
  backend = await startNotingBackend((call, outgoing) => {
    const { status = 200, headers = {}, body = '{}' } = answerWith(call)
    outgoing.writeHead(status, headers).end(body)
  })
  server = await startServer({
    API_ORIGIN: backend.origin,
    API_USERNAME: 'service',
    API_PASSWORD: 'password',
    ALLOWED_HOSTS: 'pages.example,Other.Example',
    RATE_LIMIT: '0',
  })
})
afterAll(async () => {
  await server?.[Symbol.asyncDispose]()
  await backend?.[Symbol.asyncDispose]()
})

/** Asks with these headers and gives those that reached the backend. */
async function passedOn(headers: Fields, question: Partial<Question> = {}): Promise<[string, string][]> {
  backend.calls.length = 0
  answerWith = () => ({})
  await ask(server.port, { path: PATH, ...question, headers: { ...HOST, ...headers } })
  expect(backend.calls).toHaveLength(1)
  return pairs(backend.calls[0]?.rawHeaders ?? [])
}

/** Returns the headers that reach the browser when a backend answers with these. */
async function passedBack(headers: Fields, status = 200): Promise<Answer> {
  answerWith = () => ({ status, headers })
  return ask(server.port, { path: PATH, headers: HOST })
}

const namesOf = (fields: readonly [string, string][]): string[] => fields.map(([name]) => name)

function expectNothingForged(fields: readonly [string, string][]): void {
  expect(namesOf(fields).filter((name) => !TO_BACKEND.has(name))).toEqual([])
  expect(fields.filter(([, value]) => /evil/i.test(value))).toEqual([])
  expect(new Set(namesOf(fields)).size).toBe(fields.length)
}

function expectNothingPresumed({ rawHeaders }: Answer): void {
  const fields = pairs(rawHeaders)
  expect(namesOf(fields).filter((name) => !TO_BROWSER.has(name))).toEqual([])
  expect(fields.filter(([, value]) => /evil/i.test(value))).toEqual([])
  const once = namesOf(fields).filter((name) => name !== 'set-cookie')
  expect(new Set(once).size).toBe(once.length)
}

const NAMES = fc.uniqueArray(fc.stringMatching(/^[a-z][a-z0-9_-]{1,24}$/), { minLength: 20, maxLength: 20 })
/** Node speaks these itself, or refuses them in a test's mouth. */
const NOT_OURS = /^(host|connection|content-length|transfer-encoding|upgrade|expect|te|trailer|date|keep-alive|cookie)$/
const randomHeaders = (): Fields[] =>
  fc
    .sample(NAMES, { numRuns: 10, seed: 20261122 })
    .map((names) => Object.fromEntries(names.filter((name) => !NOT_OURS.test(name)).map((name) => [name, 'evil'])))

describe('to a backend passes', () => {
  test.each(FORGED)('never %s', async (name) => {
    for (const spell of SPELLINGS) {
      expectNothingForged(await passedOn({ [spell(name)]: 'evil' }))
      expectNothingForged(await passedOn({ [spell(name)]: ['evil', 'evil.example'] }))
    }
  })

  test('no header that is not on the list', async () => {
    for (const headers of randomHeaders()) expectNothingForged(await passedOn(headers))
  })

  test.each<[string, string]>([
    ['accept', 'application/json;q=0.9, */*'],
    ['accept-language', 'de-CH, fr;q=0.5'],
    ['x-xsrf-token', 'a%2Bb=='],
    ['cookie', 'XSRF-TOKEN=a%2Bb=='],
    ['x-reseller-realm', 'Ã¤é'],
    ['x-brand-system-name', 'opensrs'],
    ['x-text-version', 'transfer 2026-11-26; sha256=ab'],
    ['x-text-language', 'pt-BR'],
  ])('%s', async (name, value) => {
    expect(await passedOn({ [name]: value })).toContainEqual([name, value])
  })

  test('the type of a body', async () => {
    const type = 'multipart/form-data; boundary="b c"'
    const path = '/registrant/api/no-auth/data_quality/upload'
    const fields = await passedOn({ 'content-type': type }, { method: 'POST', path, body: '--b c--' })
    expect(fields).toContainEqual(['content-type', type])
    expect(backend.calls[0]?.body).toBe('--b c--')
  })

  test('who asks, in our own words', async () => {
    const fields = Object.fromEntries(await passedOn({ 'x-forwarded-for': 'evil', 'x-forwarded-proto': 'evil' }))
    expect(fields).toMatchObject({
      host: new URL(backend.origin).host,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    })
    expect(fields['authorization']).toBe(`Basic ${Buffer.from('service:password').toString('base64')}`)
    expect(fields['x-request-id']).toMatch(/^[\w-]{8,}$/)
  })
})

describe('the host that a brand is chosen by', () => {
  test.each<[string, Fields, string]>([
    ['is the one that was asked', { host: 'pages.example' }, 'pages.example'],
    ['may have a port', { host: 'pages.example:8443' }, 'pages.example'],
    ['may be in capitals', { host: 'OTHER.example' }, 'other.example'],
    ['is the one that the pages name', { ...HOST, 'x-forwarded-host': 'other.example' }, 'other.example'],
  ])('%s', async (_, headers, expected) => {
    const fields = Object.fromEntries(await passedOn(headers))
    expect(fields['x-forwarded-host']?.toLowerCase().replace(/:\d+$/, '')).toBe(expected)
  })

  test.each(['evil.example', 'evil-pages.example'])('is never %s, which gets an error', async (host) => {
    for (const path of [PATH, '/', '/assets/app-abc123.js', '/trade/config']) {
      backend.calls.length = 0
      expect((await ask(server.port, { path, headers: { host } })).status).toBe(421)
      expect(backend.calls).toEqual([])
    }
  })

  test.each<[string, Fields]>([
    ['names', { 'x-forwarded-host': 'evil.example' }],
    ['names among others', { 'x-forwarded-host': 'pages.example, evil.example' }],
    ['names first', { 'x-forwarded-host': 'evil.example, pages.example' }],
    ['names twice', { 'x-forwarded-host': ['pages.example', 'evil.example'] }],
    ['names with a port', { 'x-forwarded-host': 'evil.example:80' }],
    ['names as a user', { 'x-forwarded-host': 'pages.example@evil.example' }],
  ])('is never a foreign one that a browser %s', async (_, headers) => {
    backend.calls.length = 0
    await ask(server.port, { path: PATH, headers: { ...HOST, ...headers } })
    expect(JSON.stringify(backend.calls)).not.toContain('evil')
  })
})

describe('to a browser passes', () => {
  test.each(PRESUMPTUOUS)('never %s', async (name) => {
    for (const spell of SPELLINGS) {
      expectNothingPresumed(await passedBack({ [spell(name)]: 'evil' }))
      expectNothingPresumed(await passedBack({ [spell(name)]: ['evil', 'evil.example'] }, 404))
    }
  })

  test.each(POLICIES)('our %s alone', async (name) => {
    const usual = await passedBack({})
    for (const spell of SPELLINGS) {
      const answer = await passedBack({ [spell(name)]: ['evil', 'public, max-age=60'] })
      expectNothingPresumed(answer)
      const key = name.toLowerCase()
      if (key !== 'x-request-id') expect(answer.headers[key]).toBe(usual.headers[key])
      expect(answer.headers[key]).toBeTruthy()
    }
  })

  test('no header that is not on the list', async () => {
    for (const headers of randomHeaders()) expectNothingPresumed(await passedBack(headers))
  })

  test.each([301, 302, 303, 307, 308])('no Location with %i', async (status) => {
    for (const location of ['https://evil.example/', '//evil.example', '/consent/KEY', 'javascript:evil()']) {
      const { headers } = await passedBack({ location }, status)
      expect(headers.location).toBeUndefined()
    }
  })

  test.each<[string, string]>([
    ['content-type', 'text/csv; charset=iso-8859-1'],
    ['content-disposition', 'attachment; filename="ä.csv"; filename*=UTF-8\'\'%C3%A4.csv'],
    ['date', 'Sat, 21 Nov 2020 10:00:00 GMT'],
    ['content-language', 'de'],
    ['allow', 'GET'],
    ['x-contract-violation', 'none'],
    ['retry-after', '17'],
    ['server-timing', 'db;dur=53'],
  ])('%s', async (name, value) => {
    expect((await passedBack({ [name]: value })).headers[name]).toBe(value)
  })

  test('each cookie in a line of its own', async () => {
    const cookies = ['XSRF-TOKEN=a%2Bb; Path=/; Expires=Wed, 21 Oct 2026 07:28:00 GMT', 'XSRF-TOKEN=c; Path=/trade']
    expect((await passedBack({ 'set-cookie': cookies })).headers['set-cookie']).toEqual(cookies)
  })

  test('a body as it is encoded', async () => {
    const body = gzipSync('x'.repeat(10_000))
    answerWith = () => ({ headers: { 'content-encoding': 'gzip', 'content-length': String(body.length) }, body })
    const answer = await ask(server.port, { path: PATH, headers: { ...HOST, 'accept-encoding': 'gzip' } })
    expect(answer.headers['content-encoding']).toBe('gzip')
    expect(answer.body.equals(body)).toBe(true)
  })
})

describe('responses', () => {
  const CALL = '/consent/api/no-auth/identity_service/consent/KEY'
  test('have Strict-Transport-Security when they went through https at a trusted gateway', async () => {
    await using trusting = await startServer({ API_ORIGIN: backend.origin, TRUST_PROXY: '1' })
    const headers = { ...HOST, 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.1' }
    for (const path of ['/', CALL]) {
      const answer = await ask(trusting.port, { path, headers })
      expect(answer.headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
    }
  })
})
