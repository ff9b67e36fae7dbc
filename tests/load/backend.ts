import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#tests/support/free-port.ts'
import { sandboxOf } from '#tests/support/sandbox.ts'
import { startProcess } from '#scripts/process/start-process.ts'

/** The sandbox as the backend of all services, in a process that can be killed without losing confirmed data. */
export type Backend = Awaited<ReturnType<typeof startSandboxBackend>>

/** Starts the sandbox on a free port, with its data in a temporary file. */
export async function startSandboxBackend() {
  const folder = await mkdtemp(join(tmpdir(), 'load-backend-'))
  const env = { PORT: String(await freePort()), SANDBOX_FILE: join(folder, 'sandbox.sqlite') }
  const start = () => startProcess('scripts/sandbox.ts', env)
  let running = await start()
  const origin = `http://127.0.0.1:${env.PORT}`
  return {
    ...sandboxOf(origin),
    origin,
    /** Kills the process and restarts it with the same address and data. */
    async restart(): Promise<void> {
      await running.kill()
      running = await start()
    },
    /** Pauses the process: it accepts connections, but does not respond until `resume`. */
    stall: () => void process.kill(running.pid, 'SIGSTOP'),
    resume: () => void process.kill(running.pid, 'SIGCONT'),
    async stop(): Promise<void> {
      await running.kill()
      await rm(folder, { recursive: true })
    },
  }
}
