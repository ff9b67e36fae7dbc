import type { IncomingMessage } from 'node:http'
import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Writes an address as gateways note it (`192.0.2.1:443`, `[2001:db8::1]:443`, `fe80::1%eth0`, `::ffff:192.0.2.1`) in
 * its one plain form. A text that is no address is returned as it is.
 */
export function plainAddress(text: string): string {
  // Nearly every address is one of these. What follows would say the same of it, and take ten times as long.
  // Stryker disable next-line StringLiteral: without this look it is only slower
  const mapped = text.replace(/^::ffff:/i, '')
  // Stryker disable next-line ConditionalExpression: without this look it is only slower
  if (isIPv4(mapped)) return mapped
  const bare = text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*/, '')
  return ipaddr.isValid(bare) ? ipaddr.process(bare).toString() : text.trim()
}

/** Returns what failed calls are counted by: an IPv4 address, or the /64 that one household or host has of IPv6. */
export function rateLimitBucket(address: string): string {
  const plain = plainAddress(address)
  if (isIPv4(plain) || !ipaddr.IPv6.isValid(plain)) return plain
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${plain}/64`).toString()}/64`
}

export type Client = {
  /** The browser's address as far as it is known. */
  address: string
  isHttps: boolean
  /** `x-forwarded-for` for backends. */
  forwardedFor: string
}

/**
 * Reads who sends a request. Headers of gateways are believed as far as gateways are trusted: a browser can send them,
 * too. Every gateway adds what it saw at the end, so the entries are counted from there.
 * @param trustedGateways number of gateways in front of this server (TRUST_PROXY)
 */
export function readClient({ headers, socket }: IncomingMessage, trustedGateways: number): Client {
  const entries = (name: string): string[] =>
    trustedGateways === 0
      ? []
      : (headers[name]?.toString() ?? '')
          .split(',')
          .map((entry) => entry.trim())
          .filter(Boolean)
  const peer = plainAddress(socket.remoteAddress ?? '')
  const chain = [...entries('x-forwarded-for'), peer]
  const protocols = entries('x-forwarded-proto')
  const protocol = protocols.at(-trustedGateways) ?? protocols[0]
  return {
    address: plainAddress(chain.at(-1 - trustedGateways) ?? chain[0] ?? peer),
    isHttps: protocol === undefined ? 'encrypted' in socket : protocol.toLowerCase() === 'https',
    forwardedFor: chain.join(', '),
  }
}
