/* oxlint-disable unicorn/require-post-message-target-origin -- Threads have no origin. */
import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { type HealthData, type MetricsReply, PHASE, SLOT } from './health.ts'

const CONNECT_TIMEOUT_MS = 2000
const METRICS_TIMEOUT_MS = 5000
/** Age of the heartbeat above which the main thread is overloaded: its interval of 250 ms plus one second. */
const LATE_MS = 1250
/** Age of the heartbeat above which the main thread counts as hung. */
const HUNG_MS = 10_000
/** How long to reuse the result of a connection test: load balancers probe often, and from several places. */
const CACHE_MS = 3000

type Reply = { status: number; body: string }

const { state, origins, host, port, contentType } = workerData as HealthData
const main = parentPort as MessagePort
const connectionTests = new Map<string, { checkedAt: number; result: Promise<boolean> }>()
let pendingMetrics: Promise<Reply> | undefined

const HANDLERS = new Map<string, () => Reply | Promise<Reply>>([
  ['/metrics', () => (pendingMetrics ??= readMetrics().finally(() => (pendingMetrics = undefined)))],
  ['/healthz', checkHealth],
  ['/readyz', checkReadiness],
])

// An error of `listen` is thrown here, and so reaches the main thread.
const server = http.createServer((request, response) => void handle(request, response))
server.listen({ host, port }, () => main.postMessage((server.address() as AddressInfo).port))

async function handle({ method = '', url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = url.split('?', 1)[0] ?? ''
  const { status, body } = await reply(method, path)
  response.writeHead(status, {
    'cache-control': 'no-store',
    // An idle connection could time out just when the next probe arrives.
    connection: 'close',
    'content-type': path === '/metrics' && status === 200 ? contentType : 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    ...(status === 405 && { allow: 'GET, HEAD' }),
  })
  response.end(body)
}

function reply(method: string, path: string): Reply | Promise<Reply> {
  const handler = HANDLERS.get(path)
  if (!handler) return { status: 404, body: 'Use /metrics, /healthz or /readyz.\n' }
  if (method !== 'GET' && method !== 'HEAD') return { status: 405, body: 'Use GET or HEAD.\n' }
  return handler()
}

async function readMetrics(): Promise<Reply> {
  main.postMessage('metrics')
  try {
    const [message] = await once(main, 'message', { signal: AbortSignal.timeout(METRICS_TIMEOUT_MS) })
    return message as MetricsReply
  } catch {
    return unavailable('overloaded: no metrics within 5 s')
  }
}

function checkHealth(): Reply {
  if (Atomics.load(state, SLOT.phase) === PHASE.closed) return unavailable('shutting down')
  return heartbeatAgeMs() > HUNG_MS ? unavailable('the event loop hangs') : { status: 200, body: 'ok\n' }
}

async function checkReadiness(): Promise<Reply> {
  if (Atomics.load(state, SLOT.phase) !== PHASE.open) return unavailable('starting or shutting down')
  if (Atomics.load(state, SLOT.isBusy) !== 0n) return unavailable('overloaded: the queue of renderings is full')
  if (heartbeatAgeMs() > LATE_MS) return unavailable('overloaded: the event loop is late')
  const results = await Promise.all(origins.map(isReachable))
  const down = origins.filter((_origin, index) => results[index] !== true)
  return down.length > 0 ? unavailable(`not reachable: ${down.join(', ')}`) : { status: 200, body: 'ready\n' }
}

function unavailable(reason: string): Reply {
  return { status: 503, body: `${reason}\n` }
}

/** The clock of `process.hrtime` is the same in every thread; that of `performance.now` is not. */
function heartbeatAgeMs(): number {
  return Number(process.hrtime.bigint() - Atomics.load(state, SLOT.heartbeat)) / 1e6
}

function isReachable(origin: string): Promise<boolean> {
  const last = connectionTests.get(origin)
  if (last && performance.now() - last.checkedAt < CACHE_MS) return last.result
  const result = canConnect(origin)
  connectionTests.set(origin, { checkedAt: performance.now(), result })
  return result
}

/** Only connects, because no contract contains a call to check health. */
function canConnect(origin: string): Promise<boolean> {
  const { hostname, port: originPort, protocol } = new URL(origin)
  const socket = net.connect({
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(originPort || (protocol === 'https:' ? 443 : 80)),
    timeout: CONNECT_TIMEOUT_MS,
  })
  return new Promise((resolve) => {
    const settleWith = (isConnected: boolean) => (): void => {
      socket.destroy()
      resolve(isConnected)
    }
    socket.once('connect', settleWith(true)).once('error', settleWith(false)).once('timeout', settleWith(false))
  })
}
