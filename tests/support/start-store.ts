import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endProcess } from '#scripts/process/end-process.ts'
import { endWithParent } from '#scripts/process/end-with-parent.ts'
import { freePort } from './free-port.ts'

const COMMANDS = ['valkey-server', 'redis-server']

type Store = {
  address: string
  /** Keeps connections open but sends no responses until `resume`. */
  pause: () => void
  resume: () => void
  stop: () => Promise<void>
}

/** Starts a store for the shared rate limit (RATE_LIMIT_STORE) on a free port, in memory only. */
export async function startStore(): Promise<Store> {
  const command = COMMANDS.find((name) => spawnSync(name, ['--version']).status === 0)
  if (command === undefined)
    throw new Error(`None of ${COMMANDS.join(', ')} is installed: apt-get install redis-server`)
  const folder = await mkdtemp(join(tmpdir(), 'rate-limit-store-'))
  const port = await freePort()
  const child = spawn(command, ['--port', String(port), '--save', '', '--dir', folder], { stdio: 'ignore' })
  endWithParent(child)
  return {
    address: `redis://127.0.0.1:${port}`,
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    async stop() {
      await endProcess(child, 'SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
