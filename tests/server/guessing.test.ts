import http from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { findCall } from '#server/operations.ts'
import { type Call, startNotingBackend } from './support/backends.ts'
import { ask, type Question, responseText } from './support/http-client.ts'
import { PATIENCE } from './support/server-process.ts'
import { startServer } from './support/servers.ts'
import { startVisits } from './support/visits.ts'

const LIMIT = 3
const CONSENT = '/consent/api/no-auth/identity_service/consent'
const INFO = '/trade/api/no-auth/transfer_in/info'
const DECLINE = '/trade/api/no-auth/transfer_in/decline'
const JSON_TYPE = { 'content-type': 'application/json' }
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const OTHER_ADDRESS = '127.0.0.2'
const LONG = 'x'.repeat(70_000)

const isItemCall = ({ method, url }: Call): boolean =>
  (findCall(method, url.replace(/\?.*/, ''))?.operation?.keys.length ?? 0) > 0

/** A backend that knows every key with GOOD in it and no other, and refuses with the status 200, compressed. */
const startKnowing = () =>
  startNotingBackend((call, outgoing) => {
    const isKnown = `${call.url}${call.body}`.includes('GOOD') && !`${call.url}${call.body}`.includes('GUESS')
    if (!isItemCall(call)) return void outgoing.writeHead(404, JSON_TYPE).end('{}')
    if (isKnown) return void outgoing.writeHead(200, JSON_TYPE).end('{}')
    outgoing.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'br' })
    outgoing.end(brotliCompressSync('{"response_text":"Invalid key"}'))
  })

const start = (backend: { origin: string }) => startServer({ API_ORIGIN: backend.origin, RATE_LIMIT: String(LIMIT) })

const post = (path: string, body: string, headers: Record<string, string> = FORM): Question => ({
  method: 'POST',
  path,
  headers,
  body,
})

describe('of many guesses, no more than the limit reach a backend', () => {
  test.each<[string, (key: string) => Question]>([
    ['in a path', (key) => ({ path: `${CONSENT}/${key}` })],
    ['in a query', (key) => ({ path: `${INFO}?key=${key}` })],
    ['with another domain each', (key) => ({ path: `${INFO}?key=${key}&domain=${key}.example` })],
    ['by PUT', (key) => ({ method: 'PUT', path: `${CONSENT}/${key}` })],
    ['by form', (key) => post(DECLINE, `key=${key}`)],
    ['by hash', (key) => post('/tld-info/unhash', `hash=${key}`)],
    ['by JSON', (key) => post('/consent/api/no-auth/hermes/report/request', `{"access_key":"${key}"}`, JSON_TYPE)],
    ['with another method in a header', (key) => ({ path: `${CONSENT}/${key}`, headers: { 'x-http-method': 'POST' } })],
  ])('%s', async (_, questionOf) => {
    await using backend = await startKnowing()
    await using server = await start(backend)
    for (let index = 0; index < 2 * LIMIT; index++) {
      const answer = await ask(server.port, questionOf(`GUESS-${index}`))
      expect(answer.status).toBe(index < LIMIT ? 200 : 429)
    }
    expect(backend.calls).toHaveLength(LIMIT)
  })

  test('simultaneously', async () => {
    const { promise: mayRespond, resolve: respond } = Promise.withResolvers<void>()
    await using backend = await startNotingBackend(
      (_, outgoing) => void mayRespond.then(() => outgoing.writeHead(404).end()),
    )
    await using server = await start(backend)
    let refused = 0
    const pending = Array.from({ length: 100 }, async (_, index) => {
      const { status } = await ask(server.port, { path: `${INFO}?key=GUESS-${index}` })
      refused += status === 429 ? 1 : 0
    })
    await expect.poll(() => backend.calls.length + refused, PATIENCE).toBe(100)
    expect(backend.calls).toHaveLength(LIMIT)
    respond()
    await Promise.all(pending)
  })

  test('when the client waits for no response', async () => {
    let reached = 0
    let left = 0
    await using silent = await startNotingBackend((_, outgoing) => {
      reached += 1
      outgoing.once('close', () => (left += 1))
    })
    await using server = await start(silent)
    for (let index = 0; index < 2 * LIMIT; index++) {
      const before = reached
      let isAnswered = false
      const target = {
        host: '127.0.0.1',
        port: server.port,
        path: DECLINE,
        method: 'POST',
        headers: FORM,
        agent: false,
      }
      const request = http.request(target).on('error', () => {})
      request.on('response', () => (isAnswered = true)).end(`key=GUESS-${index}`)
      await expect.poll(() => isAnswered || reached > before, PATIENCE).toBe(true)
      request.destroy()
      await expect.poll(() => left, PATIENCE).toBe(reached)
    }
    expect(reached).toBe(LIMIT)
  })

  test.each<[string, (key: string) => string]>([
    ['by documents', (key) => `/transfer/in/x.example/${key}`],
    ['by documents with the key in the path of the call', (key) => `/consent/${key}`],
    ['by documents with a hash', (key) => `/tld-info/${key}`],
    // The page repeats the read without the last character.
    ['by documents with a key that a mail program may have changed', (key) => `/transfer/in/x.example/${key}.`],
  ])('%s and by calls together', async (_, pathOf) => {
    await using backend = await startKnowing()
    await using visits = await startVisits({}, { API_ORIGIN: backend.origin, RATE_LIMIT: String(LIMIT) })
    for (let index = 0; index < LIMIT; index++) {
      await visits.open(pathOf(`GUESS-${index}`))
      await ask(visits.port, { path: `${INFO}?key=GUESS-${index}` })
    }
    expect(backend.calls.filter(isItemCall).length).toBeLessThanOrEqual(LIMIT)
    expect((await visits.open(pathOf('GUESS'))).status).toBe(429)
  })

  test.each([
    '/transfer?domain=x.example&key=GUESS',
    '/registrant?verification_id=1&key=GUESS',
    '/home?access_key=GUESS',
  ])('by documents of an older form, none: %s', async (path) => {
    await using visits = await startVisits()
    expect(await visits.open(path)).toMatchObject({ status: 200, text: 'plain' })
    expect(visits.calls).toEqual([])
  })
})

const MULTIPART = { 'content-type': 'multipart/form-data; boundary=b' }
const part = (key: string): string => `--b\r\nContent-Disposition: form-data; name="key"\r\n\r\n${key}\r\n`

describe('an address that has used up its guesses', () => {
  test('still reaches backends with a good link and its decisions, but with nothing next to its key', async () => {
    await using backend = await startKnowing()
    await using server = await start(backend)
    const status = async (question: Question) => (await ask(server.port, question)).status
    const read = { path: `${INFO}?key=GOOD&domain=a.example` }
    const decision = post(DECLINE, 'key=GOOD')
    const consent = { path: `${CONSENT}/GOOD` }
    for (const question of [read, consent]) expect(await status(question)).toBe(200)
    for (const from of ['127.0.0.1', OTHER_ADDRESS])
      for (let index = 0; index <= LIMIT; index++) await status({ path: `${CONSENT}/GUESS-${index}`, from })

    for (const question of [read, decision, consent, { ...consent, method: 'PUT' }]) {
      expect(await status(question)).toBe(200)
      expect(await status({ ...question, from: OTHER_ADDRESS })).toBe(429)
    }
    backend.calls.length = 0
    for (const question of [
      { path: `${INFO}?key=GOOD&key=GUESS` },
      { path: `${CONSENT}/GUESS?access_key=GOOD&key=GOOD` },
      { method: 'PUT', path: `${CONSENT}/GUESS`, headers: JSON_TYPE, body: '{"access_key":"GOOD"}' },
      post(DECLINE, 'key=GOOD&key=GUESS'),
      post(DECLINE, 'key=GOOD&key[]=GUESS'),
      // Longer than what is read ahead.
      {
        method: 'PUT',
        path: `${CONSENT}/GOOD`,
        headers: JSON_TYPE,
        body: JSON.stringify({ x: LONG, access_key: 'GUESS' }),
      },
      post('/registrant/api/no-auth/data_quality/upload', `${part('GOOD')}${part('GUESS')}--b--\r\n`, MULTIPART),
    ])
      expect([question, await status(question)]).toEqual([question, 429])
    expect(backend.calls).toEqual([])
    const { headers, ...answer } = await ask(server.port, { path: `${CONSENT}/GUESS` })
    expect(responseText({ headers, ...answer })).toMatch(/wait a minute/)
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
  })

  test('is not limited in calls without a key, which never count', async () => {
    await using backend = await startKnowing()
    await using server = await start(backend)
    const keyless = { path: '/trade/api/no-auth/reseller/branding_with_messaging_vars' }
    for (let index = 0; index < 2 * LIMIT; index++) expect((await ask(server.port, keyless)).status).toBe(404)
    expect((await ask(server.port, { path: `${CONSENT}/GUESS` })).status).toBe(200)
  })
})
