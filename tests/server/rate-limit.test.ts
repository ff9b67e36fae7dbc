import { beforeEach, describe, expect, test, vi } from 'vitest'
import { LIMITS } from '#server/limits.ts'
import { createMemoryStore, type RateLimitStore } from '#server/rate-limit-store.ts'
import { createRateLimit } from '#server/rate-limit.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startBackend } from './support/backends.ts'
import { send } from './support/http-client.ts'
import { startServer, startServerFor } from './support/servers.ts'

const PATH = '/consent/api/no-auth/identity_service/consent'

test('calls without a response from a backend do not count toward the limit', async () => {
  const API_ORIGIN = `http://127.0.0.1:${await freePort()}`
  await using server = await startServer({ API_ORIGIN, RATE_LIMIT: '1' })
  for (const key of ['A', 'B', 'C']) expect((await send(server.port, { path: `${PATH}/${key}` })).status).toBe(502)
})

test.each([
  [{ TRUST_PROXY: '1' }, [404, 404, 429, 429]],
  [{ TRUST_PROXY: '127.0.0.0/8' }, [404, 404, 429, 429]],
  [{ TRUST_PROXY: '0' }, [404, 429, 429, 429]],
  [{ TRUST_PROXY: '192.0.2.0/24' }, [404, 429, 429, 429]],
  [{ TRUST_PROXY: '0', RATE_LIMIT: '0' }, [404, 404, 404, 404]],
])('each client address has its own limit, and only a trusted proxy may set the address: %j', async (env, expected) => {
  const backend = startBackend((_, outgoing) => void outgoing.writeHead(404).end())
  await using server = await startServerFor(backend, { RATE_LIMIT: '1', ...env })
  const statuses = []
  for (const address of ['192.0.2.1', '192.0.2.2', '::ffff:192.0.2.1', '192.0.2.2:8080'])
    statuses.push((await send(server.port, { path: `${PATH}/KEY`, headers: { 'x-forwarded-for': address } })).status)
  expect(statuses).toEqual(expected)
})

describe('the limit', () => {
  const ADDRESS = '192.0.2.1'
  const ITEM = 'an item'
  const REFUSED = { retryAfterS: expect.any(Number) as number }

  beforeEach(() => {
    vi.useFakeTimers()
    // The fake clock starts at 0, which means "no expiry" to lru-cache.
    vi.advanceTimersByTime(1)
    return () => vi.useRealTimers()
  })

  type Limit = ReturnType<typeof createRateLimit>
  const allows = async ({ begin }: Limit, item?: string, address = ADDRESS) => 'settle' in (await begin(address, item))
  const settleWith = async ({ begin }: Limit, status: number, item?: string, address = ADDRESS) => {
    const attempt = await begin(address, item)
    if ('settle' in attempt) await attempt.settle(status)
  }

  test('counts pending attempts until they succeed', async () => {
    const { begin } = createRateLimit(3)
    const attempts = await Promise.all(Array.from({ length: 10 }, () => begin(ADDRESS, undefined)))
    const allowed = attempts.filter((attempt) => 'settle' in attempt)
    expect(allowed).toHaveLength(3)
    for (const attempt of allowed) await attempt.settle(200)
    const laterAttempts = await Promise.all(Array.from({ length: 4 }, () => begin(ADDRESS, undefined)))
    expect(laterAttempts.filter((attempt) => 'settle' in attempt)).toHaveLength(3)
  })

  test.each([
    [0, true, false],
    [199, true, false],
    [200, true, true],
    [399, true, true],
    [400, false, false],
    [401, false, false],
    [404, false, false],
    [408, true, false],
    [409, true, true],
    [422, false, false],
    [429, true, false],
    [499, false, false],
    [500, true, false],
  ])('after %i, another attempt is allowed: %s, and the link is exempt: %s', async (status, isAllowed, isExempt) => {
    const limit = createRateLimit(1)
    await settleWith(limit, status, ITEM)
    expect(await allows(limit)).toBe(isAllowed)
    expect(await allows(limit)).toBe(false)
    expect(await allows(limit, ITEM)).toBe(isExempt)
  })

  test('exempts a link that worked, for an hour and for the same client address, despite failed attempts', async () => {
    const limit = createRateLimit(1)
    await settleWith(limit, 200, ITEM)
    for (const minutes of [0, 59.9]) {
      vi.advanceTimersByTime(minutes * 60_000)
      await settleWith(limit, 404)
      await settleWith(limit, 404, ITEM)
      expect(await limit.begin(ADDRESS, 'another item')).toEqual(REFUSED)
      expect(await limit.begin(ADDRESS, ITEM)).toMatchObject({ isKnownGood: true })
    }
    expect(await allows(limit, ITEM, '192.0.2.2')).toBe(true)
    expect(await allows(limit, ITEM, '192.0.2.2')).toBe(false)
    vi.advanceTimersByTime(3_600_000)
    await settleWith(limit, 404)
    expect(await allows(limit, ITEM)).toBe(false)
  })

  test('returns the seconds to wait, and allows attempts again after a minute', async () => {
    const limit = createRateLimit(1)
    await settleWith(limit, 404)
    expect(await limit.begin(ADDRESS, undefined)).toEqual({ retryAfterS: 60 })
    // Jumps of the system clock change nothing.
    for (const ms of [86_400_000, -2 * 86_400_000]) {
      vi.setSystemTime(Date.now() + ms)
      expect(await limit.begin(ADDRESS, undefined)).toEqual({ retryAfterS: 60 })
    }
    vi.advanceTimersByTime(59_500)
    expect(await limit.begin(ADDRESS, undefined)).toEqual({ retryAfterS: 1 })
    vi.advanceTimersByTime(501)
    expect(await allows(limit)).toBe(true)
  })

  test('does not count a refused attempt', async () => {
    const limit = createRateLimit(1)
    const pending = await limit.begin(ADDRESS, undefined)
    for (let index = 0; index < 5; index++) expect(await limit.begin(ADDRESS, undefined)).toEqual(REFUSED)
    if ('settle' in pending) await pending.settle(200)
    expect(await allows(limit)).toBe(true)
    expect(await allows(limit)).toBe(false)
  })

  test.each([60_001, 90_000])(
    'ignores how an attempt settles after %i ms, because a new minute has started',
    async (ms) => {
      const limit = createRateLimit(1)
      const pending = await limit.begin(ADDRESS, undefined)
      vi.advanceTimersByTime(ms)
      expect(await allows(limit)).toBe(true)
      if ('settle' in pending) await pending.settle(404)
      expect(await allows(limit)).toBe(false)
    },
  )

  test('reports whether an address has failed attempts, and whether it has used up the limit', async () => {
    const limit = createRateLimit(2)
    const noFailures = { hasFailed: false, isExhausted: false }
    expect(await limit.failuresOf(ADDRESS)).toEqual(noFailures)
    await settleWith(limit, 200, ITEM)
    expect(await limit.failuresOf(ADDRESS)).toEqual(noFailures)
    await settleWith(limit, 404)
    expect(await limit.failuresOf(ADDRESS)).toEqual({ hasFailed: true, isExhausted: false })
    await settleWith(limit, 404)
    expect(await limit.failuresOf(ADDRESS)).toEqual({ hasFailed: true, isExhausted: true })
    expect(await limit.failuresOf('192.0.2.2')).toEqual(noFailures)
  })

  test('is off at 0', async () => {
    const limit = createRateLimit(0)
    for (let index = 0; index < 3; index++) {
      await settleWith(limit, 404)
      expect(await allows(limit)).toBe(true)
    }
    expect(await limit.failuresOf(ADDRESS)).toEqual({ hasFailed: false, isExhausted: false })
  })

  test('applies in this process while the shared store is unavailable', async () => {
    const fail = async () => Promise.reject(new Error('away'))
    const store: RateLimitStore = { take: fail, giveBack: fail, count: fail, isGood: fail, addGood: fail }
    const limit = createRateLimit(2, store)
    for (const expected of [true, true, false]) expect(await allows(limit)).toBe(expected)
    vi.advanceTimersByTime(60_001)
    expect(await allows(limit)).toBe(true)
  })

  test('gives the store only hashes, and returns a wait of at least a second', async () => {
    const values: unknown[] = []
    const store: RateLimitStore = {
      take: async (...args) => (values.push(...args), { count: values.length > 3 ? 3 : 1, resetsInMs: 0 }),
      giveBack: async (...args) => void values.push(...args),
      count: async () => 0,
      isGood: async (...args) => (values.push(...args), false),
      addGood: async (...args) => void values.push(...args),
    }
    const limit = createRateLimit(2, store)
    await settleWith(limit, 200, ITEM)
    expect(await limit.begin(ADDRESS, undefined)).toEqual({ retryAfterS: 1 })
    expect(values.every((each) => /^[\w-]{22}$/.test(String(each)))).toBe(true)
    expect(new Set(values).size).toBe(2)
  })
})

describe('the store in memory', () => {
  test('counts attempts for a limited number of client addresses', async () => {
    const store = createMemoryStore()
    const max = LIMITS.rateLimitAddresses.value
    for (let index = 0; index <= max; index++) await store.take(`address ${index}`)
    expect([await store.count('address 0'), await store.count('address 1')]).toEqual([0, 1])
    expect(await store.count(`address ${max}`)).toBe(1)
  })

  test('stores the latest good links of each address', async () => {
    const store = createMemoryStore()
    const max = LIMITS.goodLinksPerAddress.value
    const areGood = (address: string) => Promise.all([0, 1, 2, max].map((link) => store.isGood(address, `${link}`)))
    for (const [address, count] of [
      ['A', max + 1],
      ['B', 1],
    ] as const)
      for (let link = 0; link < count; link++) await store.addGood(address, `${link}`)
    expect(await areGood('A')).toEqual([false, true, true, true])
    expect(await areGood('B')).toEqual([true, false, false, false])
    for (const link of ['1', 'new']) await store.addGood('A', link)
    expect(await areGood('A')).toEqual([false, true, false, true])
  })
})
