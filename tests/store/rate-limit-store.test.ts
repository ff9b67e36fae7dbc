import { Redis } from 'ioredis'
import { expect, test } from 'vitest'
import { createRateLimit } from '#server/rate-limit.ts'
import { openRateLimitStore } from '#server/rate-limit-store.ts'
import { startStore } from '#tests/support/start-store.ts'

/** Creates the limit of one process, connected to the store. */
async function startLimit(address: string) {
  const events: unknown[] = []
  const store = await openRateLimitStore(address, (line) => void events.push(line.event))
  await expect.poll(store.isUp).toBe(true)
  // Ignore outages reported before the store accepted connections.
  events.length = 0
  return { begin: createRateLimit(5, store).begin, isUp: store.isUp, events, [Symbol.dispose]: store.close }
}

/** Starts a store that stops with the test. */
async function startTestStore() {
  const store = await startStore()
  return { ...store, [Symbol.asyncDispose]: store.stop }
}

/** Simulates guesses of a key, which get 404. Returns how many the limit allowed. */
async function guess(begin: ReturnType<typeof createRateLimit>['begin'], times: number): Promise<number> {
  let allowedCount = 0
  for (let index = 0; index < times; index++) {
    const attempt = await begin('192.0.2.1', undefined)
    if (!('settle' in attempt)) continue
    allowedCount += 1
    await attempt.settle(404)
  }
  return allowedCount
}

test('processes share failed attempts and good links through a store; without it, each has its own limit', async () => {
  await using store = await startTestStore()
  using one = await startLimit(store.address)
  using other = await startLimit(store.address)
  const attempt = await one.begin('192.0.2.1', 'LINK')
  if ('settle' in attempt) await attempt.settle(200)
  expect([await guess(one.begin, 3), await guess(other.begin, 10), await guess(one.begin, 1)]).toEqual([3, 2, 0])
  expect(await other.begin('192.0.2.1', 'LINK')).toHaveProperty('settle')
  expect(await other.begin('192.0.2.1', 'OTHER')).toHaveProperty('retryAfterS')

  await store.stop()
  await expect.poll(() => one.events).toContain('rate limit store away')
  expect(await guess(one.begin, 10)).toBe(5)
  expect(one.events.filter((event) => event === 'rate limit store away')).toHaveLength(1)
})

test('reports once that the store stopped responding, and uses a local limit until it is back', async () => {
  await using store = await startTestStore()
  using limit = await startLimit(store.address)
  store.pause()
  expect(await guess(limit.begin, 7)).toBe(5)
  await expect.poll(() => limit.events).toContain('rate limit store away')
  await expect.poll(limit.isUp).toBe(false)
  expect(await guess(limit.begin, 1)).toBe(0)
  store.resume()
  await expect.poll(limit.isUp).toBe(true)
  expect(limit.events).toEqual(['rate limit store away'])
})

test('stores hashes of 20 good links per client IP for an hour', async () => {
  await using store = await startTestStore()
  using limit = await startLimit(store.address)
  for (let index = 0; index < 25; index++) {
    const attempt = await limit.begin('192.0.2.1', `ITEM-${index}`)
    if ('settle' in attempt) await attempt.settle(200)
  }
  const client = new Redis(store.address)
  const keys = await client.keys('*')
  expect(keys.toSorted()).toEqual([
    expect.stringMatching(/^pages:attempts:[\w-]{22}$/),
    expect.stringMatching(/^pages:good:[\w-]{22}$/),
  ])
  const [goodLinksKey = ''] = keys.filter((key) => key.startsWith('pages:good:'))
  expect(await client.llen(goodLinksKey)).toBe(20)
  expect(await client.ttl(goodLinksKey)).toBeGreaterThan(3500)
  client.disconnect()
  expect(await limit.begin('192.0.2.1', 'ITEM-24')).toMatchObject({ isKnownGood: true })
  expect(await limit.begin('192.0.2.1', 'ITEM-0')).toMatchObject({ isKnownGood: false })
})
