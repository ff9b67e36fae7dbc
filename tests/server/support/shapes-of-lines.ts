import {
  chunked,
  eitherGet,
  eitherPut,
  HIDDEN,
  KEYED,
  length,
  MEANT,
  passed,
  refused,
  request,
  SECOND,
  type Shape,
} from './shapes.ts'

const GET = `GET ${MEANT}`
const PUT = `PUT ${MEANT}`
/** An operation whose query parameter `tld` passes. */
const LISTED = '/tld-info/api/no-auth/tldconfig/admin/gdpr/MEANT-000'
/** A head whose lines, `Host` among them, are given as they are. */
const bare = (...lines: string[]): string => [...lines, '', ''].join('\r\n')
const get = (line: string): string => request(GET, [line])

const upgrades: readonly Shape[] = [
  eitherGet(
    'Upgrade: websocket',
    request(GET, [
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    ]),
  ),
  eitherGet(
    'Upgrade: h2c',
    request(GET, ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__']),
  ),
  eitherGet(
    'Upgrade: h2c that Connection does not name',
    request(GET, ['Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__']),
  ),
  eitherPut(
    'Upgrade: h2c with a body',
    ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__', length(HIDDEN)],
    HIDDEN,
  ),
  eitherPut('Upgrade: websocket with a body', ['Connection: Upgrade', 'Upgrade: websocket', length(HIDDEN)], HIDDEN),
  refused(
    'Upgrade: websocket and a GET with a body',
    request(GET, ['Connection: Upgrade', 'Upgrade: websocket', length(HIDDEN)], HIDDEN),
  ),
  eitherGet('Upgrade: TLS/1.0', request(GET, ['Connection: Upgrade', 'Upgrade: TLS/1.0'])),
  refused('HTTP/2 by prior knowledge', `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0${request(GET, [])}`),
]

const targets: readonly Shape[] = [
  eitherGet('absolute form, our host', bare(`GET http://pages.example${MEANT} HTTP/1.1`, 'Host: pages.example')),
  eitherGet('absolute form, another host', bare(`GET http://evil.example${MEANT} HTTP/1.1`, 'Host: pages.example')),
  refused(
    'absolute form, another host in both places',
    bare(`GET http://evil.example${MEANT} HTTP/1.1`, 'Host: evil.example'),
  ),
  eitherGet(
    'absolute form with a user',
    bare(`GET http://pages.example@evil.example${MEANT} HTTP/1.1`, 'Host: pages.example'),
  ),
  eitherGet('absolute form by https', bare(`GET https://evil.example${MEANT} HTTP/1.1`, 'Host: pages.example')),
  refused('absolute form by file', bare(`GET file://${MEANT} HTTP/1.1`, 'Host: pages.example')),
  refused('absolute form by gopher', bare(`GET gopher://evil.example:70${MEANT} HTTP/1.1`, 'Host: pages.example')),
  refused('absolute form of a broken host', bare(`GET http://[evil${MEANT} HTTP/1.1`, 'Host: pages.example')),
  refused(
    'absolute form with a body',
    bare(`GET http://pages.example${MEANT} HTTP/1.1`, 'Host: pages.example', length(HIDDEN)) + HIDDEN,
  ),
  refused('CONNECT', `${bare('CONNECT evil.example:443 HTTP/1.1', 'Host: pages.example')}${HIDDEN}`),
  refused('CONNECT of a path', bare(`CONNECT ${MEANT} HTTP/1.1`, 'Host: pages.example')),
  refused('authority form', bare('GET pages.example:80 HTTP/1.1', 'Host: pages.example')),
  refused('asterisk form', bare('OPTIONS * HTTP/1.1', 'Host: pages.example')),
  refused('asterisk form by GET', bare('GET * HTTP/1.1', 'Host: pages.example')),
  refused('no slash at the beginning', bare(`GET ${MEANT.slice(1)} HTTP/1.1`, 'Host: pages.example')),
  refused('two slashes', bare(`GET //evil.example${MEANT} HTTP/1.1`, 'Host: pages.example')),
  refused('a slash and a backslash', bare(`GET /\\evil.example${MEANT} HTTP/1.1`, 'Host: pages.example')),
  refused('backslashes that walk out', request('GET /consent/api\\..\\..\\admin\\MEANT-000', [])),
  refused('dots that walk out', request('GET /consent/api/../../admin/MEANT-000', [])),
  refused('encoded dots that walk out', request('GET /consent/api/%2e%2e/%2e%2e/admin/MEANT-000', [])),
  refused('dots and encoded slashes that walk out', request('GET /consent/api/..%2f..%2fadmin/MEANT-000', [])),
  refused('dots and encoded backslashes that walk out', request('GET /consent/api/..%5c..%5cadmin/MEANT-000', [])),
  refused('twice encoded dots that walk out', request('GET /consent/api/%252e%252e%252fadmin/MEANT-000', [])),
  refused('dots with a parameter that walk out', request('GET /consent/api/..;/..;/admin/MEANT-000', [])),
  ...['..%2f..%2fadmin%2f', '..%5c..%5cadmin%5c', '%252e%252e%252fadmin%252f', '..;%2f..;%2fadmin%2f'].map((dots) =>
    refused(`${dots} in place of a key`, request(`GET ${KEYED}/${dots}MEANT-000`, [])),
  ),
  eitherGet('dots that walk in', request(`GET /x/..${MEANT}`, [])),
  eitherGet('an encoded zero byte', request(`${GET}%00`, []), `${MEANT}%00`),
  eitherGet('an encoded line end', request(`${GET}%0d%0aX-Swallow:%20evil`, []), `${MEANT}%0d%0aX-Swallow:%20evil`),
  eitherGet(
    'a query with an encoded request',
    request(`GET ${LISTED}?tld=%20HTTP/1.1%0d%0a%0d%0aGET%20/admin`, []),
    `${LISTED}?tld=%20HTTP/1.1%0d%0a%0d%0aGET%20/admin`,
  ),
  eitherGet(
    'an unknown parameter with an encoded request',
    request(`${GET}?a=%20HTTP/1.1%0d%0a%0d%0aGET%20/admin`, []),
  ),
  eitherGet(
    'a query that looks like a path',
    request(`GET ${LISTED}?tld=/../../admin`, []),
    `${LISTED}?tld=/../../admin`,
  ),
  eitherGet('a query that is a path', request(`${GET}?/../../admin`, [])),
  eitherGet('two question marks', request(`GET ${LISTED}?tld=?a?b`, []), `${LISTED}?tld=?a?b`),
  eitherGet('two question marks in a row', request(`${GET}??a?b`, [])),
  eitherGet('a fragment', request(`${GET}#/../../admin`, [])),
  refused('a space in the path', request(`GET ${MEANT} x`, [])),
  refused('a space in the path, then a version', bare(`GET ${MEANT} HTTP/1.1 /admin HTTP/1.1`, 'Host: pages.example')),
  refused('a tab in the path', request(`GET ${MEANT}\tx`, [])),
  refused('a zero byte in the path', request(`GET ${MEANT}\0x`, [])),
  refused('a carriage return in the path', request(`GET ${MEANT}\rx`, [])),
  refused('a path beyond every limit', request(`GET ${MEANT}${'x'.repeat(70_000)}`, [])),
]

const methodsAndVersions: readonly Shape[] = [
  refused('a method in lower case', request(`get ${MEANT}`, [])),
  refused('a method with a space', request(`GE T ${MEANT}`, [])),
  refused('a method that nobody knows', request(`SMUGGLE ${MEANT}`, [])),
  refused('a request that begins with a space', ` ${request(GET, [])}`),
  refused('TRACE', request(`TRACE ${MEANT}`, [])),
  refused('PROPFIND with a body', request(`PROPFIND ${MEANT}`, [length(HIDDEN)], HIDDEN)),
  refused('QUERY with a body', request(`QUERY ${MEANT}`, [length(HIDDEN)], HIDDEN)),
  eitherGet('no version', `${GET}\r\n\r\n`),
  eitherGet('HTTP/0.9 by name', request(GET, []).replace('HTTP/1.1', 'HTTP/0.9')),
  eitherGet('HTTP/1.0', request(GET, []).replace('HTTP/1.1', 'HTTP/1.0')),
  eitherGet('HTTP/1.0 that keeps alive', request(GET, ['Connection: keep-alive']).replace('HTTP/1.1', 'HTTP/1.0')),
  refused('HTTP/1.2', request(GET, []).replace('HTTP/1.1', 'HTTP/1.2')),
  eitherGet('HTTP/2.0', request(GET, []).replace('HTTP/1.1', 'HTTP/2.0')),
  refused('HTTP/1.10', request(GET, []).replace('HTTP/1.1', 'HTTP/1.10')),
  refused('http/1.1', request(GET, []).replace('HTTP/1.1', 'http/1.1')),
  refused('ICE/1.0', request(GET, []).replace('HTTP/1.1', 'ICE/1.0')),
  eitherGet('a space after the version', request(GET, []).replace('HTTP/1.1', 'HTTP/1.1 ')),
  eitherGet('empty lines before the request', `\r\n\r\n${request(GET, [])}`),
]

const hosts: readonly Shape[] = [
  refused('no Host', bare(`${GET} HTTP/1.1`)),
  refused('an empty Host', bare(`${GET} HTTP/1.1`, 'Host:')),
  refused('a foreign Host', bare(`${GET} HTTP/1.1`, 'Host: evil.example')),
  refused('two hosts, the foreign one first', bare(`${GET} HTTP/1.1`, 'Host: evil.example', 'Host: pages.example')),
  eitherGet('two hosts, the foreign one last', bare(`${GET} HTTP/1.1`, 'Host: pages.example', 'Host: evil.example')),
  eitherGet('the same Host twice', bare(`${GET} HTTP/1.1`, 'Host: pages.example', 'Host: pages.example')),
  passed('a Host with a port, in capitals', bare(`${GET} HTTP/1.1`, 'Host: PAGES.Example:8443'), ['GET', MEANT, '']),
  refused('a Host with a user', bare(`${GET} HTTP/1.1`, 'Host: pages.example@evil.example')),
  refused('a Host with a path', bare(`${GET} HTTP/1.1`, 'Host: pages.example/evil')),
  refused('a Host with a port that is none', bare(`${GET} HTTP/1.1`, 'Host: pages.example:80@evil.example')),
  refused('a Host that begins like ours', bare(`${GET} HTTP/1.1`, 'Host: pages.example.evil.example')),
  refused('a Host in a list', bare(`${GET} HTTP/1.1`, 'Host: pages.example, evil.example')),
  refused('a folded Host', bare(`${GET} HTTP/1.1`, 'Host: pages.example', ' evil.example')),
  eitherGet('X-Forwarded-Host', get('X-Forwarded-Host: evil.example')),
  eitherGet('Forwarded', get('Forwarded: host=evil.example;for=evil')),
  eitherGet('X-Original-URL', get('X-Original-URL: /evil')),
  eitherGet('X-Rewrite-URL', get('X-Rewrite-URL: /evil')),
  eitherGet('X-HTTP-Method-Override', get('X-HTTP-Method-Override: EVIL')),
]

const headers: readonly Shape[] = [
  refused('a header without a colon', get('Content-Length 44')),
  refused('a header without a name', get(': x')),
  refused('a space before the colon', get('X-A : b')),
  refused('a space in a name', get('X A: b')),
  refused('a zero byte in a value', get('X-A: b\0c')),
  refused('a zero byte in a name', get('X-\0A: b')),
  refused('a carriage return in a value', get('X-A: b\rX-Swallow: c')),
  refused('a name beyond ASCII', get('X-\xe4: b')),
  eitherGet('a value beyond ASCII', get('X-A: \xe4\xff')),
  eitherGet('a folded header', get('X-A: b\r\n c')),
  eitherGet('a folded line that looks like a header', get('X-A: b\r\n Content-Length: 44')),
  eitherGet('a line feed as line end', `${GET} HTTP/1.1\nHost: pages.example\n\n`),
  refused('a line feed that hides a request', get(`X-A: b\n\n${HIDDEN}`)),
  refused('a carriage return as line end', `${GET} HTTP/1.1\rHost: pages.example\r\r`),
  eitherPut('Expect: 100-continue', ['Expect: 100-continue', length(HIDDEN)], HIDDEN),
  eitherPut(
    'Expect: 100-continue in chunks',
    ['Expect: 100-continue', 'Transfer-Encoding: chunked'],
    chunked(HIDDEN),
    HIDDEN,
  ),
  refused('Expect: 100-continue and a GET with a body', request(GET, ['Expect: 100-continue', length(HIDDEN)], HIDDEN)),
  eitherPut('Expect in two lines', ['Expect: 100-continue', 'Expect: 100-continue', length(HIDDEN)], HIDDEN),
  eitherPut('Expect: something else', ['Expect: 200-ok', length(HIDDEN)], HIDDEN),
  refused('headers beyond every limit', get(`X-A: ${'b'.repeat(70_000)}`)),
  eitherPut('a length after 2000 other headers', [...Array<string>(2100).fill('a:'), length(HIDDEN)], HIDDEN),
  eitherPut(
    'a coding after 2000 other headers',
    [...Array<string>(2100).fill('a:'), 'Transfer-Encoding: chunked'],
    chunked(HIDDEN),
    HIDDEN,
  ),
  refused(
    'a GET with a body after 2000 other headers',
    request(GET, [...Array<string>(2100).fill('a:'), length(HIDDEN)], HIDDEN),
  ),
  eitherGet(
    'Trailer, TE and Keep-Alive',
    request(GET, ['TE: trailers', 'Trailer: X', 'Keep-Alive: timeout=5', 'Proxy-Connection: keep-alive']),
  ),
]

const pipelines: readonly Shape[] = [
  passed('one request', request(GET, []), ['GET', MEANT, '']),
  passed(
    'two requests at once',
    request(GET, []) + request(`GET ${SECOND}`, []),
    ['GET', MEANT, ''],
    ['GET', SECOND, ''],
  ),
  passed('a body of no bytes', request(PUT, ['Content-Length: 0']), ['PUT', MEANT, '']),
  passed('a HEAD, which is refused, then a GET', request(`HEAD ${MEANT}`, []) + request(`GET ${SECOND}`, []), [
    'GET',
    SECOND,
    '',
  ]),
  eitherGet('Connection: close, then another', request(GET, ['Connection: close']) + request(`GET ${SECOND}`, [])),
]

export const LINE_SHAPES: readonly Shape[] = [
  ...upgrades,
  ...targets,
  ...methodsAndVersions,
  ...hosts,
  ...headers,
  ...pipelines,
]
