import { Counter, Histogram, Registry } from 'prom-client'
import { operationOf } from './operations.ts'

const BUCKETS_S = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

export type Metrics = {
  /** @param route from a closed set (see `routeLabel`); @param status 0 for a connection that was cut */
  request: (route: string, status: number, seconds: number) => void
  /** Counts a call of a service by flow, operation and outcome. */
  call: (method: string, path: string, status: number) => void
  proxyFailure: (service: string, reason: string) => void
  /** Counts documents of keyed pages: with the page in them, or left to the browser. */
  firstView: (outcome: 'rendered' | 'plain') => void
  /** Text format of Prometheus. */
  text: () => Promise<string>
  contentType: string
}

/** Counts what an operator watches. Every label has a closed set of values. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests by route and status class.',
    labelNames: ['route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its answer.',
    labelNames: ['route'],
    buckets: BUCKETS_S,
    registers,
  })
  const calls = new Counter({
    name: 'calls_total',
    help: 'Calls of the pages by flow, operation of the contracts and outcome.',
    labelNames: ['flow', 'operation', 'outcome'],
    registers,
  })
  const failures = new Counter({
    name: 'proxy_failures_total',
    help: 'Calls that a backend did not answer, by service and reason.',
    labelNames: ['service', 'reason'],
    registers,
  })
  const firstViews = new Counter({
    name: 'first_views_total',
    help: 'Documents of keyed pages, rendered here or left to the browser.',
    labelNames: ['outcome'],
    registers,
  })
  return {
    request(route, status, seconds) {
      requests.inc({ route, status: status === 0 ? 'cut' : `${Math.floor(status / 100)}xx` })
      durations.observe({ route }, seconds)
    },
    call: (method, path, status) => calls.inc({ ...operationOf(method, path), outcome: outcomeOf(status) }),
    proxyFailure: (service, reason) => failures.inc({ service, reason }),
    firstView: (outcome) => firstViews.inc({ outcome }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

/** 409 has an outcome of its own: what a person wanted to decide is decided already. */
function outcomeOf(status: number): string {
  if (status === 0) return 'cut'
  if (status === 409) return 'answered_before'
  if (status === 429) return 'limited'
  return status < 400 ? 'ok' : status < 500 ? 'refused' : 'failed'
}
