import http from 'node:http'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { refuseMalformed } from '#server/client-error.ts'
import type { LogLine } from '#server/log.ts'
import { listen, startBackend } from './support/backends.ts'
import { exchange } from './support/raw-exchange.ts'
import { startServer } from './support/servers.ts'

const GET = 'GET /trade/api/no-auth/transfer_in/info?key=K HTTP/1.1\r\nHost: pages.example\r\n\r\n'

test('what is no request is refused in words, and its connection ended', async () => {
  await using server = await startServer({})
  const { status, headers, body } = await exchange(server.port, 'hello\r\n\r\n')
  expect([status, JSON.parse(body)]).toEqual([400, { response_text: 'This request is not valid.' }])
  expect(headers).toMatchObject({
    'content-length': String(body.length),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
    'x-content-type-options': 'nosniff',
  })
  expect(server.lines).toEqual([{ event: 'malformed request', status: 400, code: 'HPE_INVALID_METHOD' }])
})

test('a request that does not come in time is refused in words, and its connection ended', async () => {
  const lines: LogLine[] = []
  const server = http.createServer({ headersTimeout: 1, connectionsCheckingInterval: 1 })
  server.on(
    'clientError',
    refuseMalformed(
      (line) => void lines.push(line),
      () => false,
    ),
  )
  await using backend = await listen(server)
  // Nothing is sent: what arrives at a connection that has just been closed would reset it, and the answer be lost.
  const { status, body } = await exchange(backend.port, '')
  expect([status, JSON.parse(body)]).toEqual([408, { response_text: 'This request is not valid.' }])
  expect(lines).toEqual([{ event: 'malformed request', status: 408, code: 'ERR_HTTP_REQUEST_TIMEOUT' }])
})

test('nothing that is no request is answered in place of a request before it', async () => {
  const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>()
  await using backend = await startBackend(() => asked())
  await using server = await startServer({ API_ORIGIN: backend.origin })
  const socket = net.connect(server.port, '127.0.0.1')
  socket.on('error', () => {})
  const answer = text(socket)
  socket.write(GET)
  await isAsked
  socket.write('hello\r\n\r\n')
  expect(await answer).toBe('')
})
