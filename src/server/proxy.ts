import type { IncomingHttpHeaders } from 'node:http'
import { Agent, type Dispatcher } from 'undici'
import { BodyTooLarge, type PeekedBody } from './body.ts'
import { fileHandles } from './file-handles.ts'
import { requestHeadersThatPass } from './header-rules.ts'
import { LIMITS } from './limits.ts'
import { codeOf } from './log.ts'
import { busy, Problem, tooLarge } from './problems.ts'
import { CLOSED_CODES, createConnector } from './read-after-write-error.ts'
import type { Settings } from './settings.ts'

/** Why a call failed, for log and metrics. */
export type FailureReason = 'unreachable' | 'timeout' | 'cut' | 'invalid' | 'too long' | 'too many calls'

/** A call as it goes to a backend. */
type OutgoingCall = {
  origin: string
  method: string
  /** Path and query, normalized. */
  path: string
  /** Headers as the browser sent them; the allow-list is applied here. */
  headers: IncomingHttpHeaders
  /** Headers that the server writes itself. */
  serverHeaders: Readonly<Record<string, string>>
  body: PeekedBody | undefined
  /** Whether the server itself reads the response, for a document. */
  isForDocument: boolean
  /** Aborted when the client disconnects or the backend is too slow. */
  controller: AbortController
  /** Called when the call fails. `code` is the error code of Node or undici. */
  onFailure: (reason: FailureReason, code: string | undefined) => void
}

export type Proxy = {
  /** Sends a call and resolves with the response, its body still to be read. Throws a Problem: 413, 502, 503 or 504. */
  send: (call: OutgoingCall) => Promise<Dispatcher.ResponseData>
  /** Calls in progress. */
  count: () => number
}

/** Errors after which a read is retried: the backend may have just closed the reused connection. */
const RETRYABLE = new Set<string | undefined>([...CLOSED_CODES, 'UND_ERR_SOCKET'])

/** Share of MAX_BACKEND_CALLS that only decisions may use. */
const RESERVED_FOR_WRITES = 0.2

/**
 * Forwards calls with undici, which frames every message itself: nothing that a browser sends about framing, connections
 * or upgrades reaches a backend.
 */
export function createProxy({
  proxyTimeoutMs,
  maxUploadBytes,
  maxBackendCalls,
  maxResponseBytes,
}: Pick<Settings, 'proxyTimeoutMs' | 'maxUploadBytes' | 'maxBackendCalls' | 'maxResponseBytes'>): Proxy {
  const connections = maxConnections()
  const options = { connections, connectTimeout: 0, headersTimeout: 0, bodyTimeout: proxyTimeoutMs }
  const readAgent = new Agent({ ...options, maxResponseSize: maxResponseBytes })
  const documentOptions = { ...options, maxResponseSize: LIMITS.documentReadBytes.value }
  const documentReadAgent = new Agent(documentOptions)
  const documentRetryAgent = new Agent({ ...documentOptions, pipelining: 0 })
  // Never reuses a connection: the backend could close it at that moment, and a decision must not be sent twice.
  const writeAndRetryAgent = new Agent({
    ...options,
    maxResponseSize: maxResponseBytes,
    pipelining: 0,
    connect: createConnector(),
  })
  let count = 0

  return { send, count: () => count }

  async function send(call: OutgoingCall): Promise<Dispatcher.ResponseData> {
    const { method, controller, onFailure } = call
    const isRead = method === 'GET'
    if (count >= maxBackendCalls * (isRead ? 1 - RESERVED_FOR_WRITES : 1)) {
      onFailure('too many calls', undefined)
      throw busy()
    }
    count += 1
    let isLate = false
    const giveUp = (): void => {
      isLate = true
      controller.abort()
    }
    const timer = proxyTimeoutMs === 0 ? undefined : setTimeout(giveUp, proxyTimeoutMs)
    try {
      const request = requestOf(call, () => timer?.refresh())
      const agent = !isRead ? writeAndRetryAgent : call.isForDocument ? documentReadAgent : readAgent
      const response = await agent.request(request).catch((error: unknown) => {
        if (isRead && RETRYABLE.has(codeOf(error)))
          return (call.isForDocument ? documentRetryAgent : writeAndRetryAgent).request(request)
        throw error
      })
      response.body.once('close', () => (count -= 1))
      if (response.statusCode > 599) {
        discard(response)
        onFailure('invalid', undefined)
        throw new Problem(502, 'invalidResponse')
      }
      // Otherwise, the browser would get a truncated response. Error bodies are replaced (read-response.ts).
      if (response.statusCode < 400 && Number(response.headers['content-length']) > maxResponseBytes) {
        discard(response)
        onFailure('too long', undefined)
        throw new Problem(502, 'partialResponse')
      }
      return response
    } catch (error) {
      if (error instanceof Problem) throw error
      count -= 1
      if (error instanceof BodyTooLarge) throw tooLarge(maxUploadBytes)
      if (controller.signal.aborted && !isLate) throw error
      onFailure(isLate ? 'timeout' : 'unreachable', isLate ? undefined : codeOf(error))
      throw isLate ? new Problem(504, 'noResponse') : new Problem(502, 'unreachable')
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Without a listener, the error of a destroyed body would be an uncaught exception. */
function discard({ body }: Dispatcher.ResponseData): void {
  body.on('error', () => {}).destroy()
}

function requestOf(call: OutgoingCall, onChunk: () => void): Dispatcher.RequestOptions {
  const { 'content-length': length, ...passing } = requestHeadersThatPass(call.headers)
  const { origin, path, body, serverHeaders } = call
  const isStream = body !== undefined && 'stream' in body
  return {
    origin,
    path,
    method: call.method,
    headers: { ...passing, ...serverHeaders, ...(isStream && { 'content-length': length }) },
    // Each chunk restarts the timeout: a large upload may take long, but must not stall.
    body: isStream ? asBody(eachChunk(body.stream, onChunk)) : (body?.whole ?? null),
    signal: call.controller.signal,
  }
}

async function* eachChunk(chunks: AsyncIterable<Buffer>, onChunk: () => void): AsyncGenerator<Buffer, void, undefined> {
  for await (const chunk of chunks) {
    onChunk()
    yield chunk
  }
}

/** undici accepts any async iterable as a body, but its types do not. */
function asBody(chunks: AsyncIterable<Buffer>): Dispatcher.DispatchOptions['body'] {
  return chunks as unknown as Dispatcher.DispatchOptions['body']
}

/**
 * Returns how many connections to one backend each agent may have open; further calls wait. A slow backend must leave
 * file handles for visitors, even if the process has few.
 */
function maxConnections(): number {
  return Math.max(16, Math.min(1000, Math.floor(fileHandles() / 6)))
}
