import { keyOfRead, type EmbeddedResponse } from '#api/embedded-responses.ts'
import { responseOf } from '#api/response.ts'
import { toNetworkError, type Transport } from '#api/transport.ts'
import { learnServerTime } from '#lib/clock.ts'
import { readCookie } from '#lib/cookies.ts'

/** The response to a visitor's read. */
export type ReadResponse = {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
  /** If it set a cookie: whether that came too late for the document, so that the browser has to repeat the call. */
  isCookieLost?: boolean
}

/** A client that opens a page. */
export type Visitor = {
  /** Path and query of the page. */
  href: string
  /** The origin that the browser sees. */
  origin: string
  /** The `Cookie` header. */
  cookies: string
  /** Tags of the browser's languages, in its order. */
  languages: readonly string[]
  /** Sends a read as if the visitor's browser had. */
  send: (read: Request) => Promise<ReadResponse>
}

/** Response headers that the pages read. */
const READ_HEADERS = ['content-type', 'date', 'retry-after', 'x-request-id']

/**
 * The transport for the calls of a page that the server renders.
 *
 * @param answers receives every response, except those that the browser has to repeat
 */
export function visitorTransport({ origin, cookies, send }: Visitor, answers: EmbeddedResponse[]): Transport {
  const token = readCookie('XSRF-TOKEN', cookies)
  return {
    origin,
    linkTo: (path) => path,
    async send(request) {
      if (token) request.headers.set('X-XSRF-TOKEN', token)
      const read = keyOfRead(request)
      const {
        status,
        headers,
        body: sent,
        isCookieLost,
      } = await send(request).catch((cause: unknown) => {
        throw toNetworkError(cause)
      })
      const body = writable(sent)
      const kept = Object.fromEntries(READ_HEADERS.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])))
      if (!isCookieLost) answers.push({ read, status, headers: kept, body })
      learnServerTime(kept.date ?? null)
      return responseOf(body, { status, headers: kept })
    },
  }
}

/** Escapes of what may not be writable; those in pairs are. */
const SUSPECT = /\\u(0000|d[89a-f])/i

/**
 * Returns JSON whose texts a document can hold, U+FFFD standing for what it cannot: halves of surrogate pairs and U+0000.
 * Otherwise the page in the document would differ from what the browser renders.
 */
function writable(body: string): string {
  if (!SUSPECT.test(body)) return body
  try {
    return JSON.stringify(
      JSON.parse(body, (_, value: unknown) => (typeof value === 'string' ? replaced(value) : value)),
    )
  } catch {
    return body
  }
}

function replaced(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD')
}
