import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type ServiceCall, normalisePath, serviceCall } from './services.ts'

/** What is known of a request before anything answers it. */
export type Visit = {
  /** Goes to the backend, back to the browser and into the log: the one thing by which all three can be matched. */
  id: string
  method: string
  /** Normalised, without the query; undefined when the request line holds no address. */
  path: string | undefined
  query: string
  call: ServiceCall | undefined
  /** The browser's address, as far as it is known. */
  address: string
  isHttps: boolean
  /** `x-forwarded-for` for the backend. */
  forwardedFor: string
}

/**
 * Reads who asks for what. The headers that gateways add are believed only as far as gateways are trusted: a browser
 * can send them too.
 * @param trustedGateways how many gateways stand in front of this server
 */
export function readVisit(incoming: IncomingMessage, trustedGateways: number): Visit {
  const method = incoming.method ?? 'GET'
  const target = normalisePath(incoming.url ?? '')
  const peer = incoming.socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/, '') ?? ''
  const believed = (name: string): string[] => (trustedGateways > 0 ? listed(incoming.headers[name]) : [])
  const chain = [...believed('x-forwarded-for'), peer]
  const protocols = believed('x-forwarded-proto')
  const protocol = protocols.at(-trustedGateways) ?? protocols[0]
  return {
    id: believed('x-request-id').find((each) => /^[\w.:-]{1,128}$/.test(each)) ?? randomUUID(),
    method,
    path: target?.path,
    query: target?.query ?? '',
    call: target && serviceCall(method, target.path),
    // Each gateway adds the address that it saw at the end: what stands before those was written by the browser.
    address: chain.at(-1 - trustedGateways) ?? chain[0] ?? peer,
    isHttps: protocol === undefined ? 'encrypted' in incoming.socket : protocol.toLowerCase() === 'https',
    forwardedFor: chain.join(', '),
  }
}

function listed(header: string | string[] | undefined): string[] {
  const text = Array.isArray(header) ? header.join(',') : (header ?? '')
  return text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
}
