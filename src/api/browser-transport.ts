import { learnBackendTime } from '#lib/clock.ts'
import { readCookie } from '#lib/cookies.ts'
import { readRuntime } from '#lib/runtime.ts'
import { takeEmbeddedResponse } from './embedded-responses.ts'
import { ANY_TYPE, toNetworkError, type Transport, type Upload } from './transport.ts'

export function browserTransport(origin = globalThis.location.origin): Transport {
  return { origin, send, linkTo: (path) => path }
}

/** Sends a request with the XSRF header and the configured timeout, and learns the backend's time. */
async function send(request: Request, upload?: Upload): Promise<Response> {
  // Proves to the backend that this page sent the request.
  const token = readCookie('XSRF-TOKEN')
  if (token) request.headers.set('X-XSRF-TOKEN', token)
  const { apiTimeoutMs } = readRuntime()
  const timeout = apiTimeoutMs > 0 && !carriesFile(request) ? AbortSignal.timeout(apiTimeoutMs) : undefined
  const signal = timeout ? anySignal(request.signal, timeout) : request.signal
  try {
    const sendNow = () => upload?.send?.(request) ?? globalThis.fetch(request, { signal })
    const response = takeEmbeddedResponse(request) ?? (await sendNow())
    learnBackendTime(response.headers.get('date'))
    return response
  } catch (cause) {
    throw toNetworkError(cause)
  }
}

/** Replaces `AbortSignal.any`, which some browsers from 2023 lack. */
function anySignal(...signals: [AbortSignal, AbortSignal]): AbortSignal {
  const controller = new AbortController()
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  }
  return controller.signal
}

/** Calls that transfer a file have no timeout: the user sees the progress and can cancel. */
function carriesFile({ headers }: Request): boolean {
  return (headers.get('Content-Type') ?? '').startsWith('multipart/') || headers.get('Accept') === ANY_TYPE
}
