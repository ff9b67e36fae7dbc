import fastify from 'fastify'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'

export type MockServer = { origin: string; port: number; close: () => Promise<void> }

/**
 * Serves one of the mock servers over HTTP. `fetch` routes all URLs, so Fastify itself has only the route `/`.
 * @param fetch handles a request; `env.outgoing` is Node's response, so that an injected fault can break the connection
 * @param port 0 for any free port
 */
export async function listen(
  fetch: (request: Request, env: unknown) => Response | Promise<Response>,
  { host, port }: { host?: string; port: number },
): Promise<MockServer> {
  const app = fastify({ forceCloseConnections: true, rewriteUrl: () => '/' })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_, __, done) => done(null))
  app.all('/', async (request, reply) => {
    const { raw, method, originalUrl } = request
    const controller = new AbortController()
    reply.raw.once('close', () => controller.abort())
    const headers = Object.entries(raw.headersDistinct).flatMap(
      ([name, values]) => values?.map((value) => [name, value]) ?? [],
    )
    const hasBody = method !== 'GET' && method !== 'HEAD'
    const response = await fetch(
      new Request(new URL(originalUrl, `http://${raw.headers.host ?? 'localhost'}`), {
        method,
        headers: headers as [string, string][],
        signal: controller.signal,
        ...(hasBody && { body: Readable.toWeb(raw), duplex: 'half' }),
      } as RequestInit),
      { outgoing: reply.raw },
    )
    if (reply.raw.headersSent || reply.raw.destroyed) return reply.hijack()
    return reply.send(response)
  })
  await app.listen({ host: host ?? '::', port })
  const address = app.server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${address.port}`, port: address.port, close: () => app.close() }
}
