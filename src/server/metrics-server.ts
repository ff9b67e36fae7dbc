import { createServer, type Server } from 'node:http'
import type { Metrics } from './metrics.ts'

/** For the operator's own network, on a port of its own: `/metrics` for Prometheus, `/healthz` for the load balancer. */
export function createMetricsServer(metrics: Metrics): Server {
  return createServer((incoming, outgoing) => {
    const [status, type, body] = answer(incoming.url, metrics)
    outgoing.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' })
    outgoing.end(body)
  })
}

function answer(path: string | undefined, metrics: Metrics): [status: number, type: string, body: string] {
  if (path === '/metrics') return [200, 'text/plain; version=0.0.4; charset=utf-8', metrics.text()]
  if (path === '/healthz') return [200, 'text/plain; charset=utf-8', 'ok\n']
  return [404, 'text/plain; charset=utf-8', 'Here are /metrics and /healthz.\n']
}
