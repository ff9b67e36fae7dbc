import { ApiError } from './errors.ts'

/** The `Accept` of a call that is answered with a file. */
export const ANY_TYPE = '*/*'

/** A form with a file in it, and how to send it where its progress is watched, which `fetch` cannot tell. */
export type Upload = {
  /** Beside the request made of it: WebKit reads no body with a file in it back from a request. */
  form: FormData
  send?: (request: Request) => Promise<Response>
}

/**
 * How calls are sent. This is the only difference between a browser, a test page and a server (see query-client.ts).
 */
export type Transport = {
  /** The origin that the pages are served from, which all calls go to. */
  origin: string
  /** Sends one request. Throws `ApiError` for an answer that never came (`network`, `timeout`, `aborted`). */
  send: (request: Request, upload?: Upload) => Promise<Response>
  /** The address of a plain link to a file that a path of the API leads to. */
  linkTo: (path: string) => string
  /** Nothing is sent, and the page is marked as a test. */
  isTest?: true
}

/** The error of a request that was cut, cancelled or given up before its whole answer was there. */
export function errorOfSilence(cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause
  const name = cause instanceof Error ? cause.name : ''
  const kind = name === 'TimeoutError' ? 'timeout' : name === 'AbortError' ? 'aborted' : 'network'
  return new ApiError(kind, {}, { cause })
}
