import http from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startNotingBackend } from './support/backends.ts'
import {
  answerByKey,
  askAll,
  DROPPED_GUESSES,
  expectWait,
  FLOWS,
  FORM,
  KEYLESS,
  LIMIT,
  newAddress,
  TWO_KEYS,
  useUp,
} from './support/guesses.ts'
import { ask, type Question } from './support/http-client.ts'
import { PATIENCE, startServer } from './support/server-process.ts'

const CONSENT = '/consent/api/no-auth/identity_service/consent'
const APPROVE = '/trade/api/no-auth/icann_trade/registrant/new/approve'
/** The methods of `CONSENT`, and the others. */
const METHODS = ['GET', 'PUT']
const OTHER_METHODS = ['HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS']

let backend: Awaited<ReturnType<typeof startNotingBackend>>
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  backend = await startNotingBackend(answerByKey)
  server = await startServer({ API_ORIGIN: backend.origin, RATE_LIMIT: String(LIMIT) })
})
afterAll(async () => {
  await server?.[Symbol.asyncDispose]()
  await backend?.[Symbol.asyncDispose]()
})

/** Well over the limit; even more would only take longer. */
const GUESSES = process.env.FULL ? 200 : 2 * LIMIT

/** Asks many questions from one address and holds what reached the backend against the limit. */
async function expectLimited(questionOf: (index: number) => Question): Promise<void> {
  const from = newAddress()
  backend.calls.length = 0
  const questions = Array.from({ length: GUESSES }, (_, index) => ({ ...questionOf(index), from }))
  const answers = await askAll(server.port, questions)
  expect(backend.calls.length).toBeLessThanOrEqual(LIMIT)
  for (const answer of answers.slice(LIMIT)) expectWait(answer)
}

describe('of many guesses no more than the limit reach the backend', () => {
  test.each(METHODS)('by %s', async (method) => {
    await expectLimited((index) => ({ method, path: `${CONSENT}/GUESS-${index}` }))
  })

  test.each(OTHER_METHODS)('by %s, which the path does not have, none', async (method) => {
    backend.calls.length = 0
    const from = newAddress()
    const { status } = await ask(server.port, { method, path: `${CONSENT}/GUESS`, from })
    expect([status, backend.calls]).toEqual([405, []])
  })

  test('by methods that take turns', async () => {
    await expectLimited((index) => ({
      method: METHODS[index % METHODS.length] ?? '',
      path: `${CONSENT}/GUESS-${index}`,
    }))
  })

  test.each([
    ['x-http-method-override', 'GET'],
    ['X-HTTP-Method', 'PUT'],
    ['x-method-override', 'GET'],
    ['X_HTTP_Method_Override', 'PUT'],
  ])('with %s in a %s, which the backend never sees', async (name, method) => {
    await expectLimited((index) => ({ method, path: `${CONSENT}/GUESS-${index}`, headers: { [name]: 'POST' } }))
    expect(backend.calls.flatMap(({ rawHeaders }) => rawHeaders).join()).not.toMatch(/method/i)
  })

  test.each([
    ['the query', (index: number) => ({ method: 'PUT', path: `${CONSENT}/GUESS-${index}?_method=GET` })],
    [
      'a form',
      (index: number) => ({ method: 'POST', path: APPROVE, headers: FORM, body: `_method=GET&key=GUESS-${index}` }),
    ],
  ])('with _method in %s', async (_, questionOf) => {
    await expectLimited(questionOf)
  })

  test('by POST, when nobody waits for the answers', async () => {
    const { promise: never } = Promise.withResolvers<void>()
    let reached = 0
    let left = 0
    await using silent = await startNotingBackend((_, outgoing) => {
      reached += 1
      outgoing.once('close', () => (left += 1))
      void never.then(() => outgoing.end())
    })
    await using other = await startServer({ API_ORIGIN: silent.origin, RATE_LIMIT: String(LIMIT) })
    for (let index = 0; index < 5 * LIMIT; index++) {
      const before = reached
      let isAnswered = false
      const target = { host: '127.0.0.1', port: other.port, path: APPROVE, method: 'POST', headers: FORM, agent: false }
      const request = http.request(target).on('error', () => {})
      request.on('response', () => (isAnswered = true)).end(`key=GUESS-${index}`)
      await expect.poll(() => isAnswered || reached > before, PATIENCE).toBe(true)
      request.destroy()
      // The next one comes when the backend knows that nobody waits any more.
      await expect.poll(() => left, PATIENCE).toBe(reached)
    }
    expect(reached).toBeLessThanOrEqual(LIMIT)
  })
})

describe('whoever has a good link is not refused', () => {
  test.each(FLOWS)('%s', async (_, lookUp, decisions) => {
    const from = newAddress()
    expect((await ask(server.port, { ...lookUp, from })).status).toBe(200)
    await useUp(server.port, from)
    for (const question of [lookUp, ...decisions, lookUp]) {
      expect((await ask(server.port, { ...question, from })).status).toBe(200)
    }
    // The link is known where it was good, and nowhere else.
    const elsewhere = newAddress()
    await useUp(server.port, elsewhere)
    for (const question of [lookUp, ...decisions]) expectWait(await ask(server.port, { ...question, from: elsewhere }))
  })

  test('by as many good links as one likes, and guesses count afterwards as before', async () => {
    const from = newAddress()
    for (let index = 0; index < 500; index++) {
      expect((await ask(server.port, { path: `${CONSENT}/GOOD-${index}`, from })).status).toBe(200)
    }
    const guesses = Array.from({ length: LIMIT + 1 }, (_, index) => ({ path: `${CONSENT}/GUESS-${index}`, from }))
    const statuses = (await askAll(server.port, guesses)).map(({ status }) => status)
    expect(statuses).toEqual([...Array<number>(LIMIT).fill(404), 429])
  })

  describe('but its key opens no way for guesses', () => {
    const from = newAddress()
    beforeAll(async () => {
      await askAll(
        server.port,
        FLOWS.map(([, lookUp]) => ({ ...lookUp, from })),
      )
      await useUp(server.port, from)
    })
    test.each(TWO_KEYS.map(([name, question, status = 429]) => [name, question, status] as const))(
      '%s',
      async (_, question, status) => {
        backend.calls.length = 0
        const answer = await ask(server.port, { ...question, from })
        expect([answer.status, backend.calls]).toEqual([status, []])
      },
    )
    test.each(DROPPED_GUESSES)('because the guess is dropped: %s', async (_, question) => {
      backend.calls.length = 0
      expect((await ask(server.port, { ...question, from })).status).toBe(200)
      expect(backend.calls).toHaveLength(1)
      expect(JSON.stringify(backend.calls)).not.toContain('GUESS')
    })
  })
})

test.each(KEYLESS)('%s: without a key, never counted and never refused', async (_, question) => {
  const from = newAddress()
  const failed = await askAll(
    server.port,
    Array.from({ length: 2 * LIMIT }, () => ({ ...question, from })),
  )
  expect(new Set(failed.map(({ status }) => status))).toEqual(new Set([404]))
  await useUp(server.port, from)
  expect((await ask(server.port, { ...question, from })).status).toBe(404)
})

describe('behind a gateway', () => {
  const V4 = [
    '192.0.2.1',
    '::ffff:192.0.2.1',
    '::FFFF:c000:201',
    '0:0:0:0:0:ffff:192.0.2.1',
    '192.0.2.1:5001',
    '192.0.2.1:5002',
    '[::ffff:192.0.2.1]:77',
    '[::ffff:192.0.2.1]',
  ]
  const V6 = [
    '2001:db8:0:1::1',
    '2001:DB8:0:1:ffff::2',
    '[2001:db8:0:1::3]:443',
    '[2001:db8:0:1::4]:444',
    '[2001:db8:0:1::5]',
    '2001:db8:0:1::6%eth0',
    '[2001:db8:0:1::6%eth1]:9',
  ]

  test.each<[string, string[], string[]]>([
    ['an IPv4 address', V4, ['192.0.2.2', '::ffff:192.0.2.3', '192.0.2.4:5001']],
    ['an IPv6 network', V6, ['2001:db8:0:2::1', '[2001:db8:0:3::1]:443', '::ffff:192.0.2.9']],
    ['a zone', ['fe80::1%eth0', 'fe80::1%eth1', 'fe80::2'], ['fe81::1%eth0']],
    ['a port', Array.from({ length: 30 }, (_, index) => `198.51.100.7:${40_000 + index}`), ['198.51.100.8:40000']],
  ])('%s is one address in every spelling', async (_, spellings, others) => {
    await using other = await startServer({ API_ORIGIN: backend.origin, RATE_LIMIT: String(LIMIT), TRUST_PROXY: '1' })
    const guess = (address: string): Question => ({
      path: `${CONSENT}/GUESS`,
      headers: { 'x-forwarded-for': `203.0.113.9, ${address}` },
    })
    const rounds = Array.from({ length: Math.ceil((3 * LIMIT) / spellings.length) }, () => spellings).flat()
    const statuses = (await askAll(other.port, rounds.map(guess))).map(({ status }) => status)
    expect(statuses).toEqual(rounds.map((_each, index) => (index < LIMIT ? 404 : 429)))
    for (const address of others) expect((await ask(other.port, guess(address))).status).toBe(404)
  })
})
