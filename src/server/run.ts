import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import type { AddressInfo } from 'node:net'
import { createHealthApp } from './health.ts'
import { errorLine, type Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { SERVICES } from './services.ts'
import { sandboxServices, type Settings } from './settings.ts'
import { StartProblem } from './start-problem.ts'

/**
 * Listens, says so, and ends in order on SIGTERM and SIGINT: nothing new is accepted, what is under way may finish, then
 * the process ends with 0. A second signal ends it at once.
 * @param stop what else must end before the process does
 */
export async function run(
  app: FastifyInstance,
  { settings, metrics, log }: { settings: Settings; metrics: Metrics; log: Log },
  stop: () => Promise<unknown>,
): Promise<void> {
  let isOpen = true
  const origins = [...new Set(Object.values(settings.origins))].filter((origin) => origin !== undefined)
  const health = createHealthApp({ metrics, origins, isOpen: () => isOpen })
  if (settings.metricsPort !== undefined) {
    const port = await listen(health, { host: settings.metricsHost, port: settings.metricsPort }, 'METRICS_PORT')
    say(`Metrics and health on port ${port}`)
  }
  const port = await listen(app, { port: settings.port }, 'PORT')
  closeWithGrace({ delay: settings.shutdownMs || false, logger: false }, async ({ err }) => {
    // The message of an error may quote an address with its key.
    if (err) log({ level: 'fatal', ...errorLine(err) })
    isOpen = false
    await app.close()
    await Promise.all([health.close(), stop()])
  })
  say(whoAnswers(settings))
  say(`Listening on http://localhost:${port}`)
}

/**
 * @param at.host every address of this machine when left out
 * @param setting the variable that holds the port, for the message
 * @returns the port in use, also when 0 let the system choose
 * @throws StartProblem when the port cannot be had
 */
async function listen(
  app: FastifyInstance,
  { host, port }: { host?: string; port: number },
  setting: string,
): Promise<number> {
  try {
    await app.listen({ host: host ?? '::', port })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // A machine without IPv6.
    if (host === undefined && (code === 'EAFNOSUPPORT' || code === 'EADDRNOTAVAIL'))
      return listen(app, { host: '0.0.0.0', port }, setting)
    const reason = code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be used (${code})`
    throw new StartProblem(
      `Port ${port} ${reason}. Choose another one with ${setting}, for example ${setting}=${port + 1}.`,
    )
  }
  return (app.server.address() as AddressInfo).port
}

/** Says what is on, and which services are real: nobody should mistake the sandbox for a backend, or the other way round. */
function whoAnswers(settings: Settings): string {
  const alone = sandboxServices(settings)
  const lines = SERVICES.map((service) => `  ${service}: ${settings.origins[service] ?? 'sandbox'}`)
  const summary =
    alone.length === SERVICES.length ? 'the sandbox answers every call' : ['calls go to', ...lines].join('\n')
  const sample = settings.monitoring?.sample
  const monitoring = sample === undefined ? 'off' : `of ${sample} visits in a hundred`
  return `APP_ENV ${settings.appEnv}, navigation ${settings.navigation}, monitoring ${monitoring}, ${summary}`
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
