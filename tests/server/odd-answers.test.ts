import net from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backend, listen } from './support/backends.ts'
import { ask } from './support/http-client.ts'
import { startServer } from './support/server-process.ts'

const KEYED = '/consent/api/no-auth/identity_service/consent'

const answer = (body: string, ...lines: string[]): string =>
  ['HTTP/1.1 200 OK', 'Content-Type: application/json', `Content-Length: ${body.length}`, ...lines, '', body].join(
    '\r\n',
  )
const POISON = answer('{"answered":"POISON"}')

/** Answers that leave something behind on a connection, or end where another reader would not. */
const ODD: readonly (readonly [name: string, bytes: string])[] = [
  ['two answers to one question', answer('{}') + POISON],
  ['more bytes than announced', `${answer('{}')}xxxx${POISON}`],
  ['an early hint, then two answers', `HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n${answer('{}')}${POISON}`],
  ['a change of protocol', `HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n${POISON}`],
  ['a body after 204', `HTTP/1.1 204 No Content\r\nContent-Length: ${POISON.length}\r\n\r\n${POISON}`],
  ['a body after 304', `HTTP/1.1 304 Not Modified\r\nContent-Length: ${POISON.length}\r\n\r\n${POISON}`],
  ['length and chunks', `HTTP/1.1 200 OK\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${POISON}`],
  ['two lengths', `HTTP/1.1 200 OK\r\nContent-Length: 0\r\nContent-Length: ${POISON.length}\r\n\r\n${POISON}`],
  ['a length with a sign', `HTTP/1.1 200 OK\r\nContent-Length: +0\r\n\r\n${POISON}`],
  [
    'a chunk whose size overflows',
    `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n10000000000000000\r\n${POISON}`,
  ],
  [
    'a chunk with a broken extension',
    `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2;\n\r\n{}\r\n0\r\n\r\n${POISON}`,
  ],
  ['a header with a line feed', `HTTP/1.1 200 OK\r\nX-A: b\nContent-Length: 0\r\n\r\n${POISON}`],
  ['a folded header', `HTTP/1.1 200 OK\r\nX-A: b\r\n Set-Cookie: evil=1\r\nContent-Length: 0\r\n\r\n${POISON}`],
  ['line feeds alone', `HTTP/1.1 200 OK\nContent-Length: 0\n\n${POISON}`],
  ['headers without an end', `HTTP/1.1 200 OK\r\nX-A: ${'b'.repeat(200_000)}`],
  ['no HTTP', `SSH-2.0-OpenSSH_9.2\r\n${POISON}`],
]

describe('an odd answer is its asker’s misfortune alone', () => {
  let bytes = ''
  let backend: Backend
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    const tcp = net.createServer((socket) => {
      socket.on('error', () => {})
      socket.setEncoding('latin1').on('data', (text: string) => {
        for (const [, target = ''] of text.matchAll(/^(?:GET|POST|HEAD) (\S+) HTTP\/1\.1\r$/gm)) {
          socket.write(target.includes('ODD') ? bytes : answer(JSON.stringify({ answered: target })), 'latin1')
        }
      })
    })
    backend = await listen(tcp)
    server = await startServer({ API_ORIGIN: backend.origin, RATE_LIMIT: '0' })
  })
  afterAll(async () => {
    await server?.[Symbol.asyncDispose]()
    await backend?.[Symbol.asyncDispose]()
  })

  test.each(ODD)('%s', async (_, each) => {
    bytes = each
    const odd = await ask(server.port, { path: `${KEYED}/ODD` }).catch(() => undefined)
    expect(odd?.body.toString() ?? '').not.toContain('POISON')
    expect(odd?.headers['set-cookie']).toBeUndefined()
    const others = Array.from({ length: 4 }, (_each, index) => `${KEYED}/OTHER-${index}`)
    const answers = await Promise.all(others.map((path) => ask(server.port, { path })))
    expect(answers.map(({ body }) => body.toString())).toEqual(others.map((path) => JSON.stringify({ answered: path })))
  })
})
