import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { expect, test } from 'vitest'
import { listen } from './support/backends.ts'
import { startServer } from './support/servers.ts'

const PATH = '/registrant/api/no-auth/data_quality/upload'
const headers = { 'content-type': 'multipart/form-data; boundary=b' }

/** A backend that responds at the first byte of a body and closes the connection, which resets it under the sender. */
async function startRefusing(status: number) {
  const body = '{"response_text":"Too large"}'
  const server = net.createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.pause()
      socket.write(
        `HTTP/1.1 ${status} Refused\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
        () => socket.destroy(),
      )
    })
  })
  return listen(server)
}

test.each([413, 401, 422, 429])(
  'passes on a %i that a backend gives at the first byte of an upload',
  async (status) => {
    await using backend = await startRefusing(status)
    await using server = await startServer({ API_ORIGIN: backend.origin })
    using agent = Object.assign(new http.Agent({ keepAlive: true }), { [Symbol.dispose]: () => agent.destroy() })
    const statuses: (number | undefined)[] = []
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const request = http.request({ host: '127.0.0.1', port: server.port, path: PATH, method: 'POST', headers, agent })
      request.end(Buffer.alloc(6_600_000))
      const [response] = (await once(request, 'response')) as [http.IncomingMessage]
      statuses.push(response.statusCode)
      await once(response.resume(), 'end')
    }
    expect(statuses).toEqual(Array.from({ length: 5 }, () => status))
  },
)
