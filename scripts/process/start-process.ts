import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { endProcess } from './end-process.ts'
import { endWithParent } from './end-with-parent.ts'

/** A server script that runs in a child process. */
export type RunningServer = {
  origin: string
  pid: number
  /** The output so far, of both streams. */
  output: () => string
  /** Sends SIGTERM and resolves when the process has exited. */
  stop: () => Promise<void>
  /** Sends SIGKILL and resolves when the process has exited. */
  kill: () => Promise<void>
  /** The exit code; null while the process is running. */
  exitCode: () => number | null
}

/**
 * Starts a server script and waits until it prints its address, which ends the startup. Throws if it exits first.
 * @param log a file for standard output after startup, which may be too long to keep in memory
 */
export async function startProcess(
  script: string,
  env: Record<string, string>,
  { log }: { log?: string } = {},
): Promise<RunningServer> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  endWithParent(child)
  let output = ''
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  const lines = createInterface({ input: child.stdout })
  const origin = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      output += `${line}\n`
      const address = /listening on (http:\/\/\S+)/i.exec(line)?.[1]
      if (address) resolve(address)
    })
    child.once('exit', (code) => reject(new Error(`${script} exited with ${code} before listening:\n${output}`)))
  })
  if (log !== undefined) {
    lines.close()
    child.stdout.pipe(createWriteStream(log, { flags: 'a' }))
  }
  return {
    origin,
    pid: child.pid ?? 0,
    output: () => output,
    stop: () => endProcess(child, 'SIGTERM'),
    kill: () => endProcess(child, 'SIGKILL'),
    exitCode: () => child.exitCode,
  }
}
