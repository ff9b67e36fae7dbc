import type { IncomingMessage } from 'node:http'

/** A host name or an IP address, with or without a port: nothing that could be read as user, path or list. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** Returns the name in a `Host` header in lower case, without port and final dot, or undefined for a malformed one. */
export function hostName(host: string | undefined): string | undefined {
  if (host === undefined || !HOST.test(host)) return undefined
  return host.toLowerCase().replace(/\.?(?::\d+)?$/, '')
}

/** Outcome of the check of a host: the host to tell backends, or the status to refuse the request with. */
export type HostCheck = { host: string | undefined } | { status: 400 | 421 }

/**
 * Judges which host a request is for.
 * Brands are chosen by `x-forwarded-host`, so no name that is not ours may reach a backend. The pages send that header
 * themselves (product description, section 3); a trusted gateway may, too, when it changes `Host` on the way.
 * @param allowed names of ALLOWED_HOSTS in lower case; undefined allows every name
 */
export function checkHost(
  { headers, rawHeaders, httpVersion }: Pick<IncomingMessage, 'headers' | 'rawHeaders' | 'httpVersion'>,
  allowed: ReadonlySet<string> | undefined,
  trustedGateways: number,
): HostCheck {
  // Names and values by turns.
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name))
  // HTTP/1.0 knows no Host header.
  if (headers.host === undefined && httpVersion === '1.0' && !allowed) return { host: undefined }
  if (hosts.length > 1 || hostName(headers.host) === undefined) return { status: 400 }
  const isAllowed = (host: string | undefined): boolean => {
    const name = hostName(host)
    return name !== undefined && (allowed === undefined || allowed.has(name))
  }
  const names = headers['x-forwarded-host']?.toString()
  const forwarded = names?.slice(names.lastIndexOf(',') + 1).trim()
  if (isAllowed(forwarded) && (isAllowed(headers.host) || trustedGateways > 0)) return { host: forwarded }
  return isAllowed(headers.host) ? { host: headers.host } : { status: 421 }
}
