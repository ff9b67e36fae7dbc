import { ApiError } from './errors.ts'

/** The `Accept` header of a call for a file. */
export const ANY_TYPE = '*/*'

/** A form with a file, and how to send it with progress, which `fetch` does not report. */
export type Upload = {
  /** Separate from the request, because WebKit cannot read a file back from it. */
  form: FormData
  send?: (request: Request) => Promise<Response>
}

/** How calls are sent. A browser, a test page and a server each have their own transport. */
export type Transport = {
  origin: string
  /** Sends a request. If there is no response, throws `ApiError` (`network`, `timeout` or `aborted`). */
  send: (request: Request, upload?: Upload) => Promise<Response>
  /** Returns the URL for a link that downloads a file from the API. */
  linkTo: (path: string) => string
  /** Set for a test page, which sends nothing and is marked as a test. */
  isTest?: true
}

/** Returns the error of a request without a complete response. */
export function toNetworkError(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause
  const name = cause instanceof Error ? cause.name : ''
  const kind = name === 'TimeoutError' ? 'timeout' : name === 'AbortError' ? 'aborted' : 'network'
  return new ApiError(kind, {}, { cause })
}
