import type { FastifyRequest } from 'fastify'
import type { PendingReads } from '#server/pending-reads.ts'
import type { Visitor } from './visitor-transport.ts'

/** Headers of the document's request that the visitor's own calls would carry as well, gateways' included. */
const SAME_IN_CALLS = [
  'host',
  'cookie',
  'user-agent',
  'accept-language',
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
]

/** No item is larger; a page of the TLD list is a tenth of it. */
const MOST_BYTES = 512 * 1024

type Visit = {
  /** Aborts the reads that are under way: nobody wants the document any longer. */
  gone: AbortSignal
  /** The document is complete: nothing is begun for it any longer, and what is under way is left to the browser's calls. */
  complete: AbortSignal
  pendingReads: PendingReads
  /** Told the cookies that an answer sets. */
  onCookies: (cookies: readonly string[]) => void
}

/**
 * Makes a visitor of a document's request, whose reads go through the server itself as the browser's would: with the rate
 * limit, the header rules, the credentials, the log and the metrics of every call.
 */
export function visitorOf(
  { server, raw, headers, context, originalUrl }: FastifyRequest,
  { gone, complete, pendingReads, onCookies }: Visit,
): Visitor {
  const shared = Object.fromEntries(
    SAME_IN_CALLS.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  )
  const { path, query } = context.target ?? { path: originalUrl, query: '' }
  const host = 'host' in context.host ? context.host.host : headers.host
  return {
    href: path + query,
    origin: `${context.isHttps ? 'https' : 'http'}://${host}`,
    cookies: headers.cookie ?? '',
    languages: languagesOf(headers['accept-language']),
    async send(read) {
      complete.throwIfAborted()
      const { pathname, search } = new URL(read.url)
      const { remoteAddress } = raw.socket
      const identity = {
        method: read.method as 'GET' | 'POST',
        url: pathname + search,
        headers: { ...Object.fromEntries(read.headers), ...shared },
        body: await read.text(),
      }
      const controller = new AbortController()
      const abort = () => controller.abort()
      const answered = server.inject({
        method: identity.method,
        url: identity.url,
        headers: { ...identity.headers, 'accept-encoding': 'identity' },
        ...(identity.body && { payload: identity.body }),
        ...(remoteAddress !== undefined && { remoteAddress }),
        signal: controller.signal,
      })
      const leave = () => pendingReads.leave(identity, { answer: answered, abort })
      gone.addEventListener('abort', abort)
      complete.addEventListener('abort', leave)
      const answer = await answered.finally(() => {
        gone.removeEventListener('abort', abort)
        complete.removeEventListener('abort', leave)
      })
      if (answer.rawPayload.length > MOST_BYTES) throw new Error('An answer is too long for a document')
      const { 'set-cookie': cookies, ...others } = answer.headers
      if (cookies) onCookies([cookies].flat())
      const texts = Object.entries(others).map(([name, value]) => [name, String(value)] as const)
      return { status: answer.statusCode, headers: Object.fromEntries(texts), body: answer.body }
    },
  }
}

/** Returns the tags of an `Accept-Language` header; browsers write them in their order. */
function languagesOf(header = ''): string[] {
  return header
    .split(',')
    .map((part) => part.split(';')[0]?.trim() ?? '')
    .filter(Boolean)
}
