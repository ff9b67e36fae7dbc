import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'

/** An answer that has been read whole. */
type WholeAnswer = { statusCode: number; headers: OutgoingHttpHeaders; rawPayload: Buffer }

/** A read that is under way. */
export type PendingRead = { answer: Promise<WholeAnswer>; abort: () => void }

/**
 * A request by all that its answer may depend on. Not the connection, which may reach this server by another way: whoever
 * knows the key and the cookies would get the same answer from the backend.
 */
type ReadIdentity = {
  method: string
  url: string
  headers: Readonly<Record<string, unknown>>
  body: string
}

/** Headers by which the answers to two requests may differ: a backend gets them, or what is read from them. */
const TELLING_HEADERS = [
  'host',
  'accept',
  'accept-language',
  'cookie',
  'user-agent',
  'content-type',
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-xsrf-token',
  'x-reseller-realm',
  'x-brand-system-name',
]

/** Scripts of the page come on slow lines as well; whoever asks later is answered by a call of their own. */
const KEPT_MS = 10_000

/** Reads for documents that were sent before their answers had come. */
export type PendingReads = {
  /** Leaves a read to the visitor's own call, which may be on its way. Without one it is aborted after 10 seconds. */
  leave: (identity: ReadIdentity, read: PendingRead) => void
  /** Returns the read that asks for exactly what a call does, once. */
  take: (call: FastifyRequest, body: Buffer | undefined) => PendingRead | undefined
}

/** Keeps a backend from being asked twice for one visit, and a slow page from starting over. */
export function createPendingReads(): PendingReads {
  const pending = new Map<string, PendingRead & { timer: NodeJS.Timeout }>()
  const remove = (key: string): PendingRead | undefined => {
    const read = pending.get(key)
    clearTimeout(read?.timer)
    pending.delete(key)
    return read
  }
  return {
    leave(identity, read) {
      const key = keyOf(identity)
      // The same visitor has opened the page twice.
      remove(key)?.abort()
      read.answer.catch(() => {})
      const giveUp = (): void => {
        pending.delete(key)
        read.abort()
      }
      pending.set(key, { ...read, timer: setTimeout(giveUp, KEPT_MS).unref() })
    },
    // Of every call: most of the time nothing is pending.
    take: (call, body) => (pending.size > 0 ? remove(keyOf(identityOf(call, body))) : undefined),
  }
}

/** The identity of a request that has come over a connection. */
function identityOf({ method, originalUrl: url, headers }: FastifyRequest, body: Buffer | undefined): ReadIdentity {
  return { method, url, headers, body: body?.toString() ?? '' }
}

function keyOf({ method, url, headers, body }: ReadIdentity): string {
  return JSON.stringify([method, url, body, ...TELLING_HEADERS.map((name) => headers[name] ?? null)])
}
