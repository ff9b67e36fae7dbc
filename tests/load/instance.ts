import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#tests/support/free-port.ts'
import { LOOK_MS } from '#tests/support/is-open.ts'
import { startProcess, type Running } from '#scripts/process/start-process.ts'

/** One of the servers behind the balancer, always on the same port. */
export type Instance = Awaited<ReturnType<typeof startInstance>>

/**
 * Starts a server on free ports and waits until it is ready.
 * @param env settings beside its ports
 * @param log the file of its log
 */
export async function startInstance(name: string, env: Record<string, string>, log: string) {
  const [port, metricsPort] = [await freePort(), await freePort()]
  const settings = { ...env, PORT: String(port), METRICS_PORT: String(metricsPort) }
  let running: Running
  const start = async () => {
    running = await startProcess('tests/support/serve-folder.mjs', settings, { log })
    while (!(await fetch(`http://127.0.0.1:${metricsPort}/readyz`)).ok) await sleep(LOOK_MS)
  }
  await start()
  return {
    port,
    /** The process that serves now. */
    pid: () => running.pid,
    /** Ends it at once, as a machine that fails. */
    kill: () => running.kill(),
    /** Starts it again, over the build that is in its folder now; resolves when `/readyz` says that it can serve. */
    start,
    /** Asks it to end; resolves when it has finished what it had begun. Rejects when it does not end in order. */
    async drain(): Promise<void> {
      await running.stop()
      if (running.exitCode() !== 0) throw new Error(`Server ${name} ended with ${running.exitCode()} on SIGTERM`)
    },
  }
}
