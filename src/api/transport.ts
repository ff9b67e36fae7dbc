import { learnServerTime } from '#lib/clock.ts'
import { readRuntime } from '#lib/runtime.ts'
import { received, takeBegunRead } from './begun-reads.ts'
import { ApiError } from './errors.ts'

/** What a call that is answered with a file accepts. */
export const ANY_TYPE = '*/*'

/**
 * Sends one request of the generated client, or takes its answer where the document has begun it: XSRF cookie to header,
 * the configured time limit, the server's clock.
 * Throws `ApiError` for every answer that never came (`network`, `timeout`, `aborted`).
 */
export async function send(request: Request): Promise<Response> {
  const token = xsrfToken()
  if (token) request.headers.set('X-XSRF-TOKEN', token)
  const { apiTimeoutMs } = readRuntime()
  const limit = apiTimeoutMs > 0 && !carriesFile(request) ? AbortSignal.timeout(apiTimeoutMs) : undefined
  const signal = limit ? eitherOf(request.signal, limit) : request.signal
  try {
    const answer = takeBegunRead(request, signal) ?? received(globalThis.fetch(request, { signal }))
    const { response, receivedAt } = await answer
    learnServerTime(response.headers.get('date'), receivedAt)
    return response
  } catch (cause) {
    throw errorOfSilence(cause)
  }
}

/** What aborts as soon as one of both does. `AbortSignal.any` is missing in browsers of 2023. */
function eitherOf(...signals: [AbortSignal, AbortSignal]): AbortSignal {
  const both = new AbortController()
  for (const signal of signals) {
    const pass = () => both.abort(signal.reason)
    if (signal.aborted) pass()
    else signal.addEventListener('abort', pass, { once: true })
  }
  return both.signal
}

/** A file, up or down, takes as long as the line needs: whoever waits for it sees its progress and can cancel. */
function carriesFile({ headers }: Request): boolean {
  return (headers.get('Content-Type') ?? '').startsWith('multipart/') || headers.get('Accept') === ANY_TYPE
}

/** The error of a request that was cut, cancelled or given up before its whole answer was there. */
export function errorOfSilence(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause
  const name = cause instanceof Error ? cause.name : ''
  if (name === 'TimeoutError') return new ApiError('timeout', { timeoutMs: readRuntime().apiTimeoutMs }, { cause })
  if (name === 'AbortError') return new ApiError('aborted', {}, { cause })
  return new ApiError('network', {}, { cause })
}

/** What a write proves with that it comes from the page, if the backend wants that. */
export function xsrfToken(): string | undefined {
  const value = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(globalThis.document?.cookie ?? '')?.[1]
  if (!value) return undefined
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
