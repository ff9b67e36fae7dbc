import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as a backend has received it. */
export type Received = { method: string; url: string; headers: http.IncomingHttpHeaders; body: string }

/** Headers of a backend that must not reach a browser. */
export const FOREIGN = {
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=600',
  'clear-site-data': '"*"',
  'content-security-policy': "default-src 'unsafe-inline'",
  location: 'https://evil.example/',
  refresh: '0;url=https://evil.example/',
  'service-worker-allowed': '/',
  server: 'Backend/1.2',
  'strict-transport-security': 'max-age=0',
  'www-authenticate': 'Basic',
  'x-accel-redirect': '/robots.txt',
  'x-powered-by': 'Backend',
} as const

/** A backend that answers every call with what it has received, and with all the headers that no backend should send. */
export async function startLedger(): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = http.createServer((request, response) => {
    const buffers: Buffer[] = []
    request.on('data', (buffer: Buffer) => buffers.push(buffer))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      const received: Received = { method, url, headers, body: Buffer.concat(buffers).toString() }
      response.writeHead(200, {
        ...FOREIGN,
        'content-type': 'application/json',
        'content-disposition': 'attachment; filename="kept.json"',
        'set-cookie': ['A=1; Domain=evil.example', 'XSRF-TOKEN=token; Path=/'],
      })
      response.end(JSON.stringify(received))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
