import { once } from 'node:events'
import net from 'node:net'

/** Below the range for outgoing connections, so that a restarted server can use the same port. */
const MIN_PORT = 20_000
const MAX_PORT = 31_999

/** Returns a port that is free on every address of this machine. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = MIN_PORT + Math.floor(Math.random() * (MAX_PORT - MIN_PORT + 1))
    const server = net.createServer().listen(port)
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    server.close()
    await once(server, 'close')
    return port
  }
}
