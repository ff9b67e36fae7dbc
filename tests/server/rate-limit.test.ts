import http from 'node:http'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createRateLimit } from '#server/rate-limit.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startBackend } from './support/backends.ts'
import { ask, responseText, startServer } from './support/servers.ts'

const PATH = '/consent/api/no-auth/identity_service/consent'

/** A backend that answers `status` to everything and counts. */
async function startCounting(status: number) {
  const seen: string[] = []
  const backend = await startBackend((incoming, outgoing) => {
    seen.push(`${incoming.method} ${incoming.url}`)
    incoming.resume().on('end', () => outgoing.writeHead(status).end())
  })
  return { ...backend, seen }
}

test.each([400, 401, 403, 404, 410, 422])(
  'after the allowed number of %i answers of a minute, calls with a key have to wait, whatever their method',
  async (status) => {
    await using backend = await startCounting(status)
    await using server = await startServer({ API_ORIGIN: backend.origin, RATE_LIMIT: '3' })
    for (const method of ['GET', 'POST', 'PUT']) {
      expect((await ask(server.port, { method, path: `${PATH}/${method}` })).status).toBe(status)
    }
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const refused = await ask(server.port, { method, path: `${PATH}/next` })
      expect(refused.status).toBe(429)
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
      if (method !== 'HEAD') expect(responseText(refused)).toMatch(/wait a minute/)
    }
    expect(backend.seen).toHaveLength(3)
    expect((await ask(server.port, { path: '/consent/KEY' })).status).toBe(200)
  },
)

test.each([200, 204, 302, 409, 429, 500, 503])('%i answers do not count', async (status) => {
  await using backend = await startCounting(status)
  await using server = await startServer({ API_ORIGIN: backend.origin, RATE_LIMIT: '1' })
  for (let index = 0; index < 3; index++) {
    expect((await ask(server.port, { path: `${PATH}/${index}` })).status).toBe(status)
  }
})

test('calls that no backend answers do not count', async () => {
  const API_ORIGIN = `http://127.0.0.1:${await freePort()}`
  await using server = await startServer({ API_ORIGIN, RATE_LIMIT: '1' })
  for (let index = 0; index < 3; index++) {
    expect((await ask(server.port, { path: `${PATH}/${index}` })).status).toBe(502)
  }
})

test('a hash that is looked up by POST counts, and waits, like a key', async () => {
  await using backend = await startCounting(404)
  await using server = await startServer({ API_ORIGIN: backend.origin, RATE_LIMIT: '1' })
  const unhash = { method: 'POST', path: '/tld-info/unhash', body: 'hash=x' }
  expect((await ask(server.port, unhash)).status).toBe(404)
  expect((await ask(server.port, unhash)).status).toBe(429)
  expect((await ask(server.port, { path: PATH })).status).toBe(429)
})

test('a 200 that is a refusal in words counts', async () => {
  const answers: Record<string, string> = {
    text: '{"response_text":"Invalid key"}',
    coded: '{"response_text":"Invalid key","response_code":400}',
    item: '{"response_text":"OK","domain":"example.com"}',
  }
  await using backend = await startBackend((incoming, outgoing) => {
    outgoing.setHeader('content-type', 'application/json')
    // Without a length: as backends send what they make on the way.
    outgoing.write(answers[incoming.url?.split('/').at(-1) ?? ''])
    outgoing.end()
  })
  await using server = await startServer({ API_ORIGIN: backend.origin, RATE_LIMIT: '2' })
  const statuses = []
  for (const key of ['item', 'item', 'text', 'coded', 'text']) {
    const answer = await ask(server.port, { path: `/trade/api/no-auth/transfer_in/info/${key}` })
    if (answer.status === 200) expect(answer.body.toString()).toBe(answers[key])
    statuses.push(answer.status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 429])
})

test.each([
  '/trade/api/no-auth/reseller/branding_with_messaging_vars',
  '/trade/api/api/no-auth/system_branding',
  '/tld-info/api/no-auth/tldconfig/admin/gdpr/opensrs?page=1',
  '/tld-info/api/no-auth/tldconfig/admin/gdpr/tld_list/OpenSRS',
])('%s carries no key: it never counts and never waits', async (path) => {
  await using backend = await startCounting(404)
  await using server = await startServer({ API_ORIGIN: backend.origin, RATE_LIMIT: '1' })
  for (let index = 0; index < 3; index++) expect((await ask(server.port, { path })).status).toBe(404)
  expect((await ask(server.port, { path: PATH })).status).toBe(404)
  expect((await ask(server.port, { path: PATH })).status).toBe(429)
  expect((await ask(server.port, { path })).status).toBe(404)
})

test('each address has its own tries, told apart behind a trusted gateway only', async () => {
  await using backend = await startCounting(404)
  const statuses = async (env: Record<string, string>) => {
    await using server = await startServer({ API_ORIGIN: backend.origin, RATE_LIMIT: '1', ...env })
    const answers = []
    for (const address of ['192.0.2.1', '192.0.2.2', '::ffff:192.0.2.1', '192.0.2.2:8080']) {
      answers.push((await ask(server.port, { path: PATH, headers: { 'x-forwarded-for': address } })).status)
    }
    return { answers, warnings: server.lines.filter(({ event }) => event === 'untrusted gateway').length }
  }
  expect(await statuses({ TRUST_PROXY: '1' })).toEqual({ answers: [404, 404, 429, 429], warnings: 0 })
  expect(await statuses({})).toEqual({ answers: [404, 429, 429, 429], warnings: 1 })
  expect((await statuses({ RATE_LIMIT: '0' })).answers).toEqual([404, 404, 404, 404])
})

test('whoever does not wait for the answer has made a try all the same', async () => {
  const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>()
  await using backend = await startBackend(() => asked())
  await using server = await startServer({ API_ORIGIN: backend.origin, RATE_LIMIT: '1' })
  const question = http.get({ host: '127.0.0.1', port: server.port, path: `${PATH}/GUESS`, agent: false })
  question.on('error', () => {})
  await isAsked
  question.destroy()
  await expect.poll(() => server.lines).toContainEqual(expect.objectContaining({ end: 'cut' }))
  expect((await ask(server.port, { path: `${PATH}/NEXT` })).status).toBe(429)
})

describe('a link that was good', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const INFO = '/trade/api/no-auth/transfer_in/info'
  const APPROVE = '/trade/api/no-auth/transfer_in/approve'

  /** Good is whatever holds only the key GOOD; two guesses have used up the limit. */
  async function startExhausted() {
    const backend = await startBackend((incoming, outgoing) => {
      const isGood = incoming.url === `${INFO}?key=GOOD&domain=a.example` || incoming.url === APPROVE
      incoming.resume().on('end', () => outgoing.writeHead(isGood ? 200 : 404).end())
    })
    const server = await startServer({ API_ORIGIN: backend.origin, RATE_LIMIT: '2' })
    expect((await ask(server.port, { path: `${INFO}?key=GOOD&domain=a.example` })).status).toBe(200)
    for (const key of ['BAD1', 'BAD2'])
      expect((await ask(server.port, { path: `${INFO}?key=${key}` })).status).toBe(404)
    expect((await ask(server.port, { path: `${INFO}?key=BAD3` })).status).toBe(429)
    return {
      status: async (question: Parameters<typeof ask>[1]) => (await ask(server.port, question)).status,
      async [Symbol.asyncDispose]() {
        await server[Symbol.asyncDispose]()
        await backend[Symbol.asyncDispose]()
      },
    }
  }

  test('stays open to its address, also for the decision', async () => {
    await using exhausted = await startExhausted()
    expect(await exhausted.status({ path: `${INFO}?key=GOOD&domain=a.example` })).toBe(200)
    expect(await exhausted.status({ path: `${INFO}?domain=a.example&key=GOOD` })).toBe(404)
    const body = 'key=GOOD&domain=a.example&auth_info=x'
    expect(await exhausted.status({ method: 'POST', path: APPROVE, headers: form, body })).toBe(200)
  })

  test.each([
    'key=GUESS&domain=a.example',
    'key=GOOD&domain=b.example',
    'key=GOOD&key=GUESS&domain=a.example',
    'key=GUESS&key=GOOD&domain=a.example',
    'key=GOOD&domain=a.example&Key=GUESS',
    'key=GOOD&domain=a.example&key[]=GUESS',
    'key=GOOD&domain=a.example&key%00=GUESS',
    'key=GOOD&domain=a.example;key=GUESS',
    'key=GOOD;key=GUESS&domain=a.example',
    'key=GOOD&domain=a.example&claims_id=GUESS',
    '',
  ])('does not open the way to another one: %s', async (body) => {
    await using exhausted = await startExhausted()
    expect(await exhausted.status({ method: 'POST', path: APPROVE, headers: form, body })).toBe(429)
  })

  test.each([
    ['in the address, too', `${APPROVE}?key=GUESS`, form, 'key=GOOD&domain=a.example'],
    [
      'in a JSON body with two keys',
      APPROVE,
      { 'content-type': 'application/json' },
      '{"key":"GUESS","key":"GOOD","domain":"a.example"}',
    ],
    ['in a body of another type', APPROVE, { 'content-type': 'text/plain' }, 'key=GOOD&domain=a.example'],
    [
      'behind a long body, with the good one in the address',
      `${APPROVE}?key=GOOD&domain=a.example`,
      form,
      `x=${'x'.repeat(70_000)}&key=GUESS`,
    ],
    ['behind a long body', APPROVE, form, `key=GOOD&domain=a.example&x=${'x'.repeat(70_000)}&key=GUESS`],
  ])('does not open the way to another one %s', async (_, path, headers, body) => {
    await using exhausted = await startExhausted()
    expect(await exhausted.status({ method: 'POST', path, headers, body })).toBe(429)
  })
})

describe('the limit itself', () => {
  const ADDRESS = '192.0.2.1'
  const LINK = 'a link'
  const KEPT_OUT = { retryAfterS: expect.any(Number) as number }

  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') })
    return () => vi.useRealTimers()
  })

  type Begin = ReturnType<typeof createRateLimit>
  const isOpen = async (begin: Begin, link?: string, address = ADDRESS) => 'settle' in (await begin(address, link))
  const settleWith = async (begin: Begin, status: number, link?: string) => {
    const attempt = await begin(ADDRESS, link)
    if ('settle' in attempt) await attempt.settle(status)
  }

  test('counts what has not been answered yet, and gives back what was good', async () => {
    const begin = createRateLimit(3)
    const attempts = await Promise.all(Array.from({ length: 10 }, () => begin(ADDRESS, undefined)))
    const open = attempts.filter((attempt) => 'settle' in attempt)
    expect(open).toHaveLength(3)
    for (const attempt of open) await attempt.settle(200)
    const again = await Promise.all(Array.from({ length: 4 }, () => begin(ADDRESS, undefined)))
    expect(again.filter((attempt) => 'settle' in attempt)).toHaveLength(3)
  })

  test.each([
    [0, true, false],
    [199, true, false],
    [200, true, true],
    [399, true, true],
    [400, false, false],
    [404, false, false],
    [408, true, false],
    [409, true, true],
    [410, false, false],
    [429, true, false],
    [499, false, false],
    [500, true, false],
  ])('after %i more is open: %s, and the link itself for an hour: %s', async (status, more, link) => {
    const begin = createRateLimit(1)
    await settleWith(begin, status, LINK)
    expect(await isOpen(begin)).toBe(more)
    expect(await isOpen(begin)).toBe(false)
    expect(await isOpen(begin, LINK)).toBe(link)
  })

  test('opens a good link to its own address, for an hour, whatever fails there', async () => {
    const begin = createRateLimit(1)
    await settleWith(begin, 200, LINK)
    for (const minutes of [0, 59.9]) {
      vi.setSystemTime(new Date(Date.parse('2026-11-20T12:00:00Z') + minutes * 60_000))
      await settleWith(begin, 404)
      await settleWith(begin, 404, LINK)
      expect(await begin(ADDRESS, 'another link')).toEqual(KEPT_OUT)
      expect(await isOpen(begin, LINK)).toBe(true)
      expect(await isOpen(begin, LINK)).toBe(true)
    }
    expect(await isOpen(begin, LINK, '192.0.2.2')).toBe(true)
    expect(await isOpen(begin, LINK, '192.0.2.2')).toBe(false)
    vi.advanceTimersByTime(3_600_000)
    await settleWith(begin, 404)
    expect(await isOpen(begin, LINK)).toBe(false)
  })

  test('tells for how many seconds, and opens again after a minute', async () => {
    const begin = createRateLimit(1)
    await settleWith(begin, 404)
    expect(await begin(ADDRESS, undefined)).toEqual({ retryAfterS: 60 })
    vi.advanceTimersByTime(30_500)
    expect(await begin(ADDRESS, undefined)).toEqual({ retryAfterS: 30 })
    vi.advanceTimersByTime(29_499)
    expect(await begin(ADDRESS, undefined)).toEqual({ retryAfterS: 1 })
    vi.advanceTimersByTime(1)
    expect(await isOpen(begin)).toBe(true)
  })

  test('counts no try that it refused', async () => {
    const begin = createRateLimit(1)
    const first = await begin(ADDRESS, undefined)
    for (let index = 0; index < 5; index++) expect(await begin(ADDRESS, undefined)).toEqual(KEPT_OUT)
    if ('settle' in first) await first.settle(200)
    expect(await isOpen(begin)).toBe(true)
    expect(await isOpen(begin)).toBe(false)
  })

  test.each([60_000, 90_000])('gives nothing back after %i ms: the next minute has its own tries', async (ms) => {
    const begin = createRateLimit(1)
    const first = await begin(ADDRESS, undefined)
    vi.advanceTimersByTime(ms)
    expect(await isOpen(begin)).toBe(true)
    if ('settle' in first) await first.settle(200)
    expect(await isOpen(begin)).toBe(false)
  })

  test('of 0 is none', async () => {
    const begin = createRateLimit(0)
    for (let index = 0; index < 3; index++) {
      await settleWith(begin, 404)
      expect(await isOpen(begin)).toBe(true)
    }
  })

  const storeWith = (client: object) => ({ storeClient: client as never, rejectIfRedisNotReady: true as const })

  test('holds in this process while the store that is shared is away', async () => {
    const begin = createRateLimit(2, storeWith({ status: 'reconnecting' }))
    for (const open of [true, true, false]) expect(await isOpen(begin)).toBe(open)
    vi.advanceTimersByTime(60_000)
    expect(await isOpen(begin)).toBe(true)
  })

  test('is that of the store, and a wait that is just over there is a second', async () => {
    const asked: string[][] = []
    const consumed = { tries: 3, msLeft: 0 }
    const client = {
      status: 'ready',
      rlflxIncr: async (parts: string[]) => {
        asked.push(parts)
        return [consumed.tries, consumed.msLeft]
      },
    }
    const begin = createRateLimit(2, storeWith(client))
    expect(await begin(ADDRESS, undefined)).toEqual({ retryAfterS: 1 })
    expect(asked.map(([key, points, seconds]) => [key, points, seconds])).toEqual([
      [`pages:tries:${ADDRESS}`, '1', '60'],
      [`pages:tries:${ADDRESS}`, '-1', '60'],
    ])
    consumed.tries = 2
    expect(await isOpen(begin)).toBe(true)
  })

  test('keeps good links in the store by a digest that tells neither link nor address', async () => {
    const asked: unknown[][] = []
    const transaction = {
      get: (...parts: unknown[]) => (asked.push(['get', ...parts]), transaction),
      pttl: () => transaction,
      set: (...parts: unknown[]) => (asked.push(['set', ...parts]), transaction),
      exec: async () => [null, -2],
    }
    const client = { status: 'ready', rlflxIncr: async () => [1, 60_000], multi: () => transaction }
    await settleWith(createRateLimit(2, storeWith(client)), 200, LINK)
    const key = expect.stringMatching(/^pages:good:[\w-]{43}$/) as string
    expect(asked).toEqual([
      ['get', key],
      ['set', key, 1, 'EX', 3600],
    ])
    expect(asked[1]?.[1]).toBe(asked[0]?.[1])
  })

  test('throws what is no refusal', async () => {
    const fault = new TypeError('no such command')
    vi.spyOn(RateLimiterMemory.prototype, 'consume').mockRejectedValueOnce(fault)
    await expect(createRateLimit(1)(ADDRESS, undefined)).rejects.toBe(fault)
  })
})
