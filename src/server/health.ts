import fastify, { type FastifyInstance } from 'fastify'
import net from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Metrics } from './metrics.ts'

const CONNECT_MS = 2000
const MOST_DELAY_MS = 1000
/** Load balancers ask often and from several places; backends should not notice. */
const CACHED_MS = 3000

export type HealthDependencies = {
  metrics: Metrics
  /** Origins of the configured backends. */
  origins: readonly string[]
  /** Whether the server takes new requests. */
  isOpen: () => boolean
}

/**
 * For the operator's own network, on a port of its own: `/metrics`, `/healthz` (the process lives) and `/readyz` (it can
 * serve: backends reachable, not shutting down, not overloaded; else 503).
 */
export function createHealthApp({ metrics, origins, isOpen }: HealthDependencies): FastifyInstance {
  const app = fastify({ forceCloseConnections: true })
  // Nothing is refused for a late event loop; load balancers are told.
  const delay = monitorEventLoopDelay()
  delay.enable()
  app.addHook('onClose', async () => void delay.disable())
  const checked = new Map<string, { at: number; result: Promise<boolean> }>()
  const isReachable = (origin: string): Promise<boolean> => {
    const last = checked.get(origin)
    if (last && Date.now() - last.at < CACHED_MS) return last.result
    const result = canConnect(origin)
    checked.set(origin, { at: Date.now(), result })
    return result
  }
  app.addHook(
    'onRequest',
    async (_, reply) => void reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8'),
  )
  app.get('/metrics', async (_, reply) => reply.type(metrics.contentType).send(await metrics.text()))
  app.get('/healthz', async () => 'ok\n')
  app.get('/readyz', async (_, reply) => {
    const isOverloaded = delay.mean > MOST_DELAY_MS * 1e6
    delay.reset()
    if (isOverloaded || !isOpen()) return reply.code(503).send('shutting down or overloaded\n')
    const states = await Promise.all(origins.map(isReachable))
    const away = origins.filter((_origin, index) => states[index] !== true)
    return away.length === 0 ? 'ready\n' : reply.code(503).send(`not reachable: ${away.join(', ')}\n`)
  })
  app.setNotFoundHandler((_, reply) => reply.code(404).send('Here are /metrics, /healthz and /readyz.\n'))
  return app
}

/** A connection is all that is asked for: a request would be one that no contract knows. */
function canConnect(origin: string): Promise<boolean> {
  const { hostname, port, protocol } = new URL(origin)
  const socket = net.connect({
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port || (protocol === 'https:' ? 443 : 80)),
    timeout: CONNECT_MS,
  })
  return new Promise((resolve) => {
    const end = (isReachable: boolean) => (): void => {
      socket.destroy()
      resolve(isReachable)
    }
    socket.once('connect', end(true)).once('error', end(false)).once('timeout', end(false))
  })
}
