export const CONSENT = '/consent/api/no-auth/identity_service/consent'
/** The intended target, with the methods GET and PUT. */
export const TARGET = `${CONSENT}/MEANT`
export const SECOND_TARGET = `${CONSENT}/SECOND`

/** A whole request, hidden in the body of another request. */
export const HIDDEN = `GET ${CONSENT}/SMUGGLED HTTP/1.1\r\nHost: pages.example\r\n\r\n`
/** The beginning of a request that swallows the head of the next request on the connection, including credentials. */
export const OPEN_HIDDEN = `GET ${CONSENT}/SMUGGLED HTTP/1.1\r\nHost: pages.example\r\nX-Swallow: `
/** A body that a chunk parser considers complete after its first bytes. */
const ENDED_EARLY = `0\r\n\r\n${HIDDEN}`

const N = HIDDEN.length
const CHUNKED = 'Transfer-Encoding: chunked'
const MANY_HEADERS = Array<string>(2100).fill('a:')
const UPGRADE = ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__']

const headOf = (...lines: string[]): string => [...lines, '', ''].join('\r\n')
export const chunked = (body: string): string => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
export const lengthOf = (body: string): string => `Content-Length: ${body.length}`
export const get = (lines: readonly string[] = [], body = '', target = TARGET): string =>
  headOf(`GET ${target} HTTP/1.1`, 'Host: pages.example', ...lines) + body
export const put = (lines: readonly string[], body: string): string =>
  headOf(`PUT ${TARGET} HTTP/1.1`, 'Host: pages.example', 'Content-Type: application/json', ...lines) + body

const READS_WITH_BODY: readonly string[] = [
  get([lengthOf(HIDDEN)], HIDDEN),
  get([CHUNKED], chunked(HIDDEN)),
  get([lengthOf(ENDED_EARLY), CHUNKED], ENDED_EARLY),
  get([lengthOf(HIDDEN)], HIDDEN).replace('GET', 'HEAD'),
  get(['Connection: keep-alive, content-length', lengthOf(HIDDEN)], HIDDEN),
  get(['Connection: keep-alive, content-length', lengthOf(OPEN_HIDDEN)], OPEN_HIDDEN),
  get(['Connection: transfer-encoding', CHUNKED], chunked(HIDDEN)),
  get(['Expect: 100-continue', lengthOf(HIDDEN)], HIDDEN),
  get([...UPGRADE, lengthOf(HIDDEN)], HIDDEN),
  get([...MANY_HEADERS, lengthOf(HIDDEN)], HIDDEN),
  get([lengthOf(HIDDEN)], HIDDEN, `http://pages.example${TARGET}`),
]

/** Content-Length lines that are malformed, or not a single decimal number. */
const LENGTHS: readonly string[] = [
  ...[`+${N}`, `-${N}`, `0x${N.toString(16)}`, `${N}, ${N}`, `0, ${N}`, `${N}.0`, `4 4`, '', `"${N}"`].map(
    (value) => `Content-Length: ${value}`,
  ),
  `Content-Length: 18446744073709551616${N}`,
  `Content-Length: \x0b${N}`,
  `Content-Length: ${N}\0`,
  `Content-Length : ${N}`,
  ` Content-Length: ${N}`,
  `Content-Length: ${N}\r\nContent-Length: 0`,
  `X: y\nContent-Length: ${N}`,
  `X: y\rContent-Length: ${N}`,
]

/** Bodies in which parsers disagree about the end of a chunk. */
const CHUNKS: readonly string[] = [
  `2;\nxx\r\n${(N + 7).toString(16)}\r\n0\r\n\r\n${HIDDEN}\r\n0\r\n\r\n`,
  '2;\rxx\r\nab\r\n0\r\n\r\n',
  `2;a="\r\nabc\r\n0\r\n\r\n${HIDDEN}"\r\nab\r\n0\r\n\r\n`,
  '0x2\r\nab\r\n0\r\n\r\n',
  '+2\r\nab\r\n0\r\n\r\n',
  ' 2\r\nab\r\n0\r\n\r\n',
  '\r\nab\r\n0\r\n\r\n',
  '10000000000000002\r\nab\r\n0\r\n\r\n',
  '2\nab\n0\n\n',
  '2\rab\r0\r\r',
  '2\r\nab0\r\n\r\n',
  '2\r\nabcdef\r\n0\r\n\r\n',
  '2\r\nab\r\n',
  '2\r\nab\r\n0\r\nGET /x HTTP/1.1\r\n\r\n',
]

const REFUSED_HEADS: readonly string[] = [
  `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0${get()}`,
  get([], HIDDEN, 'evil.example:443').replace('GET', 'CONNECT'),
  get([], '', '*').replace('GET', 'OPTIONS'),
  get([], '', `file://${TARGET}`),
  get([], '', `//evil.example${TARGET}`),
  get([], '', `${TARGET} HTTP/1.1 /admin`),
  get([], '', `${TARGET}\0x`),
  get([], '', `${TARGET}\rx`),
  get([], '', `${TARGET}${'x'.repeat(70_000)}`),
  get().replace('GET', 'get'),
  get().replace('GET', 'TRACE'),
  get().replace('HTTP/1.1', 'HTTP/1.2'),
  ` ${get()}`,
  headOf(`GET ${TARGET} HTTP/1.1`),
  headOf(`GET ${TARGET} HTTP/1.1`, 'Host: evil.example', 'Host: pages.example'),
  headOf(`GET http://evil.example${TARGET} HTTP/1.1`, 'Host: evil.example'),
  `GET ${TARGET} HTTP/1.1\rHost: pages.example\r\r`,
  ...[
    'Content-Length 44',
    ': x',
    'X-A : b',
    'X A: b',
    'X-A: b\0c',
    'X-\0A: b',
    'X-A: b\rX-Swallow: c',
    'X-\xe4: b',
  ].map((line) => get([line])),
  get([`X-A: b\n\n${HIDDEN}`]),
  get([`X-A: ${'b'.repeat(70_000)}`]),
]

/** Requests that must never reach the backend. */
export const REFUSED: readonly string[] = [
  ...READS_WITH_BODY,
  ...LENGTHS.map((line) => put([line], HIDDEN)),
  ...CHUNKS.map((body) => put([CHUNKED], body)),
  ...REFUSED_HEADS,
]

/** Transfer codings that only a lenient parser takes for `chunked`. */
export const CODINGS: readonly string[] = [
  ...['xchunked', 'chunked, identity', 'identity, chunked', 'identity', 'gzip, chunked', 'chunked;q=1', ''].map(
    (value) => `Transfer-Encoding: ${value}`,
  ),
  'Transfer-Encoding: \x0bchunked',
  'Transfer-Encoding : chunked',
  ' Transfer-Encoding: chunked',
  'Transfer-Encoding:\r\n chunked',
  'Transfer-Encoding: identity\r\nTransfer-Encoding: chunked',
  'X: y\nTransfer-Encoding: chunked',
]

/** Header lines of a PUT, its body as sent, and the body that the backend must read unless the request is refused. */
export const FRAMED: readonly (readonly [lines: readonly string[], body: string, expectedBody: string])[] = [
  [[lengthOf(HIDDEN)], HIDDEN, HIDDEN],
  [[lengthOf(HIDDEN), lengthOf(HIDDEN)], HIDDEN, HIDDEN],
  [[`Content-Length:\r\n ${N}`], HIDDEN, HIDDEN],
  [[lengthOf(HIDDEN), 'Content_Length: 0'], HIDDEN, HIDDEN],
  [['Connection: keep-alive, content-length', lengthOf(OPEN_HIDDEN)], OPEN_HIDDEN, OPEN_HIDDEN],
  [['Connection: transfer-encoding', CHUNKED], chunked(HIDDEN), HIDDEN],
  [['Expect: 100-continue', lengthOf(HIDDEN)], HIDDEN, HIDDEN],
  [[...UPGRADE, lengthOf(HIDDEN)], HIDDEN, HIDDEN],
  [[...MANY_HEADERS, lengthOf(HIDDEN)], HIDDEN, HIDDEN],
  [[...MANY_HEADERS, CHUNKED], chunked(HIDDEN), HIDDEN],
  [[lengthOf(ENDED_EARLY), CHUNKED], ENDED_EARLY, ENDED_EARLY],
  [[CHUNKED, lengthOf(ENDED_EARLY)], ENDED_EARLY, ENDED_EARLY],
  [['Content-Length: 4', CHUNKED], chunked(HIDDEN), HIDDEN],
  [['Transfer_Encoding: chunked', lengthOf(ENDED_EARLY)], ENDED_EARLY, ENDED_EARLY],
  ...CODINGS.flatMap((line) => [
    [[line, lengthOf(ENDED_EARLY)], ENDED_EARLY, ENDED_EARLY] as const,
    [[line], chunked(HIDDEN), HIDDEN] as const,
  ]),
  [[CHUNKED], '2;a="b;c"\r\nab\r\n0\r\n\r\n', 'ab'],
  [[CHUNKED], '0000002 \r\nab\r\n0\r\n\r\n', 'ab'],
  [[CHUNKED], `2\r\nab\r\n0\r\nContent-Length: ${N}\r\nHost: evil.example\r\n\r\n`, 'ab'],
]

/** GETs that may be refused; otherwise the backend gets the target, but no body and none of the added headers. */
export const HARMLESS: readonly (readonly [bytes: string, target?: string])[] = [
  [get(UPGRADE)],
  [get(['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: eA=='])],
  [get(['Connection: keep-alive, host, authorization, x-forwarded-for'])],
  [get(['TE: trailers', 'Trailer: X', 'Keep-Alive: timeout=5', 'Proxy-Connection: keep-alive'])],
  [get(['X-A: b\r\n Content-Length: 44'])],
  [get(['X-A: \xe4\xff'])],
  [get(['Host: evil.example'])],
  [get([], '', `http://evil.example${TARGET}`)],
  [get([], '', `http://pages.example@evil.example${TARGET}`)],
  [get([], '', `${TARGET}#/../../admin`)],
  [get([], '', `${TARGET}?a=%20HTTP/1.1%0d%0a%0d%0aGET%20/admin`)],
  [get([], '', `${TARGET}%0d%0aX-Swallow:%20evil`), `${TARGET}%0d%0aX-Swallow:%20evil`],
  [get().replace('HTTP/1.1', 'HTTP/1.0')],
  [get().replace('HTTP/1.1', 'HTTP/2.0')],
  [`GET ${TARGET}\r\n\r\n`],
  [get().replaceAll('\r', '')],
]
