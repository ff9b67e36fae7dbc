import { execFileSync } from 'node:child_process'
import { constants, mkdtempSync, rmSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { found, secretOf } from '#tests/support/secrets.ts'
import { startNotingBackend } from './support/backends.ts'
import { ask, openLine } from './support/http-client.ts'
import { startServer } from './support/server-process.ts'

const CONSENT = '/consent/api/no-auth/identity_service/consent'
/** A capital letter, which can be written in another way, and a key. */
const KEY = `S${secretOf('base64 for addresses')}`

/** So many at once as a browser behind a gateway might ask for. */
const BATCH = 20

/** Asks for pages by the thousand over one connection. */
async function askManyPages(port: number, count: number): Promise<void> {
  using line = await openLine(port)
  const page = `GET /consent/${KEY} HTTP/1.1\r\nHost: pages.example\r\n\r\n`
  let answered = 0
  let tail = ''
  const { promise: isDone, resolve: done } = Promise.withResolvers<void>()
  line.socket.on('data', (text: string) => {
    answered += `${tail}${text}`.split('</html>').length - 1
    tail = text.endsWith('</html>\n') ? '' : text.slice(-6)
    if (answered >= count) done()
    else if (answered % BATCH === 0) line.send(page.repeat(BATCH))
  })
  line.send(page.repeat(BATCH))
  await Promise.race([isDone, line.closed])
  expect(answered).toBe(count)
}

/** A pipe whose reading end is open, but never read. */
async function unreadPipe(): Promise<AsyncDisposable & { pipe: FileHandle }> {
  const folder = mkdtempSync(join(tmpdir(), 'unread-'))
  execFileSync('/usr/bin/env', ['mkfifo', join(folder, 'pipe')])
  const pipe = await open(join(folder, 'pipe'), constants.O_RDWR)
  return {
    pipe,
    async [Symbol.asyncDispose]() {
      await pipe.close()
      rmSync(folder, { recursive: true })
    },
  }
}

async function expectAnswersAndEnds(server: Awaited<ReturnType<typeof startServer>>): Promise<void> {
  expect((await ask(server.port, { path: `${CONSENT}/${KEY}` })).status).toBe(200)
  expect((await ask(server.metricsPort, { path: '/healthz' })).status).toBe(200)
  expect(server.hasEnded()).toBe(false)
  server.child.kill('SIGTERM')
  expect(await server.ended).toEqual([0, null])
}

describe('the server goes on answering', () => {
  test.each(['the reader of its log is gone', 'the disk of its log is full'])('when %s', async (what) => {
    await using full = await open('/dev/full', 'w')
    await using backend = await startNotingBackend((_, outgoing) => void outgoing.end('{}'))
    const options = what.includes('disk') ? { stdout: full.fd } : {}
    await using server = await startServer({ API_ORIGIN: backend.origin }, options)
    server.child.stdout?.destroy()
    await askManyPages(server.port, 3000)
    await expectAnswersAndEnds(server)
  })

  test('when nobody reads its log, and still ends on SIGTERM', { timeout: 120_000 }, async () => {
    await using unread = await unreadPipe()
    await using backend = await startNotingBackend((_, outgoing) => void outgoing.end('{}'))
    await using server = await startServer({ API_ORIGIN: backend.origin }, { stdout: unread.pipe.fd })
    await askManyPages(server.port, 10_000)
    await expectAnswersAndEnds(server)
  })
})

describe('no key is ever in the log', () => {
  test.each([
    ['a page', { path: `/consent/${KEY}` }],
    ['a query', { path: `/trade/new?key=${KEY}` }],
    ['a call', { path: `${CONSENT}/${KEY}` }],
    ['the query of a call', { path: `/trade/api/no-auth/transfer_in/info?key=${KEY}&domain=a.example` }],
    ['a form', { method: 'POST', path: '/trade/api/no-auth/transfer_in/approve', body: `key=${KEY}` }],
    ['an encoded key', { path: `${CONSENT}/%53${KEY.slice(1)}` }],
    ['a method that is refused', { method: 'TRACE', path: `${CONSENT}/${KEY}` }],
    ['a path that is refused', { path: `/consent/api/..%2f${KEY}` }],
    [
      'headers',
      {
        path: `${CONSENT}/x`,
        headers: { referer: `https://a.example/${KEY}`, cookie: `a=${KEY}`, 'user-agent': KEY, 'x-request-id': KEY },
      },
    ],
    ['a foreign host', { path: '/', headers: { host: `${KEY}.example` } }],
  ])('of %s', async (_, question) => {
    await using backend = await startNotingBackend((_call, outgoing) => void outgoing.writeHead(404).end())
    await using server = await startServer({ API_ORIGIN: backend.origin, ALLOWED_HOSTS: '127.0.0.1' })
    await ask(server.port, question)
    await ask(server.port, { path: '/robots.txt' })
    server.child.kill('SIGTERM')
    await server.ended
    const printed = server.lines.join('\n') + server.errors()
    expect(found([KEY.slice(1), KEY.slice(1).toLowerCase()], printed)).toEqual([])
    expect(server.lines.filter((line) => line.startsWith('{')).length).toBeGreaterThan(0)
  })

  test('of a request that cannot be read, a backend that is away, or one that breaks off', async () => {
    await using backend = await startNotingBackend((_, outgoing) => void outgoing.destroy())
    await using server = await startServer({ API_ORIGIN: backend.origin, API_ORIGIN_TRADE: 'http://127.0.0.1:1' })
    for (const bytes of [
      `GET /consent/${KEY} HTTP/1.1\r\nHost: a\r\nX A: ${KEY}\r\n\r\n`,
      `GET ${CONSENT}/${KEY} HTTP/1.1\r\nHost: a\r\nContent-Length: ${KEY}\r\n\r\n`,
      `${KEY} / HTTP/1.1\r\n\r\n`,
      `GET /${KEY.repeat(9000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
    ]) {
      using line = await openLine(server.port)
      line.send(bytes)
      await line.closed
      expect(line.received()).not.toContain(KEY)
    }
    expect((await ask(server.port, { path: `${CONSENT}/${KEY}` })).status).toBe(502)
    expect((await ask(server.port, { path: `/trade/api/no-auth/transfer_in/info?key=${KEY}` })).status).toBe(502)
    expect((await ask(server.port, { path: `/trade/api/${KEY}?key=${KEY}` })).status).toBe(404)
    server.child.kill('SIGTERM')
    await server.ended
    expect(server.lines.join('\n') + server.errors()).not.toContain(KEY)
  })
})
