import { learnServerTime } from '#lib/clock.ts'
import { ApiError } from './errors.ts'
import { xsrfToken } from './transport.ts'

/** How much of a body has left, in bytes; the parts around the file count with it. */
export type UploadProgress = { sent: number; total: number }

/** Answers whose body must be absent. */
const WITHOUT_BODY = new Set([204, 205, 304])

/**
 * How a call of the generated client sends a form with a file, which keeps its name and its bytes: its options. Whoever
 * watches is told how far the body has come, which only XMLHttpRequest knows.
 */
export function asUpload(onProgress?: (progress: UploadProgress) => void) {
  // Kept beside the request made of it: WebKit reads no body with a file in it back from a request.
  const form = new FormData()
  const bodySerializer = (parts: Record<string, string | File>) => {
    for (const [name, value] of Object.entries(parts)) form.append(name, value)
    return form
  }
  const watched = onProgress && { fetch: sendWithProgress(form, onProgress) }
  return { bodySerializer, parseAs: 'text', ...watched } as const
}

/** Sends a request with this form as its body. There is no time limit, as for every file. */
function sendWithProgress(form: FormData, onProgress: (progress: UploadProgress) => void) {
  return (request: Request) =>
    new Promise<Response>((resolve, reject) => {
      const exchange = new XMLHttpRequest()
      const abort = () => exchange.abort()
      exchange.open(request.method, request.url)
      exchange.responseType = 'arraybuffer'
      for (const [name, value] of request.headers) {
        // Only whoever encodes the form knows the boundary between its parts.
        if (name !== 'content-type') exchange.setRequestHeader(name, value)
      }
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
      else exchange.send(form)
    })
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
