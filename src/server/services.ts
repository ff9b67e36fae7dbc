/** The backend services, named as their setting is: `API_ORIGIN_<NAME>`. */
export const SERVICES = ['TRADE', 'DLS', 'TRADEMARK', 'REGISTRANT', 'TLD_INFO', 'CONSENT'] as const

export type Service = (typeof SERVICES)[number]

const PREFIXES: readonly (readonly [prefix: string, service: Service])[] = [
  ['/trade/api/', 'TRADE'],
  ['/dls/api/', 'DLS'],
  ['/trademark/api/', 'TRADEMARK'],
  ['/registrant/api/', 'REGISTRANT'],
  ['/consent/api/', 'CONSENT'],
  ['/tld-info/api/', 'TLD_INFO'],
]

/** The two calls that stand beside a page's own paths (`/tld-info/{hash}`), so only as POST and only as printed. */
const POSTS: Readonly<Record<string, Service>> = { '/tld-info/gethash/': 'TLD_INFO', '/tld-info/unhash': 'TLD_INFO' }

export type ServiceCall = {
  service: Service
  /** How the call is named in figures: bounded, without keys. */ pattern: string
}

/**
 * Which service answers a request: the closed list of section 2 of the product description.
 * @param method as sent, upper case
 * @param path normalised (see `normalisePath`), without the query
 * @returns undefined for everything that is a file, the configuration or the document
 */
export function serviceCall(method: string, path: string): ServiceCall | undefined {
  const prefix = PREFIXES.find(([start]) => path.startsWith(start))
  if (prefix) return { service: prefix[1], pattern: `${prefix[0]}*` }
  const service = method === 'POST' && Object.hasOwn(POSTS, path) ? POSTS[path] : undefined
  return service && { service, pattern: path }
}

/** What is read by a reseller's or a back office's name, which is no secret; everything else that is read has a key. */
const WITHOUT_KEY: readonly string[] = [
  '/trade/api/no-auth/reseller/branding_with_messaging_vars',
  '/trade/api/api/no-auth/system_branding',
  '/tld-info/api/no-auth/tldconfig/admin/gdpr/',
]

/**
 * Whether a call finds something by the key that it carries, so that keys could be guessed with it: reading (a HEAD
 * tells as much as a GET), and the one look-up that is sent as POST.
 */
export function looksUpKey(method: string, path: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return path === '/tld-info/unhash'
  return !WITHOUT_KEY.some((each) => (each.endsWith('/') ? path.startsWith(each) : path === each))
}

/**
 * Resolves `.` and `..` as a browser does, so that what is matched is what is forwarded.
 * @param target the request line's target
 * @returns undefined when it is no address at all (`*`, a broken absolute form)
 */
export function normalisePath(target: string): { path: string; query: string } | undefined {
  const url = URL.parse(target.startsWith('/') ? `http://x${target}` : target)
  return url?.protocol === 'http:' || url?.protocol === 'https:' ? { path: url.pathname, query: url.search } : undefined
}

/**
 * Whether a backend that decodes `%2f`, `%5c` or `%2e` would walk out of the prefix. An encoded slash alone is
 * allowed: keys are opaque and may hold one.
 */
export function hidesDotSegments(path: string): boolean {
  let decoded = path
  // Twice-encoded dots pass one decoding gateway and walk at the next.
  for (let round = 0; round < 3; round++) {
    decoded = decoded.replace(/%(25|2e|2f|5c)/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  }
  return /[/\\]\.\.?(?:[/\\;]|$)/.test(decoded)
}
