import type { FastifyServerOptions } from 'fastify'
import type { Socket } from 'node:net'
import type { Log } from './log.ts'
import { Problem } from './problems.ts'
import { headersOf } from './security-headers.ts'

const STATUSES: ReadonlyMap<string | undefined, [status: number, reason: string]> = new Map([
  ['HPE_HEADER_OVERFLOW', [431, 'Request Header Fields Too Large']],
  ['ERR_HTTP_REQUEST_TIMEOUT', [408, 'Request Timeout']],
])

/**
 * Answers what is no HTTP request, and ends its connection: what follows on it cannot be told from an attack.
 * @param isAnswering whether an earlier request of the connection still waits for its answer
 */
export function refuseMalformed(
  log: Log,
  isAnswering: (socket: Socket) => boolean,
): NonNullable<FastifyServerOptions['clientErrorHandler']> {
  return (error: Error & { code?: string }, socket) => {
    const [status, reason] = STATUSES.get(error.code) ?? [400, 'Bad Request']
    log({ event: 'malformed request', status, code: error.code })
    // These words would be taken for the answer that is still to come.
    if (!socket.writable || isAnswering(socket)) return void socket.destroy()
    const { body } = new Problem(status, 'badRequest')
    const headers = {
      ...headersOf(undefined, false),
      'cache-control': 'no-store',
      connection: 'close',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${body}`)
    socket.destroySoon()
  }
}
