import { expect } from 'vitest'

/** Request headers whose values must not reach a backend: most can spoof a proxy, another client or another method. */
export const FORGED = `Proxy Remote-User X-Forwarded-User SSL-Client-Cert True-Client-IP X-Real-IP CF-Connecting-IP
  Forwarded X-Forwarded-For X-Forwarded-Host X-Forwarded-Port X-Forwarded-Prefix X-Forwarded-Proto X-Host X-Original-URL
  X-Rewrite-URL X-HTTP-Method-Override X-Middleware-Subrequest X-Request-Id Traceparent Authorization
  Proxy-Authorization X-Api-Key Prefer Via Range Origin Referer`.split(/\s+/)

/** Response headers with which a backend could control a browser or a proxy in front of the server. */
export const UNSAFE = `Refresh Clear-Site-Data Service-Worker-Allowed X-Accel-Redirect X-Sendfile Surrogate-Control
  Access-Control-Allow-Origin Access-Control-Allow-Credentials Timing-Allow-Origin Location Content-Location Link
  SourceMap Expires ETag Age Alt-Svc NEL Report-To Content-Security-Policy-Report-Only Server Via X-Powered-By
  WWW-Authenticate Proxy-Authenticate Authorization Set-Cookie2 X-DNS-Prefetch-Control Origin-Agent-Cluster
  Cross-Origin-Embedder-Policy Speculation-Rules Accept-CH Upgrade Keep-Alive`.split(/\s+/)

/** Set by the server itself: the response to a call has each header once, with our value. */
export const ENFORCED = `Content-Security-Policy Referrer-Policy X-Content-Type-Options X-Frame-Options
  Permissions-Policy Cross-Origin-Opener-Policy Cross-Origin-Resource-Policy X-Robots-Tag Cache-Control
  X-Request-Id`.split(/\s+/)

/** Request headers that may reach a backend. */
const TO_BACKEND = new Set(
  `accept accept-encoding accept-language authorization connection content-length content-type cookie host
  transfer-encoding user-agent x-brand-system-name x-forwarded-for x-forwarded-host x-forwarded-proto x-request-id
  x-reseller-realm x-xsrf-token`.split(/\s+/),
)

/** Response headers of a call that may reach a browser. */
const TO_BROWSER = new Set([
  ...ENFORCED.map((name) => name.toLowerCase()),
  ...`allow connection content-disposition content-encoding content-language content-length content-type date keep-alive
  retry-after server-timing set-cookie strict-transport-security transfer-encoding x-contract-violation`.split(/\s+/),
])

/** Converts Node's flat list of names and values to pairs, with names in lower case. */
export function pairs(rawHeaders: readonly string[]): [name: string, value: string][] {
  return rawHeaders.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name.toLowerCase(), rawHeaders[index + 1] ?? '']] : [],
  )
}

type Fields = readonly (readonly [name: string, value: string])[]

export const expectBackendHeaders = (fields: Fields): void => expectOnly(TO_BACKEND, fields)
export const expectBrowserHeaders = (fields: Fields): void => expectOnly(TO_BROWSER, fields)

function expectOnly(allowed: ReadonlySet<string>, fields: Fields): void {
  const names = fields.map(([name]) => name)
  expect(names.filter((name) => !allowed.has(name))).toEqual([])
  // Tests send "evil" in the headers that must not be forwarded.
  expect(fields.filter(([, value]) => /evil/i.test(value))).toEqual([])
  const withoutCookies = names.filter((name) => name !== 'set-cookie')
  expect(new Set(withoutCookies).size).toBe(withoutCookies.length)
}
