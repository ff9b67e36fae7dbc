import { describe, expect, test } from 'vitest'
import { createRateLimit } from '#server/rate-limit.ts'
import { openRateLimitStore } from '#server/rate-limit-store.ts'
import { startStore } from '#tests/support/start-store.ts'

/** The limit of one process. */
async function startLimit(address: string, most: number) {
  const lines: unknown[] = []
  const store = await openRateLimitStore(address, (line) => void lines.push(line.event))
  return { begin: createRateLimit(most, store), store, lines }
}

async function fail(begin: ReturnType<typeof createRateLimit>, times: number): Promise<number> {
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
      for (const { store } of [one, other]) await expect.poll(() => store.storeClient.status).toBe('ready')
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
      for (const { store } of [one, other]) store.storeClient.disconnect()
      await server.stop()
    }
  })
})

test('a store that no longer answers is told once; the process holds its own limit until the store is back', async () => {
  const server = await startStore()
  const { begin, store, lines } = await startLimit(server.address, 5)
  const isReady = () => store.storeClient.status === 'ready'
  try {
    await expect.poll(isReady).toBe(true)
    // It may have been told while the store was starting.
    lines.length = 0
    server.pause()
    expect(await fail(begin, 7)).toBe(5)
    await expect.poll(() => lines, { timeout: 30_000 }).toContain('rate limit store away')
    // The connection that is made anew is accepted by the system, in place of the process that stands still.
    await expect.poll(() => store.storeClient.status, { timeout: 30_000 }).toBe('connect')
    expect(await fail(begin, 1)).toBe(0)
    server.resume()
    await expect.poll(isReady, { timeout: 30_000 }).toBe(true)
    expect(lines).toEqual(['rate limit store away'])
  } finally {
    store.storeClient.disconnect()
    await server.stop()
  }
})
