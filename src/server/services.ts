import type { ForEveryCall } from '#lib/api-paths.ts'

/** The backend services, named as their setting is: `API_ORIGIN_<NAME>`. */
export const SERVICES = ['TRADE', 'DLS', 'TRADEMARK', 'REGISTRANT', 'TLD_INFO', 'CONSENT'] as const

export type Service = (typeof SERVICES)[number]

/** A call that a backend answers. `pattern` names it in metrics: a closed set, without keys. */
export type ServiceCall = { service: Service; pattern: string }

const PREFIXES = [
  ['/trade/api/', 'TRADE'],
  ['/dls/api/', 'DLS'],
  ['/trademark/api/', 'TRADEMARK'],
  ['/registrant/api/', 'REGISTRANT'],
  ['/consent/api/', 'CONSENT'],
  ['/tld-info/api/', 'TLD_INFO'],
] as const satisfies readonly (readonly [prefix: string, service: Service])[]

/** These two share a prefix with pages (`/tld-info/{hash}`), so they are calls as POST only. */
const POSTS = [
  ['/tld-info/gethash/', 'TLD_INFO'],
  ['/tld-info/unhash', 'TLD_INFO'],
] as const satisfies readonly (readonly [path: string, service: Service])[]

/**
 * Returns the service that answers a request, or undefined when it is a file, the configuration or a page.
 * @param method as sent, upper case
 * @param path normalized by `readTarget`
 */
export function serviceCall(method: string | undefined, path: string): ServiceCall | undefined {
  const prefix = (PREFIXES satisfies ForEveryCall<typeof PREFIXES, (typeof POSTS)[number][0]>).find(([start]) =>
    path.startsWith(start),
  )
  if (prefix) return { service: prefix[1], pattern: `${prefix[0]}*` }
  const post = method === 'POST' && POSTS.find(([exact]) => path === exact)
  return post ? { service: post[1], pattern: path } : undefined
}

/** Calls that name a reseller or a back office, which are no secrets. Every other call carries a key. */
const KEYLESS = [
  /^\/trade\/api\/no-auth\/reseller\/branding_with_messaging_vars$/,
  /^\/trade\/api\/api\/no-auth\/system_branding$/,
  /^\/trade\/api\/no-auth\/messaging\/system_page_(?:test|render)$/,
  /^\/tld-info\/api\/no-auth\/tldconfig\/admin\/gdpr\/(?:tld_list\/)?[^/]+$/,
  /^\/tld-info\/gethash\/$/,
]

/** Returns whether a key could be guessed by a call. What no contract knows counts as carrying one. */
export function carriesKey(path: string): boolean {
  return !KEYLESS.some((pattern) => pattern.test(path))
}

export type Target = { path: string; query: string }

/**
 * Resolves `.` and `..` as browsers do (WHATWG URL), so that the address that is matched is the one that is forwarded.
 * @param target the target of the request line
 * @param host the `Host` header; an absolute target must name the same one (RFC 9112, section 3.2.2)
 * @returns undefined when the target is no address of this server
 */
export function readTarget(target: string, host: string | undefined): Target | undefined {
  const url = URL.parse(target.startsWith('/') ? `http://x${target}` : target)
  if (!url || !/^https?:/.test(url.protocol)) return undefined
  const isOurs = target.startsWith('/') || url.origin === URL.parse(`${url.protocol}//${host}`)?.origin
  return isOurs ? { path: url.pathname, query: url.search } : undefined
}

/**
 * Returns whether a backend that decodes `%2f`, `%5c` or `%2e` would leave the prefix that was matched. An encoded slash
 * alone is allowed, because keys are opaque and may contain one.
 */
export function hidesDotSegments(path: string): boolean {
  let decoded = path
  // Dots that are encoded twice pass one decoding gateway and are resolved by the next.
  for (let round = 0; round < 3; round++) {
    decoded = decoded.replace(/%(25|2e|2f|5c)/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  }
  return /[/\\]\.\.?(?:[/\\;]|$)/.test(decoded)
}
