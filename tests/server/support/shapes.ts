/** Requests that the backend may have received for a shape: method, target and body of each, in order. */
export type Sent = readonly [method: string, target: string, body: string]

/** `ledgers`: each one is a way in which the shape may be understood; `[]` is a refusal. */
export type Shape = { name: string; bytes: string; ledgers: readonly (readonly Sent[])[] }

const KEYED = '/consent/api/no-auth/identity_service/consent'
/** The number of the row is put in place of the zeros. */
export const MEANT = `${KEYED}/MEANT-000`
export const SECOND = `${KEYED}/SECOND-000`
const SMUGGLED = `${KEYED}/SMUGGLED-000`

/** A whole request, to be hidden in the body of another. */
export const HIDDEN = `GET ${SMUGGLED} HTTP/1.1\r\nHost: pages.example\r\n\r\n`
/** The beginning of one, which swallows the head of whoever comes next on the connection, credentials included. */
export const OPEN_HIDDEN = `GET ${SMUGGLED} HTTP/1.1\r\nHost: pages.example\r\nX-Swallow: `

/** A request with the given lines after `Host`. */
export function request(start: string, lines: readonly string[], body = ''): string {
  return [`${start} HTTP/1.1`, 'Host: pages.example', ...lines, '', body].join('\r\n')
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

/** The shape with a key of its own, by which its requests are known at the backend. */
export function numbered(shape: Shape, index: number): Shape {
  const number = String(index).padStart(3, '0')
  const put = (text: string): string => text.replaceAll(/(MEANT|SECOND|SMUGGLED)-000/g, `$1-${number}`)
  const ledgers = shape.ledgers.map((ledger) =>
    ledger.map(([method, target, body]): Sent => [method, put(target), put(body)]),
  )
  return { name: shape.name, bytes: put(shape.bytes), ledgers }
}
