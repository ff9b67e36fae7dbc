import { once } from 'node:events'
import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import net, { type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

export type Backend = AsyncDisposable & { origin: string; port: number }

/** A backend that does exactly what the test says, on a free port, gone with all its connections at the end. */
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

/** A backend that reads each call to its end, notes it, and lets the test answer. */
export async function startNotingBackend(answer: (call: Call, outgoing: ServerResponse) => void) {
  const calls: Call[] = []
  const backend = await startBackend((incoming, outgoing) => {
    const { method = '', url = '', headers, rawHeaders } = incoming
    const note = async (): Promise<void> => {
      const call = { method, url, headers, rawHeaders, body: await text(incoming) }
      calls.push(call)
      answer(call, outgoing)
    }
    // A call that breaks off is none.
    note().catch(() => undefined)
  })
  return { ...backend, calls }
}

/** A backend below HTTP: it sends these bytes for the head of a request, then ends the connection. */
export async function startBytes(bytesFor: (head: string) => string): Promise<Backend> {
  return listen(
    net.createServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', (head: Buffer) => socket.end(bytesFor(head.toString('latin1')), 'latin1'))
    }),
  )
}

/** Starts a server on a free port, gone with all its connections when the test ends. */
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
