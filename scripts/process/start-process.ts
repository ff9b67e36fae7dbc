import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { endProcess } from './end-process.ts'
import { endWithParent } from './end-with-parent.ts'

/** A server of the product in a separate process. */
export type Running = {
  origin: string
  pid: number
  /** Its output so far, both streams. */
  output: () => string
  /** Sends SIGTERM and resolves when the process has exited. */
  stop: () => Promise<void>
  /** Sends SIGKILL and resolves when the process has exited. */
  kill: () => Promise<void>
  /** Its exit code; null while it is running. */
  exitCode: () => number | null
}

/**
 * Starts an entry script and waits for the line with its address, the last one at startup. Throws if the script exits first.
 * @param log a file for the output after startup, if it is too long for `output`
 */
export async function startProcess(
  script: string,
  env: Record<string, string>,
  { log }: { log?: string } = {},
): Promise<Running> {
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
    child.once('exit', (code) => reject(new Error(`${script} exited with ${code} before it was listening:\n${output}`)))
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
