import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { addingOddNames, addingOthers, addingTenMegabytes, withoutFields, withOtherTypes } from './bodies.ts'

/** An answer as the backend gave it, its body not decoded. */
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
  /** Puts something off until the answers are no longer spoilt. */
  whenMended: (then: () => void) => void
  write: (answer: RealAnswer) => void
}

/** One way of spoiling an answer. */
export type Fault = {
  /** Whether the backend carries the call out, and its answer is spoilt on the way; else it never hears of the call. */
  passes: boolean
  /** Answers the call. `real` is there where the fault passes. */
  give: (given: Given) => void
}
type Spoilt = Fault & { passes: true }
type Instead = Fault & { passes: false }

/** `give` with the answer of the backend. */
const spoilt = (give: (real: RealAnswer, given: Given) => void): Spoilt => ({
  passes: true,
  give(given) {
    if (!given.real) throw new Error('The call was not passed on')
    give(given.real, given)
  },
})

const refused = (status: number, headers: IncomingHttpHeaders = {}): Instead => ({
  passes: false,
  give: ({ write }) =>
    write({
      status,
      headers: { 'content-type': 'application/json', ...headers },
      body: Buffer.from(JSON.stringify({ response_text: `Refused with ${status}.`, response_code: status })),
    }),
})

const said = (status: number, type: string, text: string): Instead => ({
  passes: false,
  give: ({ write }) => write({ status, headers: { 'content-type': type }, body: Buffer.from(text) }),
})

/** Seconds that the 429 asks to wait. */
export const RETRY_AFTER = 7

const changed = (alter: (body: unknown) => string): Spoilt =>
  spoilt((real, { write }) => {
    const { body } = real
    write({ ...real, body: Buffer.from(alter(body.length > 0 ? JSON.parse(body.toString()) : {})) })
  })

const BY_NAME = {
  'refused connection': { passes: false, give: ({ outgoing }) => outgoing.socket?.resetAndDestroy() },
  'cut half-way': spoilt(({ status, headers, body }, { outgoing }) => {
    // One byte more than there is, so that an empty answer breaks off as well.
    outgoing.writeHead(status, { ...endToEnd(headers), 'content-length': body.length + 1 })
    outgoing.write(body.subarray(0, Math.ceil(body.length / 2)), () => outgoing.destroy())
  }),
  'time-out': { passes: false, give: ({ outgoing, whenMended }) => whenMended(() => outgoing.destroy()) },
  '400 invalid': refused(400),
  '403 forbidden': refused(403),
  '404 unknown': refused(404),
  '409 answered': refused(409),
  '410 expired': refused(410),
  '422 refused': refused(422),
  '429 too many': refused(429, { 'retry-after': String(RETRY_AFTER) }),
  '500 failed': refused(500),
  '502 empty': said(502, 'application/json', ''),
  '503 away': refused(503),
  'HTML with 200': said(200, 'text/html', '<!doctype html><title>Sign in</title><h1>Sign in to the network</h1>'),
  'truncated JSON': spoilt((real, { write }) =>
    write({ ...real, body: real.body.subarray(0, Math.ceil(real.body.length / 2)) }),
  ),
  'wrong types': changed(withOtherTypes),
  'missing fields': changed(withoutFields),
  'extra fields': changed(addingOthers),
  'odd names': changed(addingOddNames),
  '10 MB': spoilt((real, { write }) => {
    const isJson = real.headers['content-type']?.startsWith('application/json')
    write({ ...real, body: addingTenMegabytes(real.body, isJson === true) })
  }),
  'late answer': spoilt((real, { write, whenMended }) => whenMended(() => write(real))),
} as const satisfies Record<string, Fault>

/** The name of a fault, which is also its column in the table. */
export type FaultName = keyof typeof BY_NAME

/** Every fault that an answer can meet. */
export const FAULTS: Record<FaultName, Fault> = BY_NAME

/** Every fault, in the order of the table. */
export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[]

/** Answers with this JSON value, as if the backend had said it. */
export const saying = (answer: unknown): Fault => said(200, 'application/json', JSON.stringify(answer))
