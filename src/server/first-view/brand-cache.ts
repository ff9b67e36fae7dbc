import { LRUCache } from 'lru-cache'
import { getBranding, getSystemBranding } from '#lib/api-paths.gen.ts'
import { LIMITS } from '#server/limits.ts'
import type { ReadResponse } from './visitor-transport.ts'

export type BrandCache = {
  /** Returns a brand that was read earlier, for the document of a wrong key. */
  get: (host: string | undefined, read: Request) => ReadResponse | undefined
  /** Sends a read. Documents that are requested at almost the same time share the response with their brand. */
  share: (host: string | undefined, read: Request, send: () => Promise<ReadResponse>) => Promise<ReadResponse>
}

/** How long a brand is shared after it was read, in ms: too short for anyone to notice, yet busy hosts read little more. */
const SHARED_MS = 100
const BRAND_PATHS: readonly string[] = [getBranding, getSystemBranding]
/** Headers that belong to a single call: a cached `date` would shift every deadline. */
const PER_CALL_HEADERS = new Set(['date', 'x-request-id', 'retry-after'])

export function createBrandCache(): BrandCache {
  const cache = new LRUCache<string, ReadResponse>({
    max: LIMITS.brandCacheEntries.value,
    ttl: LIMITS.brandCacheMs.value,
  })
  const recent = new Map<string, Promise<ReadResponse>>()
  return {
    get: (host, read) => cache.get(keyOf(host, read) ?? ''),
    async share(host, read, send) {
      const key = keyOf(host, read)
      if (key === undefined) return send()
      // Fails if the other visitor disconnects.
      const shared = await recent.get(key)?.catch(() => undefined)
      if (shared && isForAll(shared)) return shared
      const own = send()
      recent.set(key, own)
      const response = await own.finally(() => setTimeout(() => recent.delete(key), SHARED_MS).unref())
      const { status, headers, body } = response
      const lasting = Object.entries(headers).filter(([name]) => !PER_CALL_HEADERS.has(name))
      if (isForAll(response)) cache.set(key, { status, headers: Object.fromEntries(lasting), body })
      return response
    },
  }
}

/** A response with a cookie is only for the visitor who gets the cookie. */
function isForAll({ status, isCookieLost }: ReadResponse): boolean {
  return status === 200 && isCookieLost === undefined
}

/** Returns the key of a brand, which depends on the host and the item's reseller; undefined for any other read. */
function keyOf(host: string | undefined, { url, headers }: Request): string | undefined {
  const { pathname } = new URL(url)
  if (!BRAND_PATHS.includes(pathname)) return undefined
  return JSON.stringify([pathname, host, headers.get('x-reseller-realm'), headers.get('x-brand-system-name')])
}
