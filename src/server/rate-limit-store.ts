import type { Redis } from 'ioredis'
import type { Log } from './log.ts'

/** The options by which rate-limiter-flexible reaches Redis or Valkey. */
export type RateLimitStore = { storeClient: Redis; rejectIfRedisNotReady: true }

/**
 * Connects to the store that several processes share (RATE_LIMIT_STORE). A connection that breaks, or on which nothing is
 * answered for two seconds, is made anew in the background and told once per outage; calls do not wait for it. Until then,
 * those that meet a store without an answer wait half a second a command.
 */
export async function openRateLimitStore(address: string, log: Log): Promise<RateLimitStore> {
  const { Redis } = await import('ioredis')
  const client = new Redis(address, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2000,
    commandTimeout: 500,
    socketTimeout: 2000,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5000),
  })
  let isTold = false
  client.on('ready', () => (isTold = false))
  client.on('error', () => {
    if (!isTold) log({ level: 'warn', event: 'rate limit store away', effect: 'the limit of this process holds' })
    isTold = true
  })
  return { storeClient: client, rejectIfRedisNotReady: true }
}
