import { once } from 'node:events'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { getCertificate } from '@vitejs/plugin-basic-ssl'

export type Incoming = IncomingMessage | Http2ServerRequest
export type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer | Readable }
/** Answers a request; what it throws is a 502. */
export type Handler = (request: Incoming) => Answer | Promise<Answer>

/** One request and its answer, with the bytes of its content as they went over the wire. */
export type Exchange = { method: string; path: string; type: string; bytes: number; isDone: boolean }

export type Server = {
  origin: string
  /** Forgets what was asked for until now. */
  reset: () => void
  /** What has been asked for since then, in order. */
  exchanges: readonly Exchange[]
  /** Resolves when, from now on, no answer has been under way for so many milliseconds. */
  quiet: (ms: number) => Promise<void>
  close: () => Promise<void>
}

const CERTIFICATES = join(import.meta.dirname, '../../node_modules/.cache/measure')

/** Serves over HTTP/2 and TLS, as gateways do, with a certificate of its own that nobody trusts; on a free port. */
export async function serveSecurely(handler: Handler): Promise<Server> {
  const pem = await getCertificate(CERTIFICATES, 'measure', ['localhost'])
  return serve(handler, (listener) => createSecureServer({ key: pem, cert: pem }, listener), 'https')
}

/** The same over HTTP/1, as backends are reached. */
export function servePlainly(handler: Handler): Promise<Server> {
  return serve(handler, createServer, 'http')
}

type Listener = (request: Incoming, response: ServerResponse | Http2ServerResponse) => void

async function serve(
  handler: Handler,
  create: (listener: Listener) => ReturnType<typeof createServer> | ReturnType<typeof createSecureServer>,
  protocol: string,
): Promise<Server> {
  const exchanges: Exchange[] = []
  const state = { open: 0, last: 0 }
  const server = create((request, response) => {
    const path = new URL(request.url ?? '/', 'http://any').pathname
    const exchange = { method: request.method ?? 'GET', path, type: '', bytes: 0, isDone: false }
    exchanges.push(exchange)
    state.open += 1
    response.once('close', () => {
      exchange.isDone = true
      state.open -= 1
      state.last = performance.now()
    })
    Promise.resolve(handler(request)).then(
      (answer) => send(answer, response, exchange),
      (error: unknown) => send({ status: 502, headers: {}, body: Buffer.from(String(error)) }, response, exchange),
    )
  })
  server.listen(0)
  await once(server, 'listening')
  return {
    origin: `${protocol}://localhost:${(server.address() as AddressInfo).port}`,
    reset: () => void exchanges.splice(0),
    exchanges,
    async quiet(ms) {
      state.last = performance.now()
      while (state.open > 0 || performance.now() - state.last < ms) {
        await setTimeout(Math.max(10, ms - performance.now() + state.last))
      }
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await closed
    },
  }
}

/** Each chunk goes on as it comes: what is flushed early arrives early. */
function send(
  { status, headers, body }: Answer,
  response: ServerResponse | Http2ServerResponse,
  exchange: Exchange,
): void {
  exchange.type = headers['content-type'] ?? ''
  // The two classes have the same methods, but no common type.
  const outgoing = response as ServerResponse
  outgoing.writeHead(status, headers)
  if (Buffer.isBuffer(body)) {
    exchange.bytes = body.length
    outgoing.end(body)
    return
  }
  body.on('data', (chunk: Buffer) => (exchange.bytes += chunk.length))
  body.once('error', () => outgoing.destroy())
  body.pipe(outgoing)
}
