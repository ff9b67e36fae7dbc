import type { IncomingMessage } from 'node:http'
import { securityHeaders } from './security-headers.ts'
import type { Settings } from './settings.ts'
import type { Visit } from './visit.ts'

/** Header fields in the order of the message; a repeated one keeps its lines apart, as `Set-Cookie` must. */
export type Fields = ReadonlyMap<string, readonly string[]>

/** They speak of one connection, not of the message (RFC 9110, section 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** Written anew for the backend, or not its business; `x-original-url` and its kin would change the path behind our back. */
const NOT_TO_BACKEND = new Set([
  ...HOP_BY_HOP,
  'authorization',
  'expect',
  'forwarded',
  'host',
  'x-original-url',
  'x-real-ip',
  'x-request-id',
  'x-rewrite-url',
])

/** Ours stand already; a login dialog, another port, or reports about addresses (which hold keys) are not for the browser. */
const NOT_TO_BROWSER = new Set([
  ...HOP_BY_HOP,
  ...Object.keys(securityHeaders(true)),
  'alt-svc',
  'content-security-policy-report-only',
  'nel',
  'report-to',
  'reporting-endpoints',
  'server',
  'www-authenticate',
  'x-powered-by',
  'x-request-id',
])

/**
 * What a backend gets: the browser's fields without its credentials, the server's own credentials, and who asked.
 * `x-forwarded-host` is part of the branding contract: the pages send it; without it, it is the host that was asked.
 */
export function fieldsForBackend(
  incoming: IncomingMessage,
  visit: Visit,
  origin: string,
  credentials: Settings['credentials'],
): Fields {
  const isOurs = (name: string): boolean =>
    NOT_TO_BACKEND.has(name) || (name.startsWith('x-forwarded-') && name !== 'x-forwarded-host')
  const fields = keep(incoming, isOurs)
  fields.set('host', [new URL(origin).host])
  fields.set('x-request-id', [visit.id])
  fields.set('x-forwarded-for', [visit.forwardedFor])
  fields.set('x-forwarded-proto', [visit.isHttps ? 'https' : 'http'])
  const { host } = incoming.headers
  if (!fields.has('x-forwarded-host') && host !== undefined) fields.set('x-forwarded-host', [host])
  if (credentials) {
    const pair = Buffer.from(`${credentials.username}:${credentials.password}`)
    fields.set('authorization', [`Basic ${pair.toString('base64')}`])
  }
  // A body of unknown length is passed on as one, whatever the method.
  if (incoming.headers['transfer-encoding'] !== undefined) fields.set('transfer-encoding', ['chunked'])
  return fields
}

/** What the browser gets: the backend's fields, but for those that are ours to set or not the browser's business. */
export function fieldsForBrowser(answer: IncomingMessage): Fields {
  return keep(answer, (name) => NOT_TO_BROWSER.has(name))
}

function keep(message: IncomingMessage, isDropped: (name: string) => boolean): Map<string, string[]> {
  const named = new Set((message.headers.connection ?? '').split(',').map((each) => each.trim().toLowerCase()))
  const fields = new Map<string, string[]>()
  const { rawHeaders } = message
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? ''
    if (isDropped(name) || named.has(name)) continue
    fields.set(name, [...(fields.get(name) ?? []), rawHeaders[index + 1] ?? ''])
  }
  return fields
}
