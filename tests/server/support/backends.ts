import { once } from 'node:events'
import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import net, { type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

export type Backend = AsyncDisposable & { origin: string; port: number }

/** Starts a backend with the listener of a test on a free port. */
export async function startBackend(listener: RequestListener): Promise<Backend> {
  return listen(http.createServer(listener))
}

export type Call = {
  method: string
  url: string
  headers: IncomingMessage['headers']
  rawHeaders: string[]
  body: string
}

/** Starts a backend that reads each call to its end, records it, and lets the test respond. */
export async function startRecordingBackend(respond: (call: Call, outgoing: ServerResponse) => void) {
  const calls: Call[] = []
  const backend = await startBackend((incoming, outgoing) => {
    const { method = '', url = '', headers, rawHeaders } = incoming
    const record = async (): Promise<void> => {
      const call = { method, url, headers, rawHeaders, body: await text(incoming) }
      calls.push(call)
      respond(call, outgoing)
    }
    // An aborted call is not recorded.
    record().catch(() => undefined)
  })
  return { ...backend, calls }
}

/** Starts a backend that responds to the head of a request with `bytesFor(head)`, then ends the connection. */
export async function startRawBackend(bytesFor: (head: string) => string): Promise<Backend> {
  return listen(
    net.createServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', (head: Buffer) => socket.end(bytesFor(head.toString('latin1')), 'latin1'))
    }),
  )
}

/** Starts a server on a free port; disposing of it closes all its connections. */
export async function listen(server: net.Server): Promise<Backend> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}
