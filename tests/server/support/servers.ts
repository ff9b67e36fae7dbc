import type { AddressInfo } from 'node:net'
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
