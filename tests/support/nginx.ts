import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { endWithParent } from '#scripts/process/end-with-parent.ts'
import { POLL_MS, untilOpen } from './is-open.ts'

export type Nginx = {
  /** Reloads the configuration; resolves when all old workers have exited (Linux). */
  reload: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Starts nginx in a folder and waits until it listens.
 * @param file the configuration file, relative to the folder
 * @param port a port that the configuration listens on
 * @throws {Error} If nginx is not installed, or exits before it listens.
 */
export async function startNginx(folder: string, file: string, port: number): Promise<Nginx> {
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const child = spawn('nginx', ['-p', folder, '-c', file, '-g', `daemon off; ${user}`], {
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  endWithParent(child)
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const exited = once(child, 'exit').then(
    ([code]) => `nginx exited with ${code}: ${errors}`,
    (error: Error) => `nginx cannot be started (Debian: apt-get install nginx): ${error.message}`,
  )
  const waiting = new AbortController()
  const failure = await Promise.race([untilOpen(port, waiting.signal).then(() => undefined), exited])
  if (failure !== undefined) {
    waiting.abort()
    throw new Error(failure)
  }
  return {
    async reload() {
      const oldWorkers = childrenOf(child.pid)
      child.kill('SIGHUP')
      // Old workers finish their requests first.
      for (;;) {
        const workers = childrenOf(child.pid)
        if (workers.length > 0 && !workers.some((pid) => oldWorkers.includes(pid))) return
        await sleep(POLL_MS)
      }
    },
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

/** Returns the ids of the child processes (Linux). */
function childrenOf(pid: number | undefined): string[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
}
