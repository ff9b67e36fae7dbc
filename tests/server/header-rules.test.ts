import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Call, startNotingBackend } from './support/backends.ts'
import {
  expectNothingForged,
  expectNothingPresumed,
  FORGED,
  pairs,
  POLICIES,
  PRESUMPTUOUS,
} from './support/header-names.ts'
import { ask, type Question } from './support/http-client.ts'
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
async function passedBack(headers: Fields, status = 200): Promise<[string, string][]> {
  answerWith = () => ({ status, headers })
  return pairs((await ask(server.port, { path: PATH, headers: HOST })).rawHeaders)
}

const SPELLINGS: readonly (readonly [string, (name: string) => string])[] = [
  ['as they are', (name) => name],
  // Gateways and CGI take `-` and `_` for the same.
  ['with underscores', (name) => name.replaceAll('-', '_')],
]

const allOf = (names: readonly string[], value: string | string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, value]))

const NAMES = fc.uniqueArray(fc.stringMatching(/^[a-z][a-z0-9_-]{1,24}$/), { minLength: 20, maxLength: 20 })
/** Node writes these itself, or refuses them in a test's request. */
const NOT_OURS = /^(host|connection|content-length|transfer-encoding|upgrade|expect|te|trailer|date|keep-alive|cookie)$/
const randomHeaders = (): Fields[] =>
  fc.sample(NAMES, { numRuns: 10, seed: 20261122 }).map((names) =>
    allOf(
      names.filter((name) => !NOT_OURS.test(name)),
      'evil',
    ),
  )

describe('to a backend passes', () => {
  test.each(SPELLINGS)('no header that speaks for another, with names %s', async (_, spell) => {
    expectNothingForged(await passedOn(allOf(FORGED.map(spell), 'evil')))
    expectNothingForged(await passedOn(allOf(FORGED.map(spell), ['evil', 'evil.example'])))
  })

  test('no header that is not on the list', async () => {
    for (const headers of randomHeaders()) expectNothingForged(await passedOn(headers))
  })

  test('what the contracts and the specification name', async () => {
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
    expect(Object.fromEntries(await passedOn(headers))).toMatchObject(headers)
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

test('the brand is chosen by the host that was asked, or by an allowed one that the pages name', async () => {
  const hostFor = async (headers: Fields) => Object.fromEntries(await passedOn(headers))['x-forwarded-host']
  expect(await hostFor({ host: 'PAGES.example:8443' })).toBe('pages.example')
  expect(await hostFor({ 'x-forwarded-host': 'other.example' })).toBe('other.example')
  expect(await hostFor({ 'x-forwarded-host': ['pages.example', 'evil.example'] })).toBe('pages.example')
})

test('another host is 421, whatever the address', async () => {
  backend.calls.length = 0
  for (const path of [PATH, '/', '/assets/app-abc123.js', '/trade/config'])
    expect((await ask(server.port, { path, headers: { host: 'evil-pages.example' } })).status).toBe(421)
  expect(backend.calls).toEqual([])
})

describe('to a browser passes', () => {
  test.each(SPELLINGS)('no header that speaks for these pages, with names %s', async (_, spell) => {
    expectNothingPresumed(await passedBack(allOf(PRESUMPTUOUS.map(spell), 'evil')))
    expectNothingPresumed(await passedBack(allOf(PRESUMPTUOUS.map(spell), ['evil', 'evil.example']), 404))
  })

  test.each(SPELLINGS)('our policies alone, where the backend sends them %s', async (_, spell) => {
    const { 'x-request-id': __, date: ___, ...usual } = Object.fromEntries(await passedBack({}))
    const fields = await passedBack(allOf(POLICIES.map(spell), ['evil', 'public, max-age=60']))
    expectNothingPresumed(fields)
    expect(Object.fromEntries(fields)).toMatchObject({ ...usual, 'x-request-id': expect.stringMatching(/./) })
  })

  test('no header that is not on the list', async () => {
    for (const headers of randomHeaders()) expectNothingPresumed(await passedBack(headers))
  })

  test.each([301, 307])('no Location with %i', async (status) => {
    const names = (await passedBack({ location: '/consent/KEY' }, status)).map(([name]) => name)
    expect(names).not.toContain('location')
  })

  test('what describes the response', async () => {
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
    expect(Object.fromEntries(await passedBack(headers))).toMatchObject(headers)
  })

  test('each cookie in a line of its own', async () => {
    const cookies = ['XSRF-TOKEN=a%2Bb; Path=/; Expires=Wed, 21 Oct 2026 07:28:00 GMT', 'XSRF-TOKEN=c; Path=/trade']
    const fields = await passedBack({ 'set-cookie': cookies })
    expect(fields.filter(([name]) => name === 'set-cookie').map(([, value]) => value)).toEqual(cookies)
  })
})
