import { execFileSync } from 'node:child_process'
import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createFolder } from '#tests/support/temporary-folder.ts'
import { findSecrets, secretOf } from '#tests/support/secrets.ts'
import { startBackend } from './support/backends.ts'
import { send, openConnection, type RequestOptions } from './support/http-client.ts'
import { startProcessFor } from './support/server-process.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const CONSENT = '/consent/api/no-auth/identity_service/consent'
/** Begins with `S`, which one request sends percent-encoded. */
const KEY = `S${secretOf('base64url')}`
/** How many requests are pipelined at a time. */
const BATCH = 20

const startRespondingBackend = () => startBackend((_, outgoing) => void outgoing.end('{}'))

/** Requests many pages over one connection. Counts closing tags, which may be split between two chunks. */
async function requestPages(port: number, count: number): Promise<void> {
  using connection = await openConnection(port)
  const page = `GET /consent/${KEY} HTTP/1.1\r\nHost: pages.example\r\n\r\n`
  let receivedPages = 0
  let tail = ''
  const { promise: done, resolve: markDone } = Promise.withResolvers<void>()
  connection.socket.on('data', (text: string) => {
    receivedPages += `${tail}${text}`.split('</html>').length - 1
    tail = text.endsWith('</html>\n') ? '' : text.slice(-6)
    if (receivedPages >= count) markDone()
    else if (receivedPages % BATCH === 0) connection.send(page.repeat(BATCH))
  })
  connection.send(page.repeat(BATCH))
  await Promise.race([done, connection.closed])
  expect(receivedPages).toBe(count)
}

/** Opens a pipe that is never read. */
async function unreadPipe(): Promise<FileHandle & AsyncDisposable> {
  await using folder = await createFolder({})
  execFileSync('/usr/bin/env', ['mkfifo', join(folder.path, 'pipe')])
  return open(join(folder.path, 'pipe'), constants.O_RDWR)
}

async function expectRunning(server: Awaited<ReturnType<typeof startProcessFor>>): Promise<void> {
  expect((await send(server.port, { path: `${CONSENT}/${KEY}` })).status).toBe(200)
  expect((await send(server.metricsPort, { path: '/healthz' })).status).toBe(200)
  expect(server.hasEnded()).toBe(false)
  server.child.kill('SIGTERM')
  expect(await server.ended).toEqual([0, null])
}

describe('the server keeps running, and ends on SIGTERM,', () => {
  test('when its standard output is closed', async () => {
    await using server = await startProcessFor(startRespondingBackend())
    server.child.stdout?.destroy()
    await requestPages(server.port, 3000)
    await expectRunning(server)
  })

  test.each([
    ['the disk of its log is full', 3000, () => open('/dev/full', 'w')],
    ['its log is not read', 10_000, unreadPipe],
  ])('when %s', async (_, count, openSink) => {
    await using sink = await openSink()
    await using server = await startProcessFor(startRespondingBackend(), {}, { stdout: sink.fd })
    await requestPages(server.port, count)
    await expectRunning(server)
  })
})

test('no log line contains a key', async () => {
  const requests: RequestOptions[] = [
    { path: `/consent/${KEY}` },
    { path: `/trade/new?key=${KEY}` },
    { path: `${CONSENT}/${KEY}` },
    { path: `/trade/api/no-auth/transfer_in/info?key=${KEY}&domain=a.example` },
    { method: 'POST', path: '/trade/api/no-auth/transfer_in/approve', headers: FORM, body: `key=${KEY}` },
    { path: `${CONSENT}/%53${KEY.slice(1)}` },
    { method: 'TRACE', path: `${CONSENT}/${KEY}` },
    { path: `/consent/api/..%2f${KEY}` },
    { path: `/trade/api/${KEY}?key=${KEY}` },
    { path: `/trademark/api/no-auth/claims/info?claims_id=1&key=${KEY}` },
    { path: '/', headers: { host: `${KEY}.example` } },
    {
      path: `${CONSENT}/x`,
      headers: { referer: `https://a.example/${KEY}`, cookie: `a=${KEY}`, 'user-agent': KEY, 'x-request-id': KEY },
    },
  ]
  const malformedRequests = [
    `GET /consent/${KEY} HTTP/1.1\r\nHost: a\r\nX A: ${KEY}\r\n\r\n`,
    `GET ${CONSENT}/${KEY} HTTP/1.1\r\nHost: a\r\nContent-Length: ${KEY}\r\n\r\n`,
    `${KEY} / HTTP/1.1\r\n\r\n`,
    `GET /${KEY.repeat(9000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  ]
  await using server = await startProcessFor(
    startBackend((incoming, outgoing) => {
      if (incoming.url?.startsWith(CONSENT)) outgoing.destroy()
      else outgoing.writeHead(404).end()
    }),
    { ALLOWED_HOSTS: '127.0.0.1', API_ORIGIN_TRADEMARK: 'http://127.0.0.1:1' },
  )
  const statuses = []
  for (const request of requests) statuses.push((await send(server.port, request)).status)
  expect(statuses).toEqual([200, 404, 502, 404, 404, 502, 405, 404, 404, 502, 421, 502])
  for (const bytes of malformedRequests) {
    using connection = await openConnection(server.port)
    connection.send(bytes)
    await connection.closed
    expect(connection.received()).not.toContain(KEY)
  }
  server.child.kill('SIGTERM')
  await server.ended
  const printed = server.lines.join('\n') + server.errors()
  expect(findSecrets([KEY.slice(1), KEY.slice(1).toLowerCase()], printed)).toEqual([])
  expect(server.lines.filter((line) => line.startsWith('{')).length).toBeGreaterThan(requests.length)
})
