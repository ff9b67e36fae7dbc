import { once } from 'node:events'
import http from 'node:http'
import { describe, expect, test } from 'vitest'
import { startBackend } from './support/backends.ts'
import { openLine } from './support/http-client.ts'
import { startServer } from './support/servers.ts'

const PATH = '/registrant/api/no-auth/data_quality/upload'
const TYPE = 'multipart/form-data; boundary=b'
const headers = { 'content-type': TYPE }
const HEAD = `POST ${PATH} HTTP/1.1\r\nHost: pages.example\r\nContent-Type: ${TYPE}\r\n`

describe('413 with a sentence', () => {
  const limits = { MAX_UPLOAD_BYTES: '100000' }

  test('as soon as it is announced, before any of it is sent', async () => {
    await using server = await startServer({ API_ORIGIN: 'http://127.0.0.1:9', ...limits })
    using line = await openLine(server.port)
    line.send(`${HEAD}Content-Length: 100001\r\n\r\n`)
    await line.until((received) => received.includes('are accepted'))
    expect(line.received()).toMatch(/^HTTP\/1\.1 413 /)
  })

  test('reaches a browser that sends on, and its connection stays good', async () => {
    await using backend = await startBackend((_, outgoing) => void outgoing.end('next'))
    await using server = await startServer({ API_ORIGIN: backend.origin, ...limits })
    using agent = Object.assign(new http.Agent({ keepAlive: true, maxSockets: 1 }), {
      [Symbol.dispose]: () => agent.destroy(),
    })
    const statuses: (number | undefined)[] = []
    for (const body of [Buffer.alloc(5_000_000), Buffer.alloc(10)]) {
      const options = { path: PATH, method: 'POST', headers, agent }
      const request = http.request({ host: '127.0.0.1', port: server.port, ...options })
      request.end(body)
      const [answer] = (await once(request, 'response')) as [http.IncomingMessage]
      statuses.push(answer.statusCode)
      await once(answer.resume(), 'end')
    }
    expect(statuses).toEqual([413, 200])
  })
})

test('an answer that comes before the whole body leaves the rest of it to be dropped, and its connection good', async () => {
  await using backend = await startBackend((_, outgoing) => void outgoing.end('early'))
  await using server = await startServer({ API_ORIGIN: backend.origin })
  using line = await openLine(server.port)
  line.send(`${HEAD}Content-Length: 5000000\r\n\r\n${'x'.repeat(100_000)}`)
  await line.until((received) => received.includes('early'))
  line.send(`${'x'.repeat(4_900_000)}${HEAD}Content-Length: 0\r\n\r\n`)
  await line.until((received) => received.split('early').length > 2)
  expect(line.received().match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
})
