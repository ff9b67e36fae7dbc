import { Redis } from 'ioredis'
import { describe, expect, test } from 'vitest'
import { createRateLimit } from '#server/rate-limit.ts'
import { openRateLimitStore } from '#server/rate-limit-store.ts'
import { startStore } from '#tests/support/start-store.ts'

/** The limit of one process. */
async function startLimit(address: string, most: number) {
  const lines: unknown[] = []
  const store = await openRateLimitStore(address, (line) => void lines.push(line.event))
  return { begin: createRateLimit(most, store).begin, store, lines }
}

async function fail(begin: ReturnType<typeof createRateLimit>['begin'], times: number): Promise<number> {
  let passed = 0
  for (let index = 0; index < times; index++) {
    const attempt = await begin('192.0.2.1', undefined)
    if (!('settle' in attempt)) continue
    passed += 1
    await attempt.settle(404)
  }
  return passed
}

describe('several processes with one store', () => {
  test('count together and know each other’s good links; alone, each holds its own limit', async () => {
    const server = await startStore()
    const one = await startLimit(server.address, 5)
    const other = await startLimit(server.address, 5)
    try {
      for (const { store } of [one, other]) await expect.poll(store.isUp).toBe(true)
      const good = await one.begin('192.0.2.1', 'LINK')
      if ('settle' in good) await good.settle(200)
      expect([await fail(one.begin, 3), await fail(other.begin, 10), await fail(one.begin, 1)]).toEqual([3, 2, 0])
      expect(await other.begin('192.0.2.1', 'LINK')).toHaveProperty('settle')
      expect(await other.begin('192.0.2.1', 'OTHER')).toHaveProperty('retryAfterS')

      await server.stop()
      await expect.poll(() => one.lines).toContain('rate limit store away')
      expect(await fail(one.begin, 10)).toBe(5)
      expect(one.lines.filter((event) => event === 'rate limit store away')).toHaveLength(1)
    } finally {
      for (const { store } of [one, other]) store.close()
      await server.stop()
    }
  })
})

test('a store that no longer answers is told once; the process holds its own limit until the store is back', async () => {
  const server = await startStore()
  const { begin, store, lines } = await startLimit(server.address, 5)
  try {
    await expect.poll(store.isUp).toBe(true)
    // It may have been told while the store was starting.
    lines.length = 0
    server.pause()
    expect(await fail(begin, 7)).toBe(5)
    await expect.poll(() => lines, { timeout: 30_000 }).toContain('rate limit store away')
    await expect.poll(store.isUp, { timeout: 30_000 }).toBe(false)
    expect(await fail(begin, 1)).toBe(0)
    server.resume()
    await expect.poll(store.isUp, { timeout: 30_000 }).toBe(true)
    expect(lines).toEqual(['rate limit store away'])
  } finally {
    store.close()
    await server.stop()
  }
})

test('a store keeps 20 good links of an address, hashed and for an hour', async () => {
  const server = await startStore()
  const { begin, store } = await startLimit(server.address, 5)
  try {
    await expect.poll(store.isUp).toBe(true)
    for (let index = 0; index < 25; index++) {
      const attempt = await begin('192.0.2.1', `ITEM-${index}`)
      if ('settle' in attempt) await attempt.settle(200)
    }
    const client = new Redis(server.address)
    const keys = await client.keys('*')
    expect(keys.toSorted()).toEqual([
      expect.stringMatching(/^pages:attempts:[\w-]{22}$/),
      expect.stringMatching(/^pages:good:[\w-]{22}$/),
    ])
    const [good = ''] = keys.filter((key) => key.startsWith('pages:good:'))
    expect(await client.llen(good)).toBe(20)
    expect(await client.ttl(good)).toBeGreaterThan(3500)
    client.disconnect()
    expect(await begin('192.0.2.1', 'ITEM-24')).toMatchObject({ isKnownGood: true })
    expect(await begin('192.0.2.1', 'ITEM-0')).toMatchObject({ isKnownGood: false })
  } finally {
    store.close()
    await server.stop()
  }
})
