import { keyOfRead, type EmbeddedResponse } from '#api/embedded-responses.ts'
import { responseOf } from '#api/response.ts'
import { toNetworkError, type Transport } from '#api/transport.ts'
import { learnBackendTime } from '#lib/clock.ts'
import { readCookie } from '#lib/cookies.ts'

/** The response to a visitor's read. */
export type ReadResponse = {
  status: number
  headers: Readonly<Record<string, string>>
  body: string
  /** Whether the response set a cookie too late for the document: the browser has to repeat the call. */
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
  /** Tags of the browser's languages, preferred ones first. */
  languages: readonly string[]
  /** Sends a read as the visitor's browser would. */
  send: (read: Request) => Promise<ReadResponse>
}

/** Response headers that the pages read. */
const READ_HEADERS = ['content-type', 'date', 'retry-after', 'x-request-id']

/**
 * The transport for the calls of a page that the server renders.
 *
 * @param responses receives every response, except those whose call the browser has to repeat
 */
export function visitorTransport({ origin, cookies, send }: Visitor, responses: EmbeddedResponse[]): Transport {
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
        body: originalBody,
        isCookieLost,
      } = await send(request).catch((cause: unknown) => {
        throw toNetworkError(cause)
      })
      const body = replaceUnwritable(originalBody)
      const passing = Object.fromEntries(READ_HEADERS.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])))
      if (!isCookieLost) responses.push({ read, status, headers: passing, body })
      learnBackendTime(passing.date ?? null)
      return responseOf(body, { status, headers: passing })
    },
  }
}

/** Escapes of U+0000 and of surrogates, which may be unpaired. */
const SUSPECT_ESCAPE = /\\u(0000|d[89a-f])/i

/**
 * Replaces what a document cannot contain, unpaired surrogates and U+0000, with U+FFFD in the strings of JSON.
 * Otherwise the page in the document would differ from what the browser renders.
 */
function replaceUnwritable(body: string): string {
  if (!SUSPECT_ESCAPE.test(body)) return body
  try {
    return JSON.stringify(
      JSON.parse(body, (_, value: unknown) => (typeof value === 'string' ? toWritable(value) : value)),
    )
  } catch {
    return body
  }
}

function toWritable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\uFFFD')
}
