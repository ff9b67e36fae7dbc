import type { IncomingMessage } from 'node:http'
import { isIP, isIPv4, type BlockList } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The gateways whose `x-forwarded-*` and `x-request-id` are trusted (TRUST_PROXY): their number, or their addresses. */
export type TrustedProxies = number | BlockList

/**
 * Reduces any form of an IP address that gateways write (`192.0.2.1:443`, `[2001:db8::1]:443`, `fe80::1%eth0`,
 * `::ffff:192.0.2.1`) to the plain address. Returns undefined for any other text.
 */
export function plainAddress(text: string): string | undefined {
  // Nearly every address is IPv4, which isIPv4 checks ten times faster than ipaddr.js.
  const unmapped = text.replace(/^::ffff:/i, '')
  if (isIPv4(unmapped)) return unmapped
  const bare = text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*/, '')
  return isIP(bare) ? ipaddr.process(bare).toString() : undefined
}

/** Returns the bucket in which limits count a client: its IPv4 address or IPv6 /64, usually one household or host. */
export function rateLimitBucket(address: string): string {
  const plain = plainAddress(address) ?? address
  if (isIPv4(plain) || !ipaddr.IPv6.isValid(plain)) return plain
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${plain}/64`).toString()}/64`
}

/** Returns whether a peer is a trusted gateway. If only their number is known, every peer is trusted. */
export function isTrusted(peer: string | undefined, trusted: TrustedProxies): boolean {
  if (typeof trusted === 'number') return trusted > 0
  return peer !== undefined && trusted.check(peer, isIPv4(peer) ? 'ipv4' : 'ipv6')
}

export type Client = {
  /** The browser's IP address, as far as it is known. */
  address: string
  isHttps: boolean
  /** Whether the request came from a trusted gateway. */
  isFromGateway: boolean
  /** The `x-forwarded-for` header that backends get. */
  forwardedFor: string
}

/**
 * Identifies the client of a request. Gateway headers count only as far as gateways are trusted: a browser can send them,
 * too. Every gateway appends its peer, so the entries are read from the end. An entry that is not an IP address ends the
 * chain, because nothing before it can be attributed.
 */
export function readClient({ headers, socket }: IncomingMessage, trusted: TrustedProxies): Client {
  const peer = plainAddress(socket.remoteAddress ?? '') ?? ''
  const isFromGateway = isTrusted(peer, trusted)
  const entries = (name: string): string[] =>
    isFromGateway ? (headers[name]?.toString() ?? '').split(',').filter((entry) => entry.trim()) : []
  const chain = [...entries('x-forwarded-for').map(plainAddress), peer]
  const validChain = chain.slice(chain.lastIndexOf(undefined) + 1) as string[]
  const gateways = typeof trusted === 'number' ? trusted : countGateways(validChain, trusted)
  const protocols = entries('x-forwarded-proto')
  const protocol = protocols.at(-Math.max(1, gateways)) ?? protocols[0]
  return {
    address: validChain.at(-1 - gateways) ?? validChain[0] ?? peer,
    isHttps: protocol === undefined ? 'encrypted' in socket : protocol.trim().toLowerCase() === 'https',
    isFromGateway,
    forwardedFor: validChain.join(', '),
  }
}

/** Counts the gateways at the end of a chain. The first entry is the browser, even if its address is trusted. */
function countGateways(chain: readonly string[], trusted: BlockList): number {
  const lastUntrusted = chain.findLastIndex((address) => !isTrusted(address, trusted))
  return chain.length - 1 - Math.max(0, lastUntrusted)
}
