import {
  chunked,
  DECLINE,
  either,
  eitherGet,
  eitherPut,
  HIDDEN,
  length,
  MEANT,
  OPEN_HIDDEN,
  passed,
  refused,
  request,
  SECOND,
  type Shape,
} from './shapes.ts'

const CHUNKED = 'Transfer-Encoding: chunked'
const PUT = `PUT ${MEANT}`

/** Lines that name framing headers as if they were the connection's own. */
const CONNECTION_LINES: readonly (readonly [name: string, lines: readonly string[]])[] = [
  ['content-length after keep-alive', ['Connection: keep-alive, content-length']],
  ['content-length in capitals', ['Connection: KEEP-ALIVE, CONTENT-LENGTH']],
  ['content-length between empty elements', ['Connection: ,, content-length ,,']],
  ['content-length in a second line', ['Connection: keep-alive', 'Connection: content-length']],
  ['content-length, authorization and close', ['Connection: close, authorization, content-length']],
]

const fromConnection = (['GET', 'HEAD'] as const).flatMap((method) =>
  CONNECTION_LINES.map(([name, lines]) =>
    refused(
      `${method} with a body, Connection names ${name}`,
      request(`${method} ${MEANT}`, [...lines, length(HIDDEN)], HIDDEN),
    ),
  ),
)

const fromConnectionWithBody: readonly Shape[] = (
  [
    ['PUT', MEANT],
    ['POST', DECLINE],
  ] as const
).flatMap(([method, path]) => [
  either(
    `${method} with a body, Connection names content-length`,
    request(`${method} ${path}`, ['Connection: keep-alive, content-length', length(HIDDEN)], HIDDEN),
    [method, path, HIDDEN],
  ),
  either(
    `${method} in chunks, Connection names transfer-encoding`,
    request(`${method} ${path}`, ['Connection: keep-alive, transfer-encoding', CHUNKED], chunked(HIDDEN)),
    [method, path, HIDDEN],
  ),
])

const moreOfConnection: readonly Shape[] = [
  eitherGet('Connection names host', request(`GET ${MEANT}`, ['Connection: keep-alive, host'])),
  eitherGet(
    'Connection names what we add',
    request(`GET ${MEANT}`, ['Connection: authorization, x-forwarded-for, x-request-id']),
  ),
  eitherPut('Connection names content-type', ['Connection: content-type', length('x')], 'x'),
  refused(
    'GET that swallows the next head',
    request(`GET ${MEANT}`, ['Connection: keep-alive, content-length', length(OPEN_HIDDEN)], OPEN_HIDDEN),
  ),
  refused(
    'HEAD that swallows the next head',
    request(`HEAD ${MEANT}`, ['Connection: content-length', length(OPEN_HIDDEN)], OPEN_HIDDEN),
  ),
  eitherPut('PUT that swallows the next head', ['Connection: content-length', length(OPEN_HIDDEN)], OPEN_HIDDEN),
  refused('GET with a body', request(`GET ${MEANT}`, [length(HIDDEN)], HIDDEN)),
  refused('HEAD with a body', request(`HEAD ${MEANT}`, [length(HIDDEN)], HIDDEN)),
  refused('GET in chunks', request(`GET ${MEANT}`, [CHUNKED], chunked(HIDDEN))),
  refused(
    'GET in chunks, Connection names transfer-encoding',
    request(`GET ${MEANT}`, ['Connection: transfer-encoding', CHUNKED], chunked(HIDDEN)),
  ),
  refused(
    'HEAD in chunks, Connection names transfer-encoding',
    request(`HEAD ${MEANT}`, ['Connection: close, transfer-encoding', CHUNKED], chunked(HIDDEN)),
  ),
]

/** A body that looks whole to a reader of chunks after its first bytes. */
const ENDED_EARLY = `0\r\n\r\n${HIDDEN}`

const lengthAndCoding: readonly Shape[] = [
  eitherPut('length and coding, length first', [length(ENDED_EARLY), CHUNKED], ENDED_EARLY),
  eitherPut('length and coding, coding first', [CHUNKED, length(ENDED_EARLY)], ENDED_EARLY),
  eitherPut('a short length and coding', ['Content-Length: 4', CHUNKED], chunked(HIDDEN), HIDDEN),
  eitherPut('length 0 and coding', ['Content-Length: 0', CHUNKED], chunked(HIDDEN), HIDDEN),
  eitherPut(
    'length and coding of which Connection names one',
    ['Connection: transfer-encoding', length(ENDED_EARLY), CHUNKED],
    ENDED_EARLY,
  ),
  refused('length and coding on a GET', request(`GET ${MEANT}`, [length(ENDED_EARLY), CHUNKED], ENDED_EARLY)),
  eitherPut('a length on a body that hides a request', [length(HIDDEN)], HIDDEN),
]

/** Codings that are not `chunked` to a strict reader, but perhaps to another. */
const ODD_CODINGS = [
  'Transfer-Encoding: xchunked',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: identity, chunked',
  'Transfer-Encoding: identity',
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding: chunked, chunked',
  'Transfer-Encoding: chunked;q=1',
  'Transfer-Encoding: "chunked"',
  'Transfer-Encoding: chunke',
  'Transfer-Encoding:',
  'Transfer-Encoding: \x0bchunked',
  'Transfer-Encoding: chunked\x0b',
  'Transfer-Encoding: \x00chunked',
  'Transfer-Encoding\t: chunked',
  'Transfer-Encoding : chunked',
  ' Transfer-Encoding: chunked',
  'Transfer-Encoding:\r\n chunked',
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
  'Transfer-Encoding: identity\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked',
  'X: y\nTransfer-Encoding: chunked',
  'X: y\rTransfer-Encoding: chunked',
]

const oddCodings: readonly Shape[] = ODD_CODINGS.flatMap((line) => [
  eitherPut(`${JSON.stringify(line)} and a length`, [line, length(ENDED_EARLY)], ENDED_EARLY),
  // Without a length only a reader of chunks may find a body at all.
  eitherPut(`${JSON.stringify(line)} without a length`, [line], chunked(HIDDEN), HIDDEN),
])

const evenCodings: readonly Shape[] = [
  passed('chunked', request(PUT, [CHUNKED], chunked(HIDDEN)), ['PUT', MEANT, HIDDEN]),
  eitherPut('CHUNKED', ['TRANSFER-ENCODING: CHUNKED'], chunked(HIDDEN), HIDDEN),
  eitherPut('chunked between tabs', ['Transfer-Encoding:\tchunked\t'], chunked(HIDDEN), HIDDEN),
  eitherPut(
    'Transfer_Encoding, which is another header',
    ['Transfer_Encoding: chunked', length(ENDED_EARLY)],
    ENDED_EARLY,
  ),
  either('chunked in HTTP/1.0', request(PUT, [CHUNKED], chunked(HIDDEN)).replace('HTTP/1.1', 'HTTP/1.0'), [
    'PUT',
    MEANT,
    HIDDEN,
  ]),
  either(
    'chunked and a length in HTTP/1.0',
    request(PUT, [CHUNKED, length(ENDED_EARLY)], ENDED_EARLY).replace('HTTP/1.1', 'HTTP/1.0'),
    ['PUT', MEANT, ENDED_EARLY],
  ),
]

const N = HIDDEN.length
/** Lengths that are not one number in digits. */
const ODD_LENGTHS = [
  `Content-Length: +${N}`,
  `Content-Length: -${N}`,
  `Content-Length: 0x${N.toString(16)}`,
  `Content-Length: ${N}, ${N}`,
  `Content-Length: ${N}, 0`,
  `Content-Length: 0, ${N}`,
  `Content-Length: ${N}.0`,
  `Content-Length: ${N}e0`,
  `Content-Length: ${N}_`,
  `Content-Length: ${String(N).split('').join(' ')}`,
  'Content-Length:',
  'Content-Length: x',
  `Content-Length: "${N}"`,
  `Content-Length: 18446744073709551616${N}`,
  `Content-Length : ${N}`,
  `Content-Length\t: ${N}`,
  ` Content-Length: ${N}`,
  `Content Length: ${N}`,
  `Content-Length: ${N}\r\nContent-Length: 0`,
  `Content-Length: 0\r\nContent-Length: ${N}`,
  `Content-Length: ${N}\r\nContent-Length: ${N - 1}`,
  `X: y\nContent-Length: ${N}`,
  `X: y\rContent-Length: ${N}`,
  `Content-Length: \x0b${N}`,
  `Content-Length: ${N}\x00`,
]

const oddLengths: readonly Shape[] = [
  ...ODD_LENGTHS.map((line) => refused(JSON.stringify(line), request(PUT, [line], HIDDEN))),
  eitherPut('the same length twice', [length(HIDDEN), length(HIDDEN)], HIDDEN),
  eitherPut('a length with leading zeros', [`Content-Length: 00${N}`], HIDDEN),
  eitherPut('a length between spaces', [`Content-Length:  ${N}  `], HIDDEN),
  eitherPut('Content_Length, which is another header', [length(HIDDEN), 'Content_Length: 0'], HIDDEN),
  eitherPut('a folded length', [`Content-Length:\r\n ${N}`], HIDDEN),
  passed(
    'a legitimate pipeline',
    request(PUT, ['Content-Length: 2'], 'ab') + request(`GET ${SECOND}`, []),
    ['PUT', MEANT, 'ab'],
    ['GET', SECOND, ''],
  ),
  passed(
    'a pipeline after a body in chunks',
    request(PUT, [CHUNKED], chunked('ab')) + request(`GET ${SECOND}`, []),
    ['PUT', MEANT, 'ab'],
    ['GET', SECOND, ''],
  ),
]

/** The smuggled request stands where a reader that is mistaken about the size of a chunk looks for the next request. */
const chunks = (name: string, body: string): Shape => refused(`chunks: ${name}`, request(PUT, [CHUNKED], body))
const mayBeChunks = (name: string, body: string, meant: string): Shape =>
  eitherPut(`chunks: ${name}`, [CHUNKED], body, meant)

const oddChunks: readonly Shape[] = [
  mayBeChunks('an extension', '2;a=b\r\nab\r\n0\r\n\r\n', 'ab'),
  mayBeChunks('an extension in quotes', '2;a="b;c"\r\nab\r\n0\r\n\r\n', 'ab'),
  mayBeChunks('a very long extension', `2;a=${'b'.repeat(4000)}\r\nab\r\n0\r\n\r\n`, 'ab'),
  chunks('an extension far beyond every limit', `2;a=${'b'.repeat(40_000)}\r\nab\r\n0\r\n\r\n`),
  mayBeChunks('leading zeros', '0000002\r\nab\r\n0\r\n\r\n', 'ab'),
  mayBeChunks('a space after the size', '2 \r\nab\r\n0\r\n\r\n', 'ab'),
  mayBeChunks('a tab after the size', '2\t\r\nab\r\n0\r\n\r\n', 'ab'),
  chunks('a line feed in an extension', `2;\nxx\r\n${(N + 7).toString(16)}\r\n0\r\n\r\n${HIDDEN}\r\n0\r\n\r\n`),
  chunks('a carriage return in an extension', `2;\rxx\r\nab\r\n0\r\n\r\n`),
  chunks(
    'a line end in a quoted extension',
    `2;a="\r\nab\r\n0\r\n\r\n${HIDDEN}"\r\nab\r\n0\r\n\r\n`.replace('ab\r\n0', 'abc\r\n0'),
  ),
  chunks('a prefix 0x', '0x2\r\nab\r\n0\r\n\r\n'),
  chunks('a plus', '+2\r\nab\r\n0\r\n\r\n'),
  chunks('a minus', '-2\r\nab\r\n0\r\n\r\n'),
  chunks('a leading space', ' 2\r\nab\r\n0\r\n\r\n'),
  chunks('an underscore', '2_0\r\nab\r\n0\r\n\r\n'),
  chunks('no size', '\r\nab\r\n0\r\n\r\n'),
  chunks('no hexadecimal number', 'g\r\nab\r\n0\r\n\r\n'),
  chunks('a size that overflows 64 bits to 2', '10000000000000002\r\nab\r\n0\r\n\r\n'),
  chunks('a size of 64 ones', `FFFFFFFFFFFFFFFF\r\nab\r\n0\r\n\r\n`),
  chunks('line feeds alone', '2\nab\n0\n\n'),
  chunks('carriage returns alone', '2\rab\r0\r\r'),
  chunks('no line end after the data', `2\r\nab0\r\n\r\n`),
  chunks('data longer than its size', `2\r\nabcdef\r\n0\r\n\r\n`),
  chunks('no last chunk', `2\r\nab\r\n`),
  chunks('a last chunk without its end', `2\r\nab\r\n0\r\n`),
  mayBeChunks('a trailer Content-Length', `2\r\nab\r\n0\r\nContent-Length: ${N}\r\n\r\n`, 'ab'),
  mayBeChunks('a trailer Transfer-Encoding', '2\r\nab\r\n0\r\nTransfer-Encoding: chunked\r\n\r\n', 'ab'),
  mayBeChunks('a trailer Host', '2\r\nab\r\n0\r\nHost: evil.example\r\nAuthorization: evil\r\n\r\n', 'ab'),
  mayBeChunks('a trailer that is announced', '2\r\nab\r\n0\r\nX: y\r\n\r\n', 'ab'),
  chunks('a trailer that is no header', `2\r\nab\r\n0\r\nGET /x HTTP/1.1\r\n\r\n`),
]

export const FRAMING_SHAPES: readonly Shape[] = [
  ...fromConnection,
  ...fromConnectionWithBody,
  ...moreOfConnection,
  ...lengthAndCoding,
  ...oddCodings,
  ...evenCodings,
  ...oddLengths,
  ...oddChunks,
]
