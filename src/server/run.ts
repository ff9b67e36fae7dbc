import closeWithGrace, { type Options } from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { startHealth } from './health.ts'
import { codeOf, errorLine, type Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { SERVICES } from './operations.ts'
import { sandboxServices, type Settings } from './settings.ts'
import { StartProblem } from './start-problem.ts'

type RunOptions = {
  settings: Settings
  metrics: Metrics
  log: Log
  /** Writes the buffered lines of the log before it returns. */
  flushLog: () => void
  requestsInFlight: () => number
  /** Subscribes to whether the queue of renderings is full. */
  onBusy?: (listener: (isBusy: boolean) => void) => void
}

type Address = { host: string; port: number }

/** Maximum number of connections that wait to be accepted; a client whose attempt is dropped retries after a second. */
const BACKLOG = 4096
// Node accepts one connection per socket in each iteration of the event loop. With one socket, new visitors of a busy
// server would wait for seconds. Only Linux distributes connections among the sockets of a port.
const SOCKETS = process.platform === 'linux' ? 8 : 1

/**
 * Listens, prints the address, and shuts down on SIGTERM and SIGINT: the server accepts nothing new, pending requests
 * finish, then the process exits with 0. After SHUTDOWN_MS, or on a second signal, it exits immediately with 1.
 * @param stop stops everything else before the process exits
 * @throws StartProblem when an address or port cannot be used
 */
export async function run(
  app: FastifyInstance,
  { settings, metrics, log, flushLog, requestsInFlight, onBusy }: RunOptions,
  stop: () => Promise<unknown>,
): Promise<void> {
  // An unhandled rejection affects at most one request, so the process continues.
  process.on('unhandledRejection', (reason) => {
    metrics.unhandled()
    log({ level: 'error', event: 'unhandled rejection', ...errorLine(reason) })
  })
  const health = await openHealth(settings, metrics)
  onBusy?.((isBusy) => health?.setBusy(isBusy))
  const port = await listen(app, { host: settings.host, port: settings.port })
  health?.setOpen(true)

  const logCutOff = (): void => {
    log({ level: 'warn', event: 'shutdown cut off', requests: requestsInFlight() })
    flushLog()
  }
  const logFatal = (error: unknown): void => {
    metrics.unhandled()
    log({ level: 'fatal', ...errorLine(error) })
    flushLog()
  }
  const options: Options = {
    delay: settings.shutdownMs || false,
    // Called when the shutdown itself fails.
    logger: { error: logFatal },
    skip: ['unhandledRejection'],
    onTimeout: logCutOff,
    onSecondSignal: logCutOff,
    onSecondError: logFatal,
  }
  closeWithGrace(options, async ({ err }) => {
    health?.setOpen(false)
    if (err) logFatal(err)
    // Node does not end a connection whose request body arrives after the response.
    setInterval(() => app.server.closeIdleConnections(), 500).unref()
    await app.close()
    await Promise.all([health?.close(), stop()])
  })
  print(summarize(settings))
  print(`Listening on ${toOrigin(settings.host, port)}`)
}

async function openHealth({ origins, metricsHost: host, metricsPort: port }: Settings, metrics: Metrics) {
  if (port === undefined) return undefined
  const backends = [...new Set(Object.values(origins))].filter((origin) => origin !== undefined)
  const health = await startHealth({ metrics, origins: backends, host, port }).catch((error: unknown) => {
    throw toStartProblem(error, { host, port }, ['METRICS_HOST', 'METRICS_PORT'])
  })
  print(`Metrics and health on port ${health.port}`)
  return health
}

/** Starts to listen and returns the port, which the system chooses if the setting is 0. */
async function listen(app: FastifyInstance, address: Address): Promise<number> {
  const accept = (socket: Socket) => app.server.emit('connection', socket)
  const others = Array.from({ length: SOCKETS - 1 }, () => createServer({ allowHalfOpen: true, noDelay: true }, accept))
  // Without this, Fastify would not wait for requests on the other sockets.
  app.addHook('preClose', async () => {
    app.server.close()
    await Promise.all(others.map((server) => once(server.close(), 'close')))
  })
  try {
    // Listens first on a socket that cannot share the port: otherwise, another server on it would go unnoticed.
    const probe = createServer().listen(address)
    await once(probe, 'listening')
    const { port } = probe.address() as AddressInfo
    await once(probe.close(), 'close')
    const options = { ...address, port, backlog: BACKLOG / SOCKETS, reusePort: SOCKETS > 1 }
    await app.listen({ ...options })
    await Promise.all(others.map((server) => once(server.listen(options), 'listening')))
    return port
  } catch (error) {
    throw toStartProblem(error, address, ['HOST', 'PORT'])
  }
}

/** Returns an error that names the setting behind an error of `listen`. */
function toStartProblem(error: unknown, { host, port }: Address, [hostName, portName]: [string, string]): unknown {
  const code = codeOf(error)
  if (code === undefined) return error
  if (/^(?:EAI_|ENOTFOUND|EADDRNOTAVAIL|EAFNOSUPPORT|EINVAL)/.test(code)) {
    return new StartProblem(
      `${hostName} is ${JSON.stringify(host)}, which is not an address of this machine (${code}). Use one of its addresses, such as 127.0.0.1, or 0.0.0.0 for all of them.`,
    )
  }
  const reason = code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be used (${code})`
  return new StartProblem(`Port ${port} ${reason}. Choose another one with ${portName}.`)
}

/** Lists what handles the calls, so that the sandbox is not mistaken for a backend. */
function summarize(settings: Settings): string {
  const lines = SERVICES.map((service) => `  ${service}: ${settings.origins[service] ?? 'sandbox'}`)
  const isSandboxOnly = sandboxServices(settings).length === SERVICES.length
  const calls = isSandboxOnly ? 'the sandbox handles every call' : ['calls go to', ...lines].join('\n')
  const sample = settings.monitoring?.sample
  const monitoring = sample === undefined ? 'off' : `${sample}% of visits`
  return `APP_ENV ${settings.appEnv}, navigation ${settings.navigation}, monitoring ${monitoring}, ${calls}`
}

const LOCAL_HOSTS = new Set(['127.0.0.1', '::1', '0.0.0.0', '::'])

/** Returns an origin that opens in a browser: a server that listens on all addresses is reached as localhost. */
function toOrigin(host: string, port: number): string {
  if (LOCAL_HOSTS.has(host)) return `http://localhost:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
