import type { FastifyServerOptions } from 'fastify'
import type { Socket } from 'node:net'
import { errorPage, type FailedRequest, isShownAsPage } from './error-page.ts'
import { LIMITS } from './limits.ts'
import type { Log } from './log.ts'
import { findCall } from './operations.ts'
import { Problem } from './problems.ts'
import { headersOf } from './security-headers.ts'
import { readTarget } from './target.ts'

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  414: 'URI Too Long',
  431: 'Request Header Fields Too Large',
}

/**
 * Responds to malformed requests and closes the connection, because it is unclear where the next request begins.
 * @param hasPending whether an earlier request of the connection still waits for its response
 */
export function refuseMalformed(
  log: Log,
  hasPending: (socket: Socket) => boolean,
): NonNullable<FastifyServerOptions['clientErrorHandler']> {
  return (error: Error & { code?: string; rawPacket?: unknown }, socket) => {
    const request = readHead(error.rawPacket)
    const status = statusOf(error.code, request)
    log({ event: 'malformed request', status, code: error.code })
    // If a response is pending, the client would mistake this one for it.
    if (!socket.writable || hasPending(socket)) return void socket.destroy()
    const page = isDocument(status, request) ? errorPage(status, request ?? { url: '', headers: {} }) : undefined
    const body = page?.body ?? new Problem(status, 'badRequest').body
    const headers = {
      ...headersOf(undefined, false),
      'cache-control': 'no-store',
      connection: 'close',
      'content-type': 'application/json; charset=utf-8',
      ...page?.headers,
      'content-length': String(Buffer.byteLength(body)),
    }
    const headerLines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`HTTP/1.1 ${status} ${REASONS[status]}\r\n${headerLines.join('')}\r\n${body}`)
    socket.destroySoon()
  }
}

function statusOf(code: string | undefined, request: FailedRequest | undefined): number {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  if (code !== 'HPE_HEADER_OVERFLOW') return 400
  // The parser counts the URL as part of the headers.
  return request && request.url.length > LIMITS.headerBytes.value / 2 ? 414 : 431
}

/**
 * Reads the head of a request from the packet that the parser failed on.
 * @returns undefined when the packet does not begin with a request, because an earlier packet contains the beginning
 */
function readHead(packet: unknown): FailedRequest | undefined {
  const text = Buffer.isBuffer(packet) ? packet.toString('latin1') : ''
  const [, method, url, fields] = /^([A-Z]+) (\S+)([^]*)/.exec(text) ?? []
  if (method === undefined || url === undefined) return undefined
  const headers = [...(fields ?? '').matchAll(/^([\w-]+):[ \t]*(.*?)\r?$/gm)].map(([, name = '', value]) => [
    name.toLowerCase(),
    value,
  ])
  return { method, url, headers: Object.fromEntries(headers) as FailedRequest['headers'] }
}

/** Returns whether to send a page. An unreadable request gets one only with 431, usually due to a browser's cookies. */
function isDocument(status: number, request: FailedRequest | undefined): boolean {
  if (!request) return status === 431
  const target = readTarget(request.url, request.headers.host)
  return isShownAsPage(request, { target, call: target && findCall(request.method, target.path) })
}
