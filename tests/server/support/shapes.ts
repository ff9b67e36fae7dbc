/** Requests that the backend may have received for a shape: method, target and body of each, in order. */
export type Sent = readonly [method: string, target: string, body: string]

/** `ledgers`: each one is a way in which the shape may be understood; `[]` is a refusal. */
export type Shape = { name: string; bytes: string; ledgers: readonly (readonly Sent[])[] }

export const KEYED = '/consent/api/no-auth/identity_service/consent'
/** An operation by GET and PUT. The number of the row replaces the zeros. */
export const MEANT = `${KEYED}/MEANT-000`
/** An operation by POST, whose path contains no key. */
export const DECLINE = '/trade/api/no-auth/transfer_in/decline'
export const SECOND = `${KEYED}/SECOND-000`
const SMUGGLED = `${KEYED}/SMUGGLED-000`

/** A whole request, to be hidden in the body of another. */
export const HIDDEN = `GET ${SMUGGLED} HTTP/1.1\r\nHost: pages.example\r\n\r\n`
/** The beginning of one, which swallows the head of whoever comes next on the connection, credentials included. */
export const OPEN_HIDDEN = `GET ${SMUGGLED} HTTP/1.1\r\nHost: pages.example\r\nX-Swallow: `

/** The media types that the operations accept: without one, a body would be refused for its type alone. */
const TYPES: Record<string, string> = { PUT: 'application/json', POST: 'application/x-www-form-urlencoded' }

/** A request with the given lines after `Host`. */
export function request(start: string, lines: readonly string[], body = ''): string {
  const type = TYPES[start.split(' ')[0] ?? '']
  const typeLines = type === undefined ? [] : [`Content-Type: ${type}`]
  return [`${start} HTTP/1.1`, ...typeLines, 'Host: pages.example', ...lines, '', body].join('\r\n')
}

export const length = (body: string, name = 'Content-Length'): string => `${name}: ${body.length}`

export const chunked = (body: string): string => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`

/** Must be refused before the backend hears of it, at least before it has heard it to its end. */
export const refused = (name: string, bytes: string): Shape => ({ name, bytes, ledgers: [[]] })

/** Must reach the backend as exactly these requests. */
export const passed = (name: string, bytes: string, ...ledger: Sent[]): Shape => ({ name, bytes, ledgers: [ledger] })

/** May be refused; if not, the backend must read exactly these requests. */
export const either = (name: string, bytes: string, ...ledger: Sent[]): Shape => ({
  name,
  bytes,
  ledgers: [[], ledger],
})

/** A GET that may be refused; if not, the backend must read it without a body. */
export const eitherGet = (name: string, bytes: string, target = MEANT): Shape =>
  either(name, bytes, ['GET', target, ''])

/** A PUT with these lines that may be refused; if not, the backend must read exactly this body. */
export const eitherPut = (name: string, lines: readonly string[], body: string, meant = body): Shape =>
  either(name, request(`PUT ${MEANT}`, lines, body), ['PUT', MEANT, meant])

/** The shape with a key of its own, by which its requests are known at the backend. */
export function numbered(shape: Shape, index: number): Shape {
  const number = String(index).padStart(3, '0')
  const put = (text: string): string => text.replaceAll(/(MEANT|SECOND|SMUGGLED)-000/g, `$1-${number}`)
  const ledgers = shape.ledgers.map((ledger) =>
    ledger.map(([method, target, body]): Sent => [method, put(target), put(body)]),
  )
  return { name: shape.name, bytes: put(shape.bytes), ledgers }
}
