import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import { LIMITS } from './limits.ts'
import type { Log } from './log.ts'

/** Attempts are counted for this long from the first one. */
const WINDOW_MS = 60_000

/** Stores attempts and good links (links that worked) per client address. Addresses and items are hashes. */
export type RateLimitStore = {
  /** Counts an attempt. Returns the number of attempts in this minute, and when the minute ends. */
  take: (address: string) => Promise<{ count: number; resetsInMs: number }>
  giveBack: (address: string) => Promise<void>
  count: (address: string) => Promise<number>
  isGood: (address: string, item: string) => Promise<boolean>
  /** Remembers a good link, in place of the oldest if the address has LIMITS.goodLinksPerAddress. */
  addGood: (address: string, item: string) => Promise<void>
}

/** The store of one process: bounded, the least recently used address is dropped first. Its clock is monotonic. */
export function createMemoryStore(): RateLimitStore {
  const options = { max: LIMITS.rateLimitAddresses.value, perf: { now: () => performance.now() } }
  const attempts = new LRUCache<string, { count: number }>({ ...options, ttl: WINDOW_MS })
  const goodLinks = new LRUCache<string, Set<string>>({ ...options, ttl: LIMITS.goodLinkMs.value })
  return {
    async take(address) {
      const entry = attempts.get(address) ?? { count: 0 }
      entry.count += 1
      if (entry.count === 1) attempts.set(address, entry)
      return { count: entry.count, resetsInMs: attempts.getRemainingTTL(address) }
    },
    async giveBack(address) {
      const entry = attempts.get(address)
      if (entry && entry.count > 0) entry.count -= 1
    },
    count: async (address) => attempts.get(address)?.count ?? 0,
    isGood: async (address, item) => goodLinks.get(address)?.has(item) === true,
    async addGood(address, item) {
      const links = goodLinks.get(address) ?? new Set()
      links.delete(item)
      links.add(item)
      const [oldest] = links
      if (oldest !== undefined && links.size > LIMITS.goodLinksPerAddress.value) links.delete(oldest)
      goodLinks.set(address, links)
    },
  }
}

/** Also sets a missing expiry: otherwise, a counter whose expiry was not stored would never be deleted. */
const TAKE = `
local count = redis.call('INCR', KEYS[1])
if redis.call('PTTL', KEYS[1]) < 0 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {count, redis.call('PTTL', KEYS[1])}`
/** Gives nothing back once the minute is over: a credit would allow more guesses in the next minute. */
const GIVE_BACK = `
if tonumber(redis.call('GET', KEYS[1]) or '0') > 0 then redis.call('DECR', KEYS[1]) end`
const ADD_GOOD = `
redis.call('LREM', KEYS[1], 0, ARGV[1])
redis.call('LPUSH', KEYS[1], ARGV[1])
redis.call('LTRIM', KEYS[1], 0, ARGV[2] - 1)
redis.call('PEXPIRE', KEYS[1], ARGV[3])`

const attemptsKey = (address: string): string => `pages:attempts:${address}`
const goodLinksKey = (address: string): string => `pages:good:${address}`

/**
 * Connects to the Redis or Valkey that several processes share (RATE_LIMIT_STORE). A connection that breaks, or on which
 * there is no response for two seconds, is logged once per outage and restored in the background; calls do not wait for
 * that. Until the outage is noticed, a command waits half a second at most.
 */
export async function openRateLimitStore(
  url: string,
  log: Log,
): Promise<RateLimitStore & { isUp: () => boolean; close: () => void }> {
  const { Redis } = await import('ioredis')
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2000,
    commandTimeout: 500,
    socketTimeout: 2000,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5000),
  })
  let isLogged = false
  client.on('ready', () => (isLogged = false))
  client.on('error', () => {
    if (!isLogged) log({ level: 'warn', event: 'rate limit store away', effect: 'the limit of this process applies' })
    isLogged = true
  })
  return { ...createRedisStore(client), isUp: () => client.status === 'ready', close: () => client.disconnect() }
}

function createRedisStore(client: Redis): RateLimitStore {
  const { goodLinksPerAddress, goodLinkMs } = LIMITS
  return {
    async take(address) {
      const [count = 0, resetsInMs = 0] = (await client.eval(TAKE, 1, attemptsKey(address), WINDOW_MS)) as number[]
      return { count, resetsInMs }
    },
    giveBack: async (address) => void (await client.eval(GIVE_BACK, 1, attemptsKey(address))),
    count: async (address) => Number(await client.get(attemptsKey(address))),
    isGood: async (address, item) => (await client.lpos(goodLinksKey(address), item)) !== null,
    addGood: async (address, item) =>
      void (await client.eval(ADD_GOOD, 1, goodLinksKey(address), item, goodLinksPerAddress.value, goodLinkMs.value)),
  }
}
