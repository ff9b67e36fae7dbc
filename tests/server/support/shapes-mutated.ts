import fc from 'fast-check'
import { chunked, HIDDEN, length, MEANT, OPEN_HIDDEN, request } from './shapes.ts'

/** Mostly the methods of the path; the others are refused. */
const METHODS = ['GET', 'GET', 'PUT', 'PUT', 'PUT', 'PUT', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'] as const
const BODIES = [HIDDEN, OPEN_HIDDEN, chunked(HIDDEN), `0\r\n\r\n${HIDDEN}`, ''] as const

const CONNECTION = fc
  .array(
    fc.constantFrom('keep-alive', 'close', 'content-length', 'transfer-encoding', 'host', 'Upgrade', '', ' ', 'x'),
    {
      maxLength: 4,
    },
  )
  .map((names) => `Connection: ${names.join(', ')}`)

const CODING = fc
  .tuple(
    fc.constantFrom('Transfer-Encoding', 'transfer-encoding', 'Transfer_Encoding', 'Transfer-Encoding '),
    fc.constantFrom(': ', ':', ':\t', ': \x0b', ':\r\n '),
    fc.constantFrom('chunked', 'CHUNKED', 'xchunked', 'identity', 'chunked, identity', 'identity, chunked', 'chunked '),
  )
  .map((parts) => parts.join(''))

const lengthLine = (body: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom('', '+', '-', '0', ' ', '0x'), fc.constantFrom('', ' ', ',0', ', 1', '.0'))
    .map(([before, after]) => `Content-Length: ${before}${body.length}${after}`)

const OTHER = fc.constantFrom(
  'Expect: 100-continue',
  'Upgrade: h2c',
  'TE: trailers',
  'Trailer: X-Swallow',
  'X-A: b\r\n c',
  'X-A: b\nX-Swallow: c',
  'Keep-Alive: timeout=5',
  'X-Forwarded-Host: evil.example',
  'Content-Type: text/plain',
)

/** Requests put together from parts of the table's shapes, some of them with a byte too many. */
export const MUTATED: fc.Arbitrary<string> = fc
  .record({ method: fc.constantFrom(...METHODS), body: fc.constantFrom(...BODIES) })
  .chain(({ method, body }) => {
    const line = fc.oneof(CONNECTION, CODING, lengthLine(body), fc.constant(length(body)), OTHER)
    return fc.record({
      head: fc.array(line, { maxLength: 5 }).map((lines) => request(`${method} ${MEANT}`, lines)),
      body: fc.constant(body),
      extra: fc.option(fc.constantFrom('\r', '\n', '\r\n', '\0', '\t', ' ', '\x0b', ':', ',', '\xa0', '#', '\\')),
      place: fc.double({ min: 0, max: 1, noNaN: true }),
    })
  })
  .map(({ head, body, extra, place }) => {
    const at = Math.floor(place * head.length)
    return extra === null ? head + body : head.slice(0, at) + extra + head.slice(at) + body
  })
