import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { withExtraFields, withInheritedNames, withoutFields, withOtherTypes, withTenMegabytes } from './bodies.ts'

/** A backend response with its raw body. */
export type RealResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** The headers that may be forwarded (RFC 9110, section 7.6.1). */
export function endToEndHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...passing } = headers
  return passing
}

/** What a fault can use. */
type FaultContext = {
  /** The backend's response, if the call is forwarded. */
  real: RealResponse | undefined
  outgoing: ServerResponse
  /** Runs a callback once the fault is removed. */
  onRestore: (callback: () => void) => void
  write: (response: RealResponse) => void
}

/**
 * What a fault means to the caller. `lost`: no usable response, and the backend has done nothing; `executed`: the call was
 * executed, but its response is lost; `garbled`, `misshapen` and `empty`: the call was executed, but the response is not JSON,
 * has values of other types, or has no fields; `good`: a normal response; `late`: a response after the user left. The
 * other meanings are the errors of `src/api/errors.ts`.
 */
export type Meaning =
  | 'lost'
  | 'executed'
  | 'garbled'
  | 'misshapen'
  | 'empty'
  | 'good'
  | 'invalid'
  | 'forbidden'
  | 'unknown'
  | 'answered'
  | 'expired'
  | 'too many'
  | 'late'

/** One kind of faulty response. */
export type Fault = {
  /** Whether the backend gets the call and the fault alters its response. Otherwise, the fault responds by itself. */
  isProxied: boolean
  /** Responds to the call. `real` is set if `isProxied` is. */
  respond: (context: FaultContext) => void
}

/** A fault that alters the response of the backend. */
const altered = (respond: (real: RealResponse, context: FaultContext) => void): Fault => ({
  isProxied: true,
  respond(context) {
    if (!context.real) throw new Error('The call was not forwarded')
    respond(context.real, context)
  },
})

const jsonError = (status: number, headers: IncomingHttpHeaders = {}): Fault => ({
  isProxied: false,
  respond: ({ write }) =>
    write({
      status,
      headers: { 'content-type': 'application/json', ...headers },
      body: Buffer.from(JSON.stringify({ response_text: `Refused with ${status}.`, response_code: status })),
    }),
})

const replaced = (status: number, type: string, text: string): Fault => ({
  isProxied: false,
  respond: ({ write }) => write({ status, headers: { 'content-type': type }, body: Buffer.from(text) }),
})

/** The Retry-After of the 429 response, in seconds. */
export const RETRY_AFTER = 7

const changedBody = (alter: (body: unknown) => string): Fault =>
  altered((real, { write }) => {
    const { body } = real
    write({ ...real, body: Buffer.from(alter(body.length > 0 ? JSON.parse(body.toString()) : {})) })
  })

/** Every fault, with its meaning. */
export const FAULTS: readonly (readonly [name: string, meaning: Meaning, fault: Fault])[] = [
  ['refused connection', 'lost', { isProxied: false, respond: ({ outgoing }) => outgoing.socket?.resetAndDestroy() }],
  [
    'cut off halfway',
    'executed',
    altered(({ status, headers, body }, { outgoing }) => {
      // Announces one byte too many, so that even an empty response is incomplete.
      outgoing.writeHead(status, { ...endToEndHeaders(headers), 'content-length': body.length + 1 })
      outgoing.write(body.subarray(0, Math.ceil(body.length / 2)), () => outgoing.destroy())
    }),
  ],
  ['timeout', 'lost', { isProxied: false, respond: ({ outgoing, onRestore }) => onRestore(() => outgoing.destroy()) }],
  ['400 invalid', 'invalid', jsonError(400)],
  ['403 forbidden', 'forbidden', jsonError(403)],
  ['404 unknown', 'unknown', jsonError(404)],
  ['409 answered', 'answered', jsonError(409)],
  ['410 expired', 'expired', jsonError(410)],
  ['422 refused', 'invalid', jsonError(422)],
  ['429 too many', 'too many', jsonError(429, { 'retry-after': String(RETRY_AFTER) })],
  ['500 failed', 'lost', jsonError(500)],
  ['502 empty', 'lost', replaced(502, 'application/json', '')],
  ['503 unavailable', 'lost', jsonError(503)],
  ['HTML with 200', 'lost', replaced(200, 'text/html', '<!doctype html><title>Sign in</title><h1>Sign in here</h1>')],
  [
    'truncated JSON',
    'garbled',
    altered((real, { write }) => write({ ...real, body: real.body.subarray(0, Math.ceil(real.body.length / 2)) })),
  ],
  ['wrong types', 'misshapen', changedBody(withOtherTypes)],
  ['missing fields', 'empty', changedBody(withoutFields)],
  ['extra fields', 'good', changedBody(withExtraFields)],
  ['inherited names', 'good', changedBody(withInheritedNames)],
  [
    '10 MB',
    'good',
    altered((real, { write }) => {
      const isJson = real.headers['content-type']?.startsWith('application/json')
      write({ ...real, body: withTenMegabytes(real.body, isJson === true) })
    }),
  ],
  ['late response', 'late', altered((real, { write, onRestore }) => onRestore(() => write(real)))],
]

/** Faults that only a JSON response can have, not a file. */
export const FIELD_FAULTS: ReadonlySet<string> = new Set([
  'truncated JSON',
  'wrong types',
  'missing fields',
  'extra fields',
  'inherited names',
])

/** Responds with a JSON value instead of calling the backend. */
export const respondingWith = (body: unknown): Fault => replaced(200, 'application/json', JSON.stringify(body))
