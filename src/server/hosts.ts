import type { IncomingMessage } from 'node:http'

/** A normalized host: lower case, without a final dot or the default port. Only `host` includes the port. */
export type Host = { name: string; host: string }

/** A host name (RFC 1035, section 2.3.4) or an IP address, with or without a port; no user name, path or list. */
const HOST_PATTERN = /^(?:[\w-]{1,63}(?:\.[\w-]{1,63})*\.?|\[[\da-f:.]+\])(?::[1-9]\d{0,4})?$/i
/** RFC 1035, section 2.3.4, allows 255 bytes on the wire: 253 characters of text. */
const MAX_NAME_LENGTH = 253

/** Reads a `Host` header; undefined if it is malformed or its port or IP address is out of range. */
export function parseHost(text: string | undefined): Host | undefined {
  const url = text !== undefined && HOST_PATTERN.test(text) ? URL.parse(`http://${text}`) : null
  const name = url?.hostname.replace(/\.$/, '')
  if (!url || !name || name.length > MAX_NAME_LENGTH) return undefined
  return { name, host: url.port ? `${name}:${url.port}` : name }
}

/** Returns the name in a `Host` header, without the port, or undefined for a malformed one. */
export function hostName(text: string | undefined): string | undefined {
  return parseHost(text)?.name
}

/**
 * Outcome of a host check: the host of the request and the one that backends get, both undefined for HTTP/1.0 without a
 * host; or the status of the refusal.
 */
export type HostCheck = { host: string | undefined; backendHost: string | undefined } | { status: 400 | 421 }

/**
 * Decides which host a request is for.
 * Brands are chosen by `x-forwarded-host`, so only our own names may reach a backend. The calls of the pages have
 * that header (product description, section 3); a trusted gateway may send it, too, when it changes `Host`.
 * @param allowed names of ALLOWED_HOSTS in lower case; undefined allows every name
 * @param isTrusted whether the request came from a trusted gateway
 */
export function checkHost(
  { headers, rawHeaders, httpVersion }: Pick<IncomingMessage, 'headers' | 'rawHeaders' | 'httpVersion'>,
  allowed: ReadonlySet<string> | undefined,
  isTrusted: boolean,
): HostCheck {
  // `rawHeaders` alternates names and values.
  const count = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length
  // HTTP/1.0 does not require a Host header.
  if (count === 0 && httpVersion === '1.0' && !allowed) return { host: undefined, backendHost: undefined }
  const direct = parseHost(headers.host)
  if (count !== 1 || !direct) return { status: 400 }
  const isAllowed = ({ name }: Host): boolean => allowed === undefined || allowed.has(name)
  const forwardedHosts = headers['x-forwarded-host']?.toString()
  const forwarded = parseHost(forwardedHosts?.slice(forwardedHosts.lastIndexOf(',') + 1).trim())
  const chosen = forwarded && isAllowed(forwarded) && (isAllowed(direct) || isTrusted) ? forwarded : direct
  if (!isAllowed(chosen)) return { status: 421 }
  return { host: chosen.host, backendHost: allowed ? chosen.name : chosen.host }
}
