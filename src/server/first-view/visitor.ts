import type { FastifyRequest } from 'fastify'
import { once } from 'node:events'
import { findCall } from '#server/operations.ts'
import { SENTENCES } from '#server/problems.ts'
import { CONFIG_PATH } from '#server/request-context.ts'
import type { RateLimit } from '#server/rate-limit.ts'
import type { BrandCache } from './brand-cache.ts'
import type { ReadResponse, Visitor } from './visitor-transport.ts'

/** Headers, including those of gateways, that the browser's own calls would share with the document's request. */
const SHARED_HEADERS = [
  'host',
  'cookie',
  'user-agent',
  'accept-language',
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
]

type VisitorOptions = {
  /** The response to the read of the configuration; undefined if the sandbox responds. */
  config: ReadResponse | undefined
  /** Aborted when the client disconnects, or when the document is sent without the rendered page. */
  signal: AbortSignal
  brands: BrandCache
  /** Failed calls of the visitor's IP address in this minute. */
  failures: ReturnType<RateLimit['failuresOf']>
  /** Called with the `Set-Cookie` headers of a response; returns whether they reach the browser with the document. */
  onCookies: (cookies: readonly string[]) => boolean
}

/** The response to the remaining reads of a document whose item was refused with 429. */
const RATE_LIMITED_RESPONSE = jsonResponse(429, { response_text: SENTENCES.rateLimited })

/** Makes a response that needs no backend. */
export function jsonResponse(status: number, value: unknown): ReadResponse {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) }
}

/**
 * Creates the visitor for a document's request. Its reads go through the server itself, as the browser's would: with the
 * rate limit, the header rules, the credentials, the log and the metrics of every call. `isWaiting` returns whether
 * a read is waiting for its response.
 */
export function visitorOf(
  { server, raw, headers, context, originalUrl }: FastifyRequest,
  { config, signal, brands, failures, onCookies }: VisitorOptions,
): Visitor & { isWaiting: () => boolean } {
  const sharedHeaders = Object.fromEntries(
    SHARED_HEADERS.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  )
  const { path, query } = context.target ?? { path: originalUrl, query: '' }
  const host = 'host' in context.host ? context.host.host : undefined
  const { remoteAddress } = raw.socket
  const itemStatus = Promise.withResolvers<number>()
  let pendingReads = 0

  return {
    href: path + query,
    origin: `${context.isHttps ? 'https' : 'http'}://${host ?? 'localhost'}`,
    cookies: headers.cookie ?? '',
    languages: languagesOf(headers['accept-language']),
    isWaiting: () => pendingReads > 0,
    async send(read) {
      pendingReads += 1
      return respond(read).finally(() => (pendingReads -= 1))
    },
  }

  async function respond(read: Request): Promise<ReadResponse> {
    signal.throwIfAborted()
    const url = new URL(read.url)
    if (config && url.pathname === CONFIG_PATH) return config
    const operation = findCall(read.method, url.pathname)?.operation
    if (operation && operation.keys.length > 0) {
      const response = await inject(read, url)
      itemStatus.resolve(response.status)
      return response
    }
    const { hasFailed, isExhausted } = await failures
    // A document with a wrong key must cost the backends only the lookup of the key; nothing if the client is limited.
    const cachedBrand = hasFailed ? brands.get(host, read) : undefined
    if (cachedBrand) return cachedBrand
    if (operation && isExhausted && (await rejectOnAbort(itemStatus.promise)) === 429) return RATE_LIMITED_RESPONSE
    return inject(read, url)
  }

  async function inject(read: Request, { pathname, search }: URL): Promise<ReadResponse> {
    const body = await read.text()
    const response = await server.inject({
      method: read.method as 'GET' | 'POST',
      url: pathname + search,
      headers: { ...Object.fromEntries(read.headers), ...sharedHeaders, 'accept-encoding': 'identity' },
      ...(body && { payload: body }),
      ...(remoteAddress !== undefined && { remoteAddress }),
      signal,
    })
    const { 'set-cookie': cookies, ...otherHeaders } = response.headers
    const headerEntries = Object.entries(otherHeaders).map(([name, value]) => [name, String(value)] as const)
    const result = { status: response.statusCode, headers: Object.fromEntries(headerEntries), body: response.body }
    if (cookies) return { ...result, isCookieLost: !onCookies([cookies].flat()) }
    brands.set(host, read, result)
    return result
  }

  async function rejectOnAbort<T>(promise: Promise<T>): Promise<T> {
    const rejection = once(signal, 'abort').then(() => Promise.reject(signal.reason))
    return Promise.race([promise, rejection])
  }
}

/** Returns the tags of an `Accept-Language` header, which browsers send in order of preference. */
export function languagesOf(header = ''): string[] {
  return header
    .split(',')
    .map((part) => part.split(';')[0]?.trim() ?? '')
    .filter(Boolean)
}
