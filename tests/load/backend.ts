import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#tests/support/free-port.ts'
import { sandboxOf } from '#tests/support/sandbox.ts'
import { startProcess } from '#scripts/process/start-process.ts'

/** The sandbox as the backend of all services: a process that can be killed without losing what it has confirmed. */
export type Backend = Awaited<ReturnType<typeof startSandboxBackend>>

/** Starts it on a free port, with its data in a temporary file. */
export async function startSandboxBackend() {
  const folder = await mkdtemp(join(tmpdir(), 'load-backend-'))
  const env = { PORT: String(await freePort()), SANDBOX_FILE: join(folder, 'sandbox.sqlite') }
  const start = () => startProcess('scripts/sandbox.ts', env)
  let running = await start()
  const origin = `http://127.0.0.1:${env.PORT}`
  return {
    ...sandboxOf(origin),
    origin,
    /** Kills it; it listens again, at the same address and with its data, when this resolves. */
    async restart(): Promise<void> {
      await running.kill()
      running = await start()
    },
    /** Pauses the process: connections are accepted, and nothing is answered until `goOn`. */
    stall: () => void process.kill(running.pid, 'SIGSTOP'),
    goOn: () => void process.kill(running.pid, 'SIGCONT'),
    async stop(): Promise<void> {
      await running.kill()
      await rm(folder, { recursive: true })
    },
  }
}
