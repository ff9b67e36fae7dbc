import http from 'node:http'
import { listen, type Backend } from '#tests/server/support/backends.ts'

/**
 * A proxy through which a browser asks for everything that is not at `localhost`. It reports the address of each
 * request and each connection, and forwards none.
 */
export type CanaryProxy = Backend & {
  /** Reports each address asked for from now on; one that an encrypted connection was asked for begins with `https:`. */
  onAsked: (listener: (address: string) => void) => void
}

/** Starts the proxy on a free port. */
export async function startCanaryProxy(): Promise<CanaryProxy> {
  const listeners: ((address: string) => void)[] = []
  const tell = (address: string) => listeners.forEach((listener) => listener(address))
  const server = http.createServer((request, response) => {
    tell(request.url ?? '')
    response.writeHead(204).end()
  })
  server.on('connect', (request, socket) => {
    tell(`https://${request.url}`)
    socket.end('HTTP/1.1 502 Nobody There\r\n\r\n')
  })
  return { ...(await listen(server)), onAsked: (listener) => void listeners.push(listener) }
}
