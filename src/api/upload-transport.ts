import { learnServerTime } from '#lib/clock.ts'
import { ApiError } from './errors.ts'
import { xsrfToken } from './transport.ts'

/** How much of a body has left, in bytes; the parts around the file count with it. */
export type UploadProgress = { sent: number; total: number }

/** Answers whose body must be absent. */
const WITHOUT_BODY = new Set([204, 205, 304])

/**
 * Sends a request of the generated client as `send` does, and tells how far its body has come: only XMLHttpRequest knows.
 * There is no time limit, as for every file.
 */
export function sendWithProgress(onProgress: (progress: UploadProgress) => void) {
  return async (request: Request): Promise<Response> => {
    // With the form's own boundaries, which its Content-Type names.
    const body = await request.blob()
    return new Promise((resolve, reject) => {
      const exchange = new XMLHttpRequest()
      const abort = () => exchange.abort()
      exchange.open(request.method, request.url)
      exchange.responseType = 'arraybuffer'
      for (const [name, value] of request.headers) exchange.setRequestHeader(name, value)
      const token = xsrfToken()
      if (token) exchange.setRequestHeader('X-XSRF-TOKEN', token)
      exchange.upload.addEventListener('progress', ({ loaded, total }) => onProgress({ sent: loaded, total }))
      exchange.addEventListener('load', () => {
        learnServerTime(exchange.getResponseHeader('date'))
        resolve(responseOf(exchange))
      })
      exchange.addEventListener('error', () => reject(new ApiError('network')))
      exchange.addEventListener('abort', () => reject(new ApiError('aborted')))
      exchange.addEventListener('loadend', () => request.signal.removeEventListener('abort', abort))
      request.signal.addEventListener('abort', abort)
      if (request.signal.aborted) reject(new ApiError('aborted'))
      else exchange.send(body)
    })
  }
}

function responseOf(exchange: XMLHttpRequest): Response {
  const { status, statusText } = exchange
  const headers = new Headers()
  for (const line of exchange
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  const body = WITHOUT_BODY.has(status) ? null : (exchange.response as ArrayBuffer)
  return new Response(body, { status, statusText, headers })
}
