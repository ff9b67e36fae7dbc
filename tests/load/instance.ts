import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#tests/support/free-port.ts'
import { POLL_MS } from '#tests/support/is-open.ts'
import { startProcess, type RunningServer } from '#scripts/process/start-process.ts'

/** One of the servers behind the balancer, always on the same port. */
export type Instance = Awaited<ReturnType<typeof startInstance>>

/**
 * Starts a server on free ports and waits until it is ready.
 * @param env settings other than the ports
 * @param log path of the log file
 */
export async function startInstance(name: string, env: Record<string, string>, log: string) {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const settings = { ...env, PORT: String(port), METRICS_PORT: String(metricsPort) }
  let running: RunningServer
  const start = async () => {
    running = await startProcess('tests/support/serve-folder.mjs', settings, { log })
    while (!(await fetch(`http://127.0.0.1:${metricsPort}/readyz`)).ok) await sleep(POLL_MS)
  }
  await start()
  return {
    port,
    /** The id of the current process. */
    pid: () => running.pid,
    /** Kills the process, like a failing machine. */
    kill: () => running.kill(),
    /** Starts the server again with the current build in its folder; resolves when `/readyz` reports that it is ready. */
    start,
    /** Stops the server gracefully; resolves when pending requests have finished. Rejects if it exits with an error. */
    async drain(): Promise<void> {
      await running.stop()
      if (running.exitCode() !== 0) throw new Error(`Server ${name} ended with ${running.exitCode()} on SIGTERM`)
    },
  }
}
