import type { ServerResponse } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { findCall } from '#server/operations.ts'
import { createMemoryStore } from '#server/rate-limit-store.ts'
import { createRateLimit } from '#server/rate-limit.ts'
import { startNotingBackend, type Call } from './support/backends.ts'
import { answerByKey, askAll, expectWait, FORM, LIMIT } from './support/guesses.ts'
import { ask, type Answer, type Question } from './support/http-client.ts'
import { PATIENCE } from './support/server-process.ts'
import { startServer } from './support/servers.ts'
import { startVisits } from './support/visits.ts'

const GUESSES = process.env.FULL ? 1000 : 60

const INFO = '/trade/api/no-auth/transfer_in/info'
const CONSENT = '/consent/api/no-auth/identity_service/consent'
const JSON_TYPE = { 'content-type': 'application/json' }

const REFUSAL = '{"response_text":"Invalid key"}'
const UNKNOWN = { body: REFUSAL, headers: { ...JSON_TYPE, 'content-encoding': 'x-unknown' } }
const BROTLI = { body: brotliCompressSync(REFUSAL), headers: { ...JSON_TYPE, 'content-encoding': 'br' } }

/** How a backend writes a refusal with the status 200. */
type Refusal = { body: Buffer | string; headers: Record<string, string>; isChunked?: boolean }

const isItemCall = ({ method, url }: Call): boolean =>
  (findCall(method, url.replace(/\?.*/, ''))?.operation?.keys.length ?? 0) > 0

/** A backend that refuses every key with the status 200, and a server in front of it. */
async function startRefusing({ body, headers, isChunked }: Refusal) {
  const refuse = (_: Call, outgoing: ServerResponse): void => {
    const length = isChunked ? {} : { 'content-length': Buffer.byteLength(body) }
    outgoing.writeHead(200, { ...headers, ...length })
    outgoing.write(body)
    outgoing.end()
  }
  const backend = await startNotingBackend((call, outgoing) =>
    isItemCall(call) ? refuse(call, outgoing) : outgoing.writeHead(404, JSON_TYPE).end('{}'),
  )
  const server = await startServer({ API_ORIGIN: backend.origin, RATE_LIMIT: String(LIMIT) })
  return {
    port: server.port,
    origin: backend.origin,
    itemCalls: () => backend.calls.filter(isItemCall).length,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await backend[Symbol.asyncDispose]()
    },
  }
}

function expectLimited(answers: readonly Answer[], itemCalls: number): void {
  expect(itemCalls).toBeLessThanOrEqual(LIMIT)
  for (const answer of answers.slice(LIMIT)) expectWait(answer)
}

const guesses = (questionOf: (index: number) => Question): Question[] =>
  Array.from({ length: GUESSES }, (_, index) => questionOf(index))

describe('a refusal with the status 200', () => {
  test.each<[string, Refusal]>([
    ['br, in chunks', { ...BROTLI, isChunked: true }],
    ['an unknown encoding', UNKNOWN],
    ['the type text/html', { body: REFUSAL, headers: { 'content-type': 'text/html; charset=utf-8' } }],
  ])('counts when it has %s', async (_, refusal) => {
    await using refusing = await startRefusing(refusal)
    const answers = await askAll(
      refusing.port,
      guesses((index) => ({ path: `${INFO}?key=GUESS-${index}` })),
    )
    expectLimited(answers, refusing.itemCalls())
    expect(answers.slice(0, LIMIT).map(({ status }) => status)).toEqual(Array<number>(LIMIT).fill(200))
  })
})

describe('guesses over the limit', () => {
  test.each<[string, (index: number) => Question]>([
    [
      'by forms',
      (index) => ({ method: 'POST', path: INFO.replace('info', 'decline'), headers: FORM, body: `key=GUESS-${index}` }),
    ],
    [
      'by hashes',
      (index) => ({ method: 'POST', path: '/tld-info/unhash', headers: FORM, body: `hash=GUESS-${index}` }),
    ],
    [
      'by JSON',
      (index) => ({
        method: 'POST',
        path: '/consent/api/no-auth/hermes/report/request',
        headers: JSON_TYPE,
        body: `{"access_key":"GUESS-${index}"}`,
      }),
    ],
    ['in the path', (index) => ({ path: `${CONSENT}/GUESS-${index}` })],
    ['with a domain of its own each', (index) => ({ path: `${INFO}?key=GUESS-${index}&domain=d${index}.example` })],
  ])('reach no backend %s', async (_, questionOf) => {
    await using refusing = await startRefusing(BROTLI)
    expectLimited(await askAll(refusing.port, guesses(questionOf)), refusing.itemCalls())
  })

  /** Paths that some backends take for the same endpoint, with a key each. */
  const SPELLINGS: readonly ((key: string) => string)[] = [
    (key) => `${INFO}?key=${key}`,
    (key) => `${INFO}?%6bey=${key}`,
    (key) => `${INFO}?KEY=${key}`,
    (key) => `${INFO}?key[]=${key}`,
    (key) => `${INFO}?key=${key}&key=x`,
    (key) => `${INFO}/?key=${key}`,
    (key) => `${INFO};x=1?key=${key}`,
    (key) => `${INFO.replace('transfer_in', 'Transfer_In')}?key=${key}`,
    (key) => `${INFO.replace('transfer_in', '%74ransfer_in')}?key=${key}`,
    (key) => `${INFO.replace('/transfer_in', '//transfer_in')}?key=${key}`,
    (key) => `${INFO.replace('no-auth', 'no-auth/./x/..')}?key=${key}`,
    (key) => `${CONSENT}/${key}`,
    (key) => `${CONSENT}/${key.toLowerCase()}`,
    (key) => `${CONSENT}/${key.replace('G', '%47')}`,
    (key) => `${CONSENT}/${key}?access_key=x`,
    (key) => `${CONSENT}%2f${key}`,
  ]

  test('reach no backend by many spellings of an endpoint', async () => {
    await using refusing = await startRefusing(BROTLI)
    const answers = await askAll(
      refusing.port,
      Array.from({ length: Math.max(GUESSES, 6 * SPELLINGS.length) }, (_, index) => ({
        path: SPELLINGS[index % SPELLINGS.length]?.(`GUESS-${index}`) ?? '',
      })),
    )
    expect(refusing.itemCalls()).toBe(LIMIT)
    expect(new Set(answers.slice(2 * SPELLINGS.length).map(({ status }) => status))).toEqual(new Set([404, 429]))
  })

  test('reach no backend by 300 simultaneous calls', async () => {
    const { promise: mayRespond, resolve: respond } = Promise.withResolvers<void>()
    await using backend = await startNotingBackend(
      (_, outgoing) => void mayRespond.then(() => outgoing.writeHead(200, BROTLI.headers).end(BROTLI.body)),
    )
    await using server = await startServer({ API_ORIGIN: backend.origin, RATE_LIMIT: String(LIMIT) })
    let refused = 0
    const pending = Array.from({ length: 300 }, async (_, index) => {
      const answer = await ask(server.port, { path: `${INFO}?key=GUESS-${index}` })
      if (answer.status === 429) refused += 1
      return answer
    })
    await expect.poll(() => backend.calls.length + refused, PATIENCE).toBe(300)
    expect(backend.calls).toHaveLength(LIMIT)
    respond()
    for (const answer of await Promise.all(pending)) if (answer.status !== 200) expectWait(answer)
    // The responses were refusals: none of the attempts is given back.
    expectWait(await ask(server.port, { path: `${INFO}?key=GUESS` }))
  })

  const DOCUMENTS: readonly [string, (key: string) => string][] = [
    ['by documents', (key) => `/transfer/in/x.example/${key}`],
    ['by documents with the key in the path of the call', (key) => `/consent/${key}`],
    ['by documents with a hash', (key) => `/tld-info/${key}`],
    // The page repeats the read without the last character.
    ['by documents with a key that a mail program may have changed', (key) => `/transfer/in/x.example/${key}.`],
  ]

  test.each(DOCUMENTS)('reach no backend %s', async (_, pathOf) => {
    await using refusing = await startRefusing(BROTLI)
    await using visits = await startVisits({}, { API_ORIGIN: refusing.origin, RATE_LIMIT: String(LIMIT) })
    const statuses: number[] = []
    for (let index = 0; index < GUESSES; index++) statuses.push((await visits.open(pathOf(`GUESS-${index}`))).status)
    expect(refusing.itemCalls()).toBeLessThanOrEqual(LIMIT)
    expect(new Set(statuses.slice(LIMIT))).toEqual(new Set([429]))
  })

  test('reach no backend by documents and calls together', async () => {
    await using refusing = await startRefusing(BROTLI)
    await using visits = await startVisits({}, { API_ORIGIN: refusing.origin, RATE_LIMIT: String(LIMIT) })
    for (let index = 0; index < GUESSES; index++) {
      if (index % 2 === 0) await visits.open(`/transfer/in/x.example/GUESS-${index}`)
      else await ask(visits.port, { path: `${INFO}?key=GUESS-${index}` })
    }
    expect(refusing.itemCalls()).toBe(LIMIT)
  })

  test.each([
    '/transfer?domain=x.example&key=GUESS',
    '/transfer?domain=x.example&unique_id=GUESS',
    '/transfer-out?domain=x.example&rid=GUESS',
    '/registrant?verification_id=1&key=GUESS&reseller_id=r',
    '/?key=GUESS',
    '/home?access_key=GUESS',
  ])('reach no backend by documents of the old form %s', async (path) => {
    await using visits = await startVisits({ '/': { status: 404 } }, { RATE_LIMIT: String(LIMIT) })
    for (let index = 0; index < GUESSES; index++) {
      const { status, text } = await visits.open(`${path}-${index}`)
      expect([status, text]).toEqual([200, 'plain'])
    }
    expect(visits.calls).toEqual([])
  })
})

describe('a good link', () => {
  afterEach(() => void vi.useRealTimers())

  const VARIATIONS = process.env.FULL ? 50_000 : 2000
  const HOST_OTHER = '127.0.9.9'
  const status = async (port: number, path: string, from?: string): Promise<number> =>
    (await ask(port, { path, ...(from !== undefined && { from }) })).status

  const spell = (index: number): string =>
    [
      `${INFO}?key=GOOD&domain=d${index}.example`,
      `${INFO}?key=GOOD&utm_source=${index}`,
      `${INFO}?domain=GOOD${index}&key=GOOD&lang=de&x[]=${index}`,
      `${INFO}?${index}&key=GOOD&KEY=${index}`,
    ][index % 4] ?? ''

  test('is stored once, however its other parameters vary', async () => {
    // However long this takes, it is the same minute to the limit.
    vi.useFakeTimers({ toFake: ['performance'] })
    const links = new Set<string>()
    const store = createMemoryStore()
    const spy = {
      ...store,
      addGood: (address: string, link: string) => (links.add(link), store.addGood(address, link)),
    }
    await using backend = await startNotingBackend(answerByKey)
    await using server = await startServer({ API_ORIGIN: backend.origin }, { rateLimit: createRateLimit(3, spy) })
    expect(await status(server.port, `${INFO}?key=GOOD-FIRST`)).toBe(200)
    // Another address has used up its attempts.
    const exhaust = async (from?: string): Promise<void> => {
      for (const expected of [404, 404, 404, 429])
        expect(await status(server.port, `${INFO}?key=GUESS`, from)).toBe(expected)
    }
    await exhaust(HOST_OTHER)
    const batch = 50
    for (let start = 0; start < VARIATIONS; start += batch) {
      const paths = Array.from({ length: batch }, (_, index) => spell(start + index))
      const statuses = await Promise.all(paths.map((path) => status(server.port, path)))
      expect(new Set(statuses)).toEqual(new Set([200]))
    }
    expect(links.size).toBe(2)
    await exhaust()
    expect(await status(server.port, `${INFO}?key=GOOD-FIRST`)).toBe(200)
    expect(await status(server.port, `${INFO}?key=GOOD&domain=another.example`)).toBe(200)
    expect(await status(server.port, `${INFO}?key=GUESS`, HOST_OTHER)).toBe(429)
  })

  test('is dropped by its address after 20 others, and affects no other address', async () => {
    await using backend = await startNotingBackend(answerByKey)
    await using server = await startServer({ API_ORIGIN: backend.origin, RATE_LIMIT: '1' })
    const open = async (key: string, from?: string): Promise<number> => status(server.port, `${CONSENT}/${key}`, from)
    for (const key of ['GOOD-0', 'GUESS']) await open(key, HOST_OTHER)
    for (let index = 0; index < 21; index++) expect(await open(`GOOD-${index}`)).toBe(200)
    expect(await open('GUESS')).toBe(404)
    expect(await open('GOOD-0')).toBe(429)
    for (let index = 1; index < 21; index++) expect(await open(`GOOD-${index}`)).toBe(200)
    // The other address keeps its good link, and is still limited.
    expect([await open('GOOD-0', HOST_OTHER), await open('GOOD-1', HOST_OTHER)]).toEqual([200, 429])
  })
})
