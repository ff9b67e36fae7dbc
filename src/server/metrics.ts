import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { callLabels } from './operations.ts'

const BUCKETS_S = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

const REFUSAL_REASONS = ['address', 'total', 'silent'] as const
const FIRST_VIEW_OUTCOMES = ['rendered', 'plain', 'busy'] as const

/** Functions that return the values of gauges; a missing function means no gauge. */
type MetricSources = {
  /** Open connections to the pages' port. */
  connections?: () => number
  renderings?: () => { running: number; waiting: number }
  /** Calls to backends in progress. */
  backendCalls?: () => number
  storeUp?: () => boolean
}

export type Metrics = {
  /** @param route from a closed set (see `routeLabel`); @param status 0 if the connection was cut */
  request: (route: string, status: number, seconds: number) => void
  /** Counts a call of a service by flow, operation and outcome. */
  call: (method: string, path: string, status: number) => void
  proxyFailure: (service: string, reason: string) => void
  /** Counts documents of pages with a key: rendered here, left to the browser, or left to it because the queue was full. */
  firstView: (outcome: (typeof FIRST_VIEW_OUTCOMES)[number]) => void
  /** Counts connections over the limit per `address` or in `total`, and `silent` ones ended in favor of new ones. */
  connectionRefused: (reason: (typeof REFUSAL_REASONS)[number]) => void
  /** Counts what the server ends early. @param what a constant, such as `slow body` */
  cutOff: (what: string) => void
  unhandled: () => void
  /** Registers gauges; call at most once per source. */
  watch: (sources: MetricSources) => void
  /** Text format of Prometheus. */
  text: () => Promise<string>
  contentType: string
}

/** Creates the metrics for operators. Every label has a closed set of values. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by route and status class of the response.',
    labelNames: ['route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its response.',
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
    help: 'Calls without a response from the backend, by service and reason.',
    labelNames: ['service', 'reason'],
    registers,
  })
  const firstViews = new Counter({
    name: 'first_views_total',
    help: 'Documents of pages with a key, rendered here or left to the browser.',
    labelNames: ['outcome'],
    registers,
  })
  const refusals = new Counter({
    name: 'connections_refused_total',
    help: 'Connections refused or ended to stay within the limits, by reason.',
    labelNames: ['reason'],
    registers,
  })
  const cutOffs = new Counter({
    name: 'cut_off_total',
    help: 'Requests, responses and connections that the server ended early.',
    labelNames: ['what'],
    registers,
  })
  const unhandled = new Counter({
    name: 'unhandled_errors_total',
    help: 'Uncaught exceptions and unhandled rejections.',
    registers,
  })
  // Zero from the start: rate() and increase() do not see the first increment of a new series.
  for (const reason of REFUSAL_REASONS) refusals.inc({ reason }, 0)
  for (const outcome of FIRST_VIEW_OUTCOMES) firstViews.inc({ outcome }, 0)
  return {
    request(route, status, seconds) {
      requests.inc({ route, status: status === 0 ? 'cut' : `${Math.floor(status / 100)}xx` })
      durations.observe({ route }, seconds)
    },
    call: (method, path, status) => calls.inc({ ...callLabels(method, path), outcome: outcomeOf(status) }),
    proxyFailure: (service, reason) => failures.inc({ service, reason }),
    firstView: (outcome) => firstViews.inc({ outcome }),
    connectionRefused: (reason) => refusals.inc({ reason }),
    cutOff: (what) => cutOffs.inc({ what }),
    unhandled: () => unhandled.inc(),
    watch: (sources) => addGauges(registry, sources),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

function addGauges(registry: Registry, { connections, renderings, backendCalls, storeUp }: MetricSources): void {
  const add = (name: string, help: string, read: () => number): void =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(read())
        },
      }),
    )
  if (connections) add('connections', 'Open connections of browsers.', connections)
  if (backendCalls) add('backend_calls', 'Calls to backends in progress.', backendCalls)
  if (storeUp) add('rate_limit_store_up', 'Whether the store of the rate limit is connected.', () => Number(storeUp()))
  if (!renderings) return
  registry.registerMetric(
    new Gauge({
      name: 'renderings',
      help: 'Documents being rendered, and waiting to be.',
      labelNames: ['state'],
      registers: [],
      collect() {
        for (const [state, count] of Object.entries(renderings())) this.set({ state }, count)
      },
    }),
  )
}

/** 409 has a separate outcome: the item was already decided. */
function outcomeOf(status: number): string {
  if (status === 0) return 'cut'
  if (status === 409) return 'answered_before'
  if (status === 429) return 'limited'
  return status < 400 ? 'ok' : status < 500 ? 'refused' : 'failed'
}
