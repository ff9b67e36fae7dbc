import { hash } from 'node:crypto'
import { rateLimitBucket } from './client-address.ts'
import { createMemoryStore, type RateLimitStore } from './rate-limit-store.ts'

/** Whether a status means that the key is right; 409 means that the item was already decided. */
const isGood = (status: number): boolean => (status >= 200 && status < 400) || status === 409

/**
 * Whether a status may mean that the key is wrong. Many backends report a wrong key as invalid input (400, 422). A call that
 * a backend fails to process (5xx, 408, 429) reveals nothing about its key.
 */
const isFailure = (status: number): boolean =>
  status >= 400 && status < 500 && ![408, 429].includes(status) && !isGood(status)

export type Attempt = {
  /** Whether this address has opened the item before. */
  isKnownGood: boolean
  /** Ends the attempt. A call without a response is settled with 0. */
  settle: (status: number) => Promise<void>
}

export type RateLimit = {
  /** Starts a call with a key. @param item from `itemId` */
  begin: (address: string, item: string | undefined) => Promise<Attempt | { retryAfterS: number }>
  /** Returns whether calls of an address have failed in this minute, and whether only its good links still work. */
  failuresOf: (address: string) => Promise<{ hasFailed: boolean; isExhausted: boolean }>
}

/**
 * Limits failed calls per client, to prevent guessing keys. An attempt is counted before the call, so that simultaneous
 * guesses count, too; it is given back unless the key may be wrong. A link that was good for an address keeps working
 * there, including for the decision, no matter how many other calls have failed.
 * @param max how many calls of one client may fail per minute; 0 = unlimited
 * @param sharedStore the store that several processes share; while it is unavailable, the limit of this process applies
 */
export function createRateLimit(max: number, sharedStore?: RateLimitStore): RateLimit {
  const known = { isKnownGood: true, settle: async () => {} }
  if (max === 0) return { begin: async () => known, failuresOf: async () => ({ hasFailed: false, isExhausted: false }) }
  const memoryStore = createMemoryStore()
  const inStore = async <T>(apply: (store: RateLimitStore) => Promise<T>): Promise<T> =>
    sharedStore ? apply(sharedStore).catch(() => apply(memoryStore)) : apply(memoryStore)

  return {
    async failuresOf(address) {
      const count = await inStore((store) => store.count(bucketOf(address)))
      return { hasFailed: count > 0, isExhausted: count >= max }
    },
    async begin(address, item) {
      const bucket = bucketOf(address)
      const itemHash = item && digest(item)
      if (itemHash && (await inStore((store) => store.isGood(bucket, itemHash)))) return known
      const { count, resetsInMs } = await inStore((store) => store.take(bucket))
      const giveBack = async () => inStore((store) => store.giveBack(bucket))
      if (count > max) {
        // Only calls that reach a backend count.
        await giveBack()
        return { retryAfterS: Math.max(1, Math.ceil(resetsInMs / 1000)) }
      }
      return {
        isKnownGood: false,
        async settle(status) {
          if (isFailure(status)) return
          await giveBack()
          if (itemHash && isGood(status)) await inStore((store) => store.addGood(bucket, itemHash))
        },
      }
    },
  }
}

/** Addresses and keys are stored as hashes only. */
function bucketOf(address: string): string {
  return digest(rateLimitBucket(address))
}

function digest(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, 22)
}
