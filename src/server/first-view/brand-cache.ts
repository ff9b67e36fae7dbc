import { LRUCache } from 'lru-cache'
import { getBranding, getSystemBranding } from '#lib/api-paths.gen.ts'
import { LIMITS } from '#server/limits.ts'
import type { ReadResponse } from './visitor-transport.ts'

/** Stores brand responses, so that clients who may be guessing keys do not cause brand reads (visitor.ts). */
export type BrandCache = {
  get: (host: string | undefined, read: Request) => ReadResponse | undefined
  set: (host: string | undefined, read: Request, response: ReadResponse) => void
}

const BRAND_PATHS: readonly string[] = [getBranding, getSystemBranding]
/** Headers that belong to a single call: a cached `date` would shift every deadline. */
const PER_CALL_HEADERS = new Set(['date', 'x-request-id', 'retry-after'])

export function createBrandCache(): BrandCache {
  const cache = new LRUCache<string, ReadResponse>({
    max: LIMITS.brandCacheEntries.value,
    ttl: LIMITS.brandCacheMs.value,
  })
  return {
    get: (host, read) => cache.get(cacheKeyOf(host, read) ?? ''),
    set(host, read, { status, headers, body }) {
      const key = cacheKeyOf(host, read)
      if (key === undefined || status !== 200) return
      const cacheableHeaders = Object.entries(headers).filter(([name]) => !PER_CALL_HEADERS.has(name))
      cache.set(key, { status, headers: Object.fromEntries(cacheableHeaders), body })
    },
  }
}

/** Returns a brand's cache key, which depends on the host and the item's reseller; undefined for any other read. */
function cacheKeyOf(host: string | undefined, { url, headers }: Request): string | undefined {
  const { pathname } = new URL(url)
  if (!BRAND_PATHS.includes(pathname)) return undefined
  return JSON.stringify([pathname, host, headers.get('x-reseller-realm'), headers.get('x-brand-system-name')])
}
