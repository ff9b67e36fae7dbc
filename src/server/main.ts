import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { createApp } from './app.ts'
import { prepareDocument } from './document.ts'
import { listen, stopOnSignals } from './listen.ts'
import { errorLine, logToStdout } from './log.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { createMetricsServer } from './metrics-server.ts'
import { createRequestHandler } from './request-handler.ts'
import { startSandbox } from './sandbox.ts'
import { SERVICES } from './services.ts'
import { sandboxServices, type Settings } from './settings.ts'
import { StartProblem } from './start-problem.ts'
import { DOCUMENT_NAME, readStaticFiles, staticAnswer } from './static-files.ts'
import { setTimeLimits } from './time-limits.ts'

/**
 * Serves a build until the process is told to end.
 * @param folder the build's folder
 * @throws StartProblem when there is no build or no port
 */
export async function serveBuild(settings: Settings, folder: string): Promise<void> {
  const html = await readFile(join(folder, DOCUMENT_NAME), 'utf8').catch(() => {
    throw new StartProblem(
      'There is no build to serve. Run "npm run build" first, or "npm start", which builds when needed.',
    )
  })
  const [document, files, sandbox] = await Promise.all([
    prepareDocument(html, settings),
    readStaticFiles(folder),
    startSandbox(settings),
  ])
  const page = (request: Request): Response => staticAnswer(files, request) ?? document(request)
  const app = createApp({ settings, sandbox, page, log: logToStdout })
  const metrics = createMetrics()
  const server = createServer(createRequestHandler({ settings, app, log: logToStdout, metrics }))
  await run(server, settings, metrics)
}

/**
 * Listens, says so, and ends cleanly on a signal: the same for the product and for development.
 * @param stop what else must end before the process does
 */
export async function run(
  server: Server,
  settings: Settings,
  metrics: Metrics,
  stop?: () => Promise<void>,
): Promise<void> {
  setTimeLimits(server)
  endOnFault()
  const servers = [server]
  if (settings.metricsPort !== undefined) {
    const metricsServer = createMetricsServer(metrics)
    servers.push(metricsServer)
    say(`Metrics and health on port ${await listen(metricsServer, settings.metricsPort, 'METRICS_PORT')}`)
  }
  const port = await listen(server, settings.port, 'PORT')
  stopOnSignals(servers, stop)
  say(whoAnswers(settings))
  say(`Listening on http://localhost:${port}`)
}

/** Says which services are real: nobody should mistake the sandbox for a backend, or the other way round. */
function whoAnswers(settings: Settings): string {
  const alone = sandboxServices(settings)
  const lines = SERVICES.map((service) => `  ${service}: ${settings.origins[service] ?? 'sandbox'}`)
  const summary =
    alone.length === SERVICES.length ? 'the sandbox answers every call' : ['calls go to', ...lines].join('\n')
  return `APP_ENV ${settings.appEnv}, navigation ${settings.navigation}, ${summary}`
}

/** An error nobody caught leaves the process in an unknown state: it ends, without quoting the message (see `errorLine`). */
function endOnFault(): void {
  process.on('uncaughtException', (error) => {
    logToStdout({ level: 'fatal', ...errorLine(error) })
    process.exit(1)
  })
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
