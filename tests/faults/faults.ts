import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { addingOddNames, addingOthers, addingTenMegabytes, withoutFields, withOtherTypes } from './bodies.ts'

/** A response of the backend, its body not decoded. */
export type RealAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** The headers that may be sent on over another connection (RFC 9110, section 7.6.1). */
export function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...passing } = headers
  return passing
}

/** What a fault works with. */
type Given = {
  /** What the backend has answered, where the call is passed on to it. */
  real: RealAnswer | undefined
  outgoing: ServerResponse
  /** Delays something until responses are normal again. */
  whenMended: (then: () => void) => void
  write: (answer: RealAnswer) => void
}

/**
 * What a fault means to the caller. `lost`: no usable response, and the backend has done nothing; `taken`: it has executed the
 * call, but the response is lost; `garbled`, `misshapen` and `empty`: it has, but the response is not JSON, has values of
 * other types, or has no fields; `good`: a normal response; `late`: a response after the page was left. The others are the
 * refusals of `src/api/errors.ts`.
 */
export type Meaning =
  | 'lost'
  | 'taken'
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
  /** Whether the backend executes the call and the fault changes its response; otherwise it never receives the call. */
  passes: boolean
  /** Answers the call. `real` is there where the fault passes. */
  give: (given: Given) => void
}

/** `give` with the response of the backend. */
const spoilt = (give: (real: RealAnswer, given: Given) => void): Fault => ({
  passes: true,
  give(given) {
    if (!given.real) throw new Error('The call was not passed on')
    give(given.real, given)
  },
})

const refused = (status: number, headers: IncomingHttpHeaders = {}): Fault => ({
  passes: false,
  give: ({ write }) =>
    write({
      status,
      headers: { 'content-type': 'application/json', ...headers },
      body: Buffer.from(JSON.stringify({ response_text: `Refused with ${status}.`, response_code: status })),
    }),
})

const said = (status: number, type: string, text: string): Fault => ({
  passes: false,
  give: ({ write }) => write({ status, headers: { 'content-type': type }, body: Buffer.from(text) }),
})

/** Seconds that the 429 asks to wait. */
export const RETRY_AFTER = 7

const changed = (alter: (body: unknown) => string): Fault =>
  spoilt((real, { write }) => {
    const { body } = real
    write({ ...real, body: Buffer.from(alter(body.length > 0 ? JSON.parse(body.toString()) : {})) })
  })

/** Every fault that an answer can meet, with its meaning. */
export const FAULTS: readonly (readonly [name: string, meaning: Meaning, fault: Fault])[] = [
  ['refused connection', 'lost', { passes: false, give: ({ outgoing }) => outgoing.socket?.resetAndDestroy() }],
  [
    'cut half-way',
    'taken',
    spoilt(({ status, headers, body }, { outgoing }) => {
      // One byte more than there is, so that an empty answer breaks off as well.
      outgoing.writeHead(status, { ...endToEnd(headers), 'content-length': body.length + 1 })
      outgoing.write(body.subarray(0, Math.ceil(body.length / 2)), () => outgoing.destroy())
    }),
  ],
  ['time-out', 'lost', { passes: false, give: ({ outgoing, whenMended }) => whenMended(() => outgoing.destroy()) }],
  ['400 invalid', 'invalid', refused(400)],
  ['403 forbidden', 'forbidden', refused(403)],
  ['404 unknown', 'unknown', refused(404)],
  ['409 answered', 'answered', refused(409)],
  ['410 expired', 'expired', refused(410)],
  ['422 refused', 'invalid', refused(422)],
  ['429 too many', 'too many', refused(429, { 'retry-after': String(RETRY_AFTER) })],
  ['500 failed', 'lost', refused(500)],
  ['502 empty', 'lost', said(502, 'application/json', '')],
  ['503 away', 'lost', refused(503)],
  ['HTML with 200', 'lost', said(200, 'text/html', '<!doctype html><title>Sign in</title><h1>Sign in here</h1>')],
  [
    'truncated JSON',
    'garbled',
    spoilt((real, { write }) => write({ ...real, body: real.body.subarray(0, Math.ceil(real.body.length / 2)) })),
  ],
  ['wrong types', 'misshapen', changed(withOtherTypes)],
  ['missing fields', 'empty', changed(withoutFields)],
  ['extra fields', 'good', changed(addingOthers)],
  ['odd names', 'good', changed(addingOddNames)],
  [
    '10 MB',
    'good',
    spoilt((real, { write }) => {
      const isJson = real.headers['content-type']?.startsWith('application/json')
      write({ ...real, body: addingTenMegabytes(real.body, isJson === true) })
    }),
  ],
  ['late answer', 'late', spoilt((real, { write, whenMended }) => whenMended(() => write(real)))],
]

/** Faults in the fields of an answer, which a file does not have. */
export const OF_FIELDS: ReadonlySet<string> = new Set([
  'truncated JSON',
  'wrong types',
  'missing fields',
  'extra fields',
  'odd names',
])

/** Responds with this JSON value in place of the backend. */
export const saying = (answer: unknown): Fault => said(200, 'application/json', JSON.stringify(answer))
