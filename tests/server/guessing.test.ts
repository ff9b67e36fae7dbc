import http from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { findCall } from '#server/operations.ts'
import { type Call, startRecordingBackend } from './support/backends.ts'
import { send, type RequestOptions, responseText } from './support/http-client.ts'
import { startServerFor } from './support/servers.ts'
import { startRenderer } from './support/renderer.ts'

const LIMIT = 3
const CONSENT = '/consent/api/no-auth/identity_service/consent'
const INFO = '/trade/api/no-auth/transfer_in/info'
const DECLINE = '/trade/api/no-auth/transfer_in/decline'
const JSON_TYPE = { 'content-type': 'application/json' }
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const OTHER_IP = '127.0.0.2'

const isKeyedCall = ({ method, url }: Call): boolean =>
  (findCall(method, url.replace(/\?.*/, ''))?.operation?.keys.length ?? 0) > 0

/** Starts a backend. GOOD is accepted, other keys are refused in a compressed 200, and calls without a key get 404. */
const startKeyBackend = () =>
  startRecordingBackend((call, outgoing) => {
    const isKnown = `${call.url}${call.body}`.includes('GOOD') && !`${call.url}${call.body}`.includes('GUESS')
    if (!isKeyedCall(call)) return void outgoing.writeHead(404, JSON_TYPE).end('{}')
    if (isKnown) return void outgoing.writeHead(200, JSON_TYPE).end('{}')
    outgoing.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'br' })
    outgoing.end(brotliCompressSync('{"response_text":"Invalid key"}'))
  })

const startLimitedServer = () => startServerFor(startKeyBackend(), { RATE_LIMIT: String(LIMIT) })

const post = (path: string, body: string, headers: Record<string, string> = FORM): RequestOptions => ({
  method: 'POST',
  path,
  headers,
  body,
})

describe('no more guesses than the limit reach a backend', () => {
  test.each<[string, (key: string) => RequestOptions]>([
    ['in a path', (key) => ({ path: `${CONSENT}/${key}` })],
    ['in a query', (key) => ({ path: `${INFO}?key=${key}` })],
    ['with different domains', (key) => ({ path: `${INFO}?key=${key}&domain=${key}.example` })],
    ['by PUT', (key) => ({ method: 'PUT', path: `${CONSENT}/${key}` })],
    ['by form', (key) => post(DECLINE, `key=${key}`)],
    ['by hash', (key) => post('/tld-info/unhash', `hash=${key}`)],
    ['by JSON', (key) => post('/consent/api/no-auth/hermes/report/request', `{"access_key":"${key}"}`, JSON_TYPE)],
    ['with another method in a header', (key) => ({ path: `${CONSENT}/${key}`, headers: { 'x-http-method': 'POST' } })],
  ])('%s', async (_, requestFor) => {
    await using server = await startLimitedServer()
    for (let index = 0; index < 2 * LIMIT; index++) {
      const response = await send(server.port, requestFor(`GUESS-${index}`))
      expect(response.status).toBe(index < LIMIT ? 200 : 429)
    }
    expect(server.backend.calls).toHaveLength(LIMIT)
  })

  test('when the client disconnects before the response', async () => {
    let callCount = 0
    let closedCount = 0
    const silentBackend = startRecordingBackend((_, outgoing) => {
      callCount += 1
      outgoing.once('close', () => (closedCount += 1))
    })
    await using server = await startServerFor(silentBackend, { RATE_LIMIT: String(LIMIT) })
    for (let index = 0; index < 2 * LIMIT; index++) {
      const before = callCount
      let hasResponse = false
      const options = {
        host: '127.0.0.1',
        port: server.port,
        path: DECLINE,
        method: 'POST',
        headers: FORM,
        agent: false,
      }
      const request = http.request(options).on('error', () => {})
      request.on('response', () => (hasResponse = true)).end(`key=GUESS-${index}`)
      await expect.poll(() => hasResponse || callCount > before).toBe(true)
      request.destroy()
      await expect.poll(() => closedCount).toBe(callCount)
    }
    expect(callCount).toBe(LIMIT)
  })

  test.each<[string, (key: string) => string]>([
    ['through page loads', (key) => `/transfer/in/x.example/${key}`],
    ['through page loads with the key in the path of the call', (key) => `/consent/${key}`],
    ['through page loads with a hash', (key) => `/tld-info/${key}`],
    // The page repeats the read without the last character.
    ['through page loads with a key that an email program may have changed', (key) => `/transfer/in/x.example/${key}.`],
  ])('%s, counted together with calls', async (_, pathOf) => {
    await using backend = await startKeyBackend()
    await using server = await startRenderer({}, { API_ORIGIN: backend.origin, RATE_LIMIT: String(LIMIT) })
    for (let index = 0; index < LIMIT; index++) {
      await server.open(pathOf(`GUESS-${index}`))
      await send(server.port, { path: `${INFO}?key=GUESS-${index}` })
    }
    expect(backend.calls.filter(isKeyedCall).length).toBeLessThanOrEqual(LIMIT)
    expect((await server.open(pathOf('GUESS'))).status).toBe(429)
  })
})

const MULTIPART = { 'content-type': 'multipart/form-data; boundary=b' }
const part = (key: string): string => `--b\r\nContent-Disposition: form-data; name="key"\r\n\r\n${key}\r\n`

describe('a client IP that exceeded the limit', () => {
  test('reaches a backend only with a link that already worked for it, and with decisions on that link', async () => {
    await using server = await startLimitedServer()
    const status = async (request: RequestOptions) => (await send(server.port, request)).status
    const read = { path: `${INFO}?key=GOOD&domain=a.example` }
    const decision = post(DECLINE, 'key=GOOD')
    const consent = { path: `${CONSENT}/GOOD` }
    const put = { method: 'PUT', headers: JSON_TYPE }
    for (const request of [read, consent]) expect(await status(request)).toBe(200)
    for (const from of ['127.0.0.1', OTHER_IP])
      for (let index = 0; index <= LIMIT; index++) await status({ path: `${CONSENT}/GUESS-${index}`, from })

    for (const request of [read, decision, consent, { ...consent, method: 'PUT' }]) {
      expect(await status(request)).toBe(200)
      expect(await status({ ...request, from: OTHER_IP })).toBe(429)
    }
    server.backend.calls.length = 0
    for (const request of [
      { path: `${INFO}?key=GOOD&key=GUESS` },
      { path: `${CONSENT}/GUESS?access_key=GOOD&key=GOOD` },
      { ...put, path: `${CONSENT}/GUESS`, body: '{"access_key":"GOOD"}' },
      post(DECLINE, 'key=GOOD&key=GUESS'),
      post(DECLINE, 'key=GOOD&key[]=GUESS'),
      // Longer than what the server reads ahead.
      { ...put, path: `${CONSENT}/GOOD`, body: JSON.stringify({ x: 'x'.repeat(70_000), access_key: 'GUESS' }) },
      post('/registrant/api/no-auth/data_quality/upload', `${part('GOOD')}${part('GUESS')}--b--\r\n`, MULTIPART),
    ])
      expect([request, await status(request)]).toEqual([request, 429])
    expect(server.backend.calls).toEqual([])
    const response = await send(server.port, { path: `${CONSENT}/GUESS` })
    expect(responseText(response)).toMatch(/wait a minute/)
    expect(Number(response.headers['retry-after'])).toBeGreaterThanOrEqual(1)
    expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(60)
  })
})

test('calls without a key are not limited and do not count toward the limit', async () => {
  await using server = await startLimitedServer()
  const call = { path: '/trade/api/no-auth/reseller/branding_with_messaging_vars' }
  for (let index = 0; index < 2 * LIMIT; index++) expect((await send(server.port, call)).status).toBe(404)
  expect((await send(server.port, { path: `${CONSENT}/GUESS` })).status).toBe(200)
})
