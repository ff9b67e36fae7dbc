import type { AddressInfo } from 'node:net'
import { createApp, type PageHandler } from '#server/app.ts'
import type { LogLine } from '#server/log.ts'
import { createMetrics } from '#server/metrics.ts'
import { createRateLimit, type RateLimit } from '#server/rate-limit.ts'
import { readSettings } from '#server/settings.ts'
import type { Backend } from './backends.ts'

type Options = { pages?: PageHandler; sandbox?: string; rateLimit?: RateLimit }

/** Starts the server in this process, with the settings of `env`. `pages` handles everything except calls. */
export async function startServer(
  env: Record<string, string>,
  { pages = (_, reply) => reply.send('the document'), sandbox, rateLimit }: Options = {},
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

/** Starts the server in this process, in front of a backend that ends with it. */
export async function startServerFor<B extends Backend>(backend: Promise<B>, env: Record<string, string> = {}) {
  const all = new AsyncDisposableStack()
  const started = all.use(await backend)
  const server = all.use(await startServer({ API_ORIGIN: started.origin, ...env }))
  return { ...server, backend: started, [Symbol.asyncDispose]: () => all.disposeAsync() }
}
