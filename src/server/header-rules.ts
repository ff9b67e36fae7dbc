import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

export type HeaderRule = { name: string; why: string }

/** The only headers of a browser that reach a backend. Docs: docs/operating.md. */
export const REQUEST_HEADERS: readonly HeaderRule[] = [
  { name: 'accept', why: 'HTTP: JSON for calls, a file for downloads' },
  { name: 'accept-encoding', why: 'HTTP: bodies pass as the backend encodes them' },
  { name: 'accept-language', why: 'HTTP: language of the texts in responses' },
  { name: 'content-length', why: 'HTTP: length of a streamed body' },
  { name: 'content-type', why: 'contracts: form, JSON or multipart' },
  { name: 'cookie', why: 'specification, section 7: XSRF-TOKEN, and the session that it belongs to' },
  { name: 'user-agent', why: 'HTTP: backends record the browser of a decision' },
  { name: 'x-xsrf-token', why: 'specification, section 7' },
  { name: 'x-reseller-realm', why: 'contract branding: the realm of the reseller' },
  { name: 'x-brand-system-name', why: 'contract branding: the brand of the reseller' },
  { name: 'x-text-version', why: 'contracts: the wording that was shown for a decision' },
  { name: 'x-text-language', why: 'contracts: the language of that wording' },
]

/** Request headers that the server sets itself; those of a browser are dropped. */
export const OWN_REQUEST_HEADERS: readonly HeaderRule[] = [
  { name: 'host', why: 'HTTP: the host of the backend' },
  { name: 'authorization', why: 'API_USERNAME and API_PASSWORD, when set' },
  { name: 'x-forwarded-for', why: 'the address of the browser; earlier entries only from gateways of TRUST_PROXY' },
  { name: 'x-forwarded-host', why: 'contract branding: the host of the page, checked against ALLOWED_HOSTS' },
  { name: 'x-forwarded-proto', why: 'whether the browser used https' },
  { name: 'x-request-id', why: 'the same id in the log, the response and the backend' },
]

/** The only headers of a backend that reach a browser. */
export const RESPONSE_HEADERS: readonly HeaderRule[] = [
  { name: 'allow', why: 'HTTP: belongs to 405' },
  { name: 'content-disposition', why: 'specification, section 5: the file name of a report' },
  { name: 'content-encoding', why: 'HTTP: how the body is encoded' },
  { name: 'content-language', why: 'HTTP: language of the body' },
  { name: 'content-length', why: 'HTTP: progress of downloads; the server frames the body itself' },
  { name: 'content-type', why: 'HTTP: without it, the body is not read' },
  { name: 'date', why: "deadlines follow the backend's clock" },
  { name: 'retry-after', why: 'HTTP: belongs to 429 and 503' },
  { name: 'server-timing', why: 'time that the backend took, for measurements' },
  { name: 'set-cookie', why: 'specification, section 7: XSRF-TOKEN, and the session that it belongs to' },
  { name: 'x-contract-violation', why: 'the mock servers report contract violations' },
]

/** Headers about the bytes of a body: they do not apply when the server sends another body. */
export const BODY_HEADERS = ['content-encoding', 'content-length'] as const

/** Response headers that the server sets itself; those of a backend are dropped. */
export const OWN_RESPONSE_HEADERS: readonly HeaderRule[] = [
  { name: 'cache-control', why: 'no-store: responses contain personal data' },
  { name: 'connection', why: 'close while the server shuts down' },
  { name: 'x-request-id', why: 'the same id in the log, the response and the backend' },
  { name: 'security headers', why: 'src/server/security-headers.ts' },
]

/** Picks the headers of a browser that may reach a backend. */
export function requestHeadersThatPass(headers: IncomingHttpHeaders): Record<string, string> {
  return pick(REQUEST_HEADERS, headers) as Record<string, string>
}

/** Picks the headers of a backend that may reach a browser. `Set-Cookie` stays a list. */
export function responseHeadersThatPass(
  headers: IncomingHttpHeaders | OutgoingHttpHeaders,
): Record<string, string | string[]> {
  return pick(RESPONSE_HEADERS, headers)
}

function pick(
  rules: readonly HeaderRule[],
  headers: IncomingHttpHeaders | OutgoingHttpHeaders,
): Record<string, string | string[]> {
  const passing: Record<string, string | string[]> = {}
  for (const { name } of rules) {
    const value = headers[name]
    if (value !== undefined) passing[name] = typeof value === 'number' ? String(value) : value
  }
  return passing
}
