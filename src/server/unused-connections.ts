import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** A head that is on its way over a new connection has this time to come, in milliseconds. */
const GRACE_MS = 1000

/**
 * Notes connections over which no request has come yet: browsers open some ahead. A server that closes waits for them
 * without end, as Node takes them for busy and stops looking after them.
 *
 * @returns ends them, to be called when the server closes
 */
export function unusedConnections(server: Server): () => void {
  const unused = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  server.on('request', ({ socket }) => unused.delete(socket))
  return () => {
    setTimeout(() => unused.forEach((socket) => socket.destroy()), GRACE_MS)
  }
}
