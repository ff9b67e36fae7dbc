import { once } from 'node:events'
import net from 'node:net'

/** Below the range of ports for outgoing connections, so that a restarted server gets its port again. */
const FIRST = 20_000
const LAST = 31_999

/** Returns a port that was free a moment ago, on every address of this machine. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST + 1))
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
