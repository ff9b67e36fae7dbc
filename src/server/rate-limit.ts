import { hash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { rateLimitBucket } from './client-address.ts'
import type { RateLimitStore } from './rate-limit-store.ts'

const WINDOW_S = 60
/** A link that was good stays open to its address for so long. */
const GOOD_LINK_S = 3600

/** Whether an answer means that the key is right; 409 says that its item has been answered. */
const isGood = (status: number): boolean => (status >= 200 && status < 400) || status === 409

/**
 * Whether an answer may mean that the key is wrong. Many backends call a wrong key wrong input (400, 422). What a backend
 * fails to answer (5xx, 408, 429) tells nothing of a key.
 */
const isFailure = (status: number): boolean =>
  status >= 400 && status < 500 && ![408, 429].includes(status) && !isGood(status)

type Attempt =
  | { retryAfterS: number }
  | {
      /** Ends the attempt. A call that got no answer is settled with 0. */
      settle: (status: number) => Promise<void>
    }

/** Begins a call with a key. @param link from `linkOf` */
export type RateLimit = (address: string, link: string | undefined) => Promise<Attempt>

/**
 * Counts calls with a key that fail, so that keys cannot be guessed at leisure. A try is taken before the call and given
 * back after a good answer: guesses that are made at the same time count, too. A link that was good for an address stays
 * open to it, also for the decision, however many others have failed there.
 * @param most failures allowed per address and minute; 0 allows any number
 * @param store shared by several processes; while it is away, the limit of this process holds
 */
export function createRateLimit(most: number, store?: RateLimitStore): RateLimit {
  if (most === 0) return async () => ({ settle: async () => {} })
  const limiter = (name: string, points: number, duration: number) => {
    const memory = new RateLimiterMemory({ keyPrefix: name, points, duration })
    return store
      ? new RateLimiterRedis({ ...store, keyPrefix: name, points, duration, insuranceLimiter: memory })
      : memory
  }
  const tries = limiter('pages:tries', most, WINDOW_S)
  const goodLinks = limiter('pages:good', 1, GOOD_LINK_S)

  return async (address, link) => {
    const bucket = rateLimitBucket(address)
    const goodLink = link && hash('sha256', `${bucket} ${link}`, 'base64url')
    if (goodLink && (await goodLinks.get(goodLink)) !== null) return { settle: async () => {} }
    try {
      const { msBeforeNext } = await tries.consume(bucket)
      const ends = Date.now() + msBeforeNext
      return {
        async settle(status) {
          if (isFailure(status)) return
          // After the window there is nothing to give back: a credit would allow more guesses in the next one.
          if (Date.now() < ends) await tries.reward(bucket)
          if (goodLink && isGood(status)) await goodLinks.set(goodLink, 1, GOOD_LINK_S)
        },
      }
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      // A refused try was none: otherwise calls that wait for good answers would use up the minute.
      await tries.reward(bucket)
      return { retryAfterS: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) }
    }
  }
}
