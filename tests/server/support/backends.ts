import { once } from 'node:events'
import http, { type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
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

/** Starts a server on a free port, gone with all its connections when the test ends. */
export async function listen(server: Server): Promise<Backend> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
