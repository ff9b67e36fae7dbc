import type { IncomingHttpHeaders } from 'node:http'
import { Agent, type Dispatcher } from 'undici'
import { BodyTooLarge, type PeekedBody } from './body.ts'
import { requestHeadersThatPass } from './header-rules.ts'
import { codeOf } from './log.ts'
import { Problem, tooLarge } from './problems.ts'
import type { Settings } from './settings.ts'

/** A call as it goes to a backend. */
type OutgoingCall = {
  origin: string
  method: string
  /** Path and query, normalized. */
  path: string
  /** Headers as the browser sent them; the allow-list is applied here. */
  headers: IncomingHttpHeaders
  /** Headers that the server writes itself. */
  own: Readonly<Record<string, string>>
  body: PeekedBody | undefined
  /** Aborted when the browser has gone; the call is then given up. */
  controller: AbortController
  /** Told why a backend did not answer, for log and metrics. `code` is the name of the error. */
  onFailure: (reason: 'unreachable' | 'timeout', code: string | undefined) => void
}

/** Sends a call and resolves with the answer, its body still to be read. Throws a Problem: 413, 502 or 504. */
export type Proxy = (call: OutgoingCall) => Promise<Dispatcher.ResponseData>

/** A read that met one of these on a kept connection may be sent again: the backend closed it in that moment. */
const CLOSED = new Set<string | undefined>([
  'UND_ERR_SOCKET',
  'ECONNRESET',
  // Stryker disable next-line StringLiteral: whether a write meets the end of a connection first is up to the system
  'EPIPE',
])

/**
 * Passes calls on with undici, which frames every message anew: nothing that a browser says about framing, connections
 * or upgrades reaches a backend.
 */
export function createProxy({
  proxyTimeoutMs,
  maxUploadBytes,
}: Pick<Settings, 'proxyTimeoutMs' | 'maxUploadBytes'>): Proxy {
  const connections = mostConnections()
  const options = { connections, connectTimeout: 0, headersTimeout: 0, bodyTimeout: proxyTimeoutMs }
  const reads = new Agent(options)
  // A decision must not be sent twice, so it never goes over a kept connection, which may close in the moment of its use.
  const writes = new Agent({ ...options, pipelining: 0 })

  return async ({ origin, method, path, headers, own, body, controller, onFailure }) => {
    const { 'content-length': length, ...passing } = requestHeadersThatPass(headers)
    let isLate = false
    const giveUp = (): void => {
      isLate = true
      controller.abort()
    }
    const timer = proxyTimeoutMs === 0 ? undefined : setTimeout(giveUp, proxyTimeoutMs)
    const isStream = body !== undefined && 'stream' in body
    const request = {
      origin,
      path,
      method,
      headers: { ...passing, ...own, ...(isStream && { 'content-length': length }) },
      // A large upload may take long while it makes progress: only a stalled one is given up.
      body: isStream ? asBody(eachChunk(body.stream, () => timer?.refresh())) : (body?.whole ?? null),
      signal: controller.signal,
    }
    const isRead = method === 'GET' || method === 'HEAD'
    try {
      return await (isRead ? reads : writes).request(request).catch((error: unknown) => {
        if (isRead && CLOSED.has(codeOf(error))) return writes.request(request)
        throw error
      })
    } catch (error) {
      if (error instanceof BodyTooLarge) throw tooLarge(maxUploadBytes)
      if (controller.signal.aborted && !isLate) throw error
      onFailure(isLate ? 'timeout' : 'unreachable', isLate ? undefined : codeOf(error))
      throw isLate ? new Problem(504, 'noAnswer') : new Problem(502, 'unreachable')
    } finally {
      clearTimeout(timer)
    }
  }
}

async function* eachChunk(chunks: AsyncIterable<Buffer>, onChunk: () => void): AsyncGenerator<Buffer, void, undefined> {
  for await (const chunk of chunks) {
    onChunk()
    yield chunk
  }
}

/** undici takes any async iterable as a body, which its types do not say. */
function asBody(chunks: AsyncIterable<Buffer>): Dispatcher.DispatchOptions['body'] {
  return chunks as unknown as Dispatcher.DispatchOptions['body']
}

/**
 * Returns how many connections to one backend may be open at a time for reads, and as many for everything else; further
 * calls wait. A slow backend must leave file handles for visitors, also where a process has few.
 */
function mostConnections(): number {
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files: { soft: unknown } } }
  const handles = Number(userLimits?.open_files.soft)
  // "unlimited", or a system that does not tell.
  return Number.isNaN(handles) ? 1000 : Math.max(16, Math.min(1000, Math.floor(handles / 6)))
}
