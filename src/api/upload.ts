import { ApiError } from './errors.ts'
import { responseOf } from './response.ts'
import type { Transport } from './transport.ts'

/** Bytes of the whole body, not only of the file. */
export type UploadProgress = { sent: number; total: number }

/** Options of a call that uploads a form with a file. Only XMLHttpRequest can report the progress. */
export function asUpload(transport: Transport, onProgress?: (progress: UploadProgress) => void) {
  const form = new FormData()
  const bodySerializer = (fields: Record<string, string | File>) => {
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    return form
  }
  const upload = { form, ...(onProgress && { send: (request: Request) => sendForm(form, request, onProgress) }) }
  return { bodySerializer, parseAs: 'text', fetch: (request: Request) => transport.send(request, upload) } as const
}

/** Sends the form without a timeout. */
function sendForm(form: FormData, request: Request, onProgress: (progress: UploadProgress) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    const abort = () => xhr.abort()
    xhr.open(request.method, request.url)
    xhr.responseType = 'arraybuffer'
    for (const [name, value] of request.headers) {
      // The browser sets `content-type`, with the boundary.
      if (name !== 'content-type') xhr.setRequestHeader(name, value)
    }
    xhr.upload.addEventListener('progress', ({ loaded, total }) => onProgress({ sent: loaded, total }))
    xhr.addEventListener('load', () => resolve(toResponse(xhr)))
    xhr.addEventListener('error', () => reject(new ApiError('network')))
    xhr.addEventListener('abort', () => reject(new ApiError('aborted')))
    xhr.addEventListener('loadend', () => request.signal.removeEventListener('abort', abort))
    request.signal.addEventListener('abort', abort)
    if (request.signal.aborted) reject(new ApiError('aborted'))
    else xhr.send(form)
  })
}

function toResponse(xhr: XMLHttpRequest): Response {
  const { status, statusText } = xhr
  const headers = new Headers()
  for (const line of xhr
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return responseOf(xhr.response as ArrayBuffer, { status, statusText, headers })
}
