import http, { type IncomingHttpHeaders } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { createApp, type PageHandler } from '#server/app.ts'
import type { LogLine } from '#server/log.ts'
import { createMetrics } from '#server/metrics.ts'
import { createRateLimit, type RateLimit } from '#server/rate-limit.ts'
import { readSettings } from '#server/settings.ts'

/** The server as `serveBuild` makes it, with the settings of `env`, a page for everything that is no call, and no process. */
export async function startServer(
  env: Record<string, string>,
  {
    pages = (_, reply) => reply.send('the document'),
    sandbox,
    rateLimit,
  }: { pages?: PageHandler; sandbox?: string; rateLimit?: RateLimit } = {},
) {
  const settings = readSettings(env)
  const lines: LogLine[] = []
  const log = (line: LogLine): void => void lines.push(line)
  const metrics = createMetrics()
  const app = createApp({
    settings,
    sandbox,
    pages,
    log,
    metrics,
    rateLimit: rateLimit ?? createRateLimit(settings.rateLimit),
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    lines,
    metrics,
    settings,
    requestsInFlight: app.requestsInFlight,
    async [Symbol.asyncDispose]() {
      app.server.closeAllConnections()
      await app.close()
    },
  }
}

export type Answer = { status: number; headers: IncomingHttpHeaders; rawHeaders: string[]; body: Buffer }

export type Question = {
  method?: string
  /** Sent unchanged: nothing resolves dots or encodes. */
  path: string
  headers?: Record<string, string | string[]>
  /** A list goes out in as many chunks, without a content-length. */
  body?: Buffer | string | Buffer[]
}

/** Asks over a connection of its own and reads the whole answer; rejects when the line is cut. */
export async function ask(port: number, { method = 'GET', path, headers = {}, body }: Question): Promise<Answer> {
  const request = http.request({ host: '127.0.0.1', port, method, path, headers, agent: false })
  if (Array.isArray(body)) body.forEach((chunk) => request.write(chunk))
  request.end(Array.isArray(body) ? undefined : body)
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage]
  const { statusCode: status = 0, rawHeaders } = answer
  return { status, headers: answer.headers, rawHeaders, body: await buffer(answer) }
}

/** The words of an error answer. Fails when it is not of the form that the pages read. */
export function responseText(answer: Answer): string {
  const { response_text: text } = JSON.parse(answer.body.toString()) as { response_text: unknown }
  if (typeof text !== 'string' || !/^[A-Z].+\.$/.test(text)) throw new Error(`no sentence: ${String(text)}`)
  return text
}
