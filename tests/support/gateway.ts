import http from 'node:http'
import { startBackend } from '#tests/server/support/backends.ts'

/** How a gateway fails a request: with 404, with an HTML page, or without a response until `recover`. */
type FailureKind = 'gone' | 'html' | 'late'

type Matcher = (path: string) => boolean

/** A gateway in front of the product that can fail requests for files, as gateways and releases do. */
export type Gateway = {
  origin: string
  /** Fails requests for these files from now on, or `times` times. `gone` also fails pending requests. */
  fail: (files: Matcher, kind: FailureKind, times?: number) => void
  /** Forwards all requests from now on, and the pending ones. */
  recover: () => void
  /** The requested paths, in order. */
  requestedPaths: string[]
  stop: () => Promise<void>
}

/** @param extraHeaders headers added to every request to the product */
export async function startGateway(product: string, extraHeaders: Record<string, string> = {}): Promise<Gateway> {
  let failure: { files: Matcher; kind: FailureKind; times: number } | undefined
  const requestedPaths: string[] = []
  const heldRequests: { pass: () => void; respondGone: () => void }[] = []
  const backend = await startBackend((request, response) => {
    const path = request.url ?? ''
    requestedPaths.push(path)
    const kind = failure?.files(path) && failure.times-- > 0 ? failure.kind : undefined
    const respondGone = () => void response.writeHead(404, { 'content-type': 'text/plain' }).end('Gone.\n')
    if (kind === 'gone') return respondGone()
    const target = kind === 'html' ? '/' : path
    const { host } = request.headers
    const headers = { 'x-forwarded-host': host, ...request.headers, ...extraHeaders, host: new URL(product).host }
    const pass = () => {
      const outgoing = http.request(`${product}${target}`, { method: request.method, headers }, (incoming) => {
        response.writeHead(incoming.statusCode ?? 502, incoming.rawHeaders)
        incoming.pipe(response)
      })
      outgoing.once('error', () => response.destroy())
      request.pipe(outgoing)
    }
    if (kind === 'late') heldRequests.push({ pass, respondGone })
    else pass()
  })
  return {
    origin: `http://localhost:${backend.port}`,
    fail(files, kind, times = Infinity) {
      failure = { files, kind, times }
      if (kind === 'gone') for (const { respondGone } of heldRequests.splice(0)) respondGone()
    },
    recover: () => {
      failure = undefined
      for (const { pass } of heldRequests.splice(0)) pass()
    },
    requestedPaths,
    stop: async () => backend[Symbol.asyncDispose](),
  }
}
