import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StartProblem } from './start-problem.ts'

/** Open requests get so long to finish before the process ends. */
const GRACE_MS = 10_000

/**
 * @param setting the variable that holds the port, for the message
 * @returns the port in use, also when 0 let the system choose
 * @throws StartProblem when the port cannot be had
 */
export function listen(server: Server, port: number, setting: 'PORT' | 'METRICS_PORT'): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be used (${error.code})`
      reject(
        new StartProblem(
          `Port ${port} ${reason}. Choose another one with ${setting}, for example ${setting}=${port + 1}.`,
        ),
      )
    })
    server.listen(port, () => resolve((server.address() as AddressInfo).port))
  })
}

/**
 * Ends the process cleanly on SIGTERM and SIGINT: no new connections, open requests may finish for a while, status 0.
 * @param stop what else must end first
 */
export function stopOnSignals(servers: readonly Server[], stop: () => Promise<void> = async () => {}): void {
  const end = async (): Promise<void> => {
    process.off('SIGTERM', onSignal).off('SIGINT', onSignal)
    // A second signal means "now": with the listeners gone, it has its usual effect.
    setTimeout(() => process.exit(0), GRACE_MS).unref()
    await Promise.all([...servers.map(closeServer), stop()])
    process.exit(0)
  }
  const onSignal = (): void => void end()
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal)
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A kept connection becomes idle only when its answer is through, so asking once is not enough.
    const sweep = setInterval(() => server.closeIdleConnections(), 50)
    server.close(() => {
      clearInterval(sweep)
      resolve()
    })
  })
}
