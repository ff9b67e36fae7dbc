import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { endProcess } from './end-process.ts'
import { endWithUs } from './end-with-us.ts'

/** A server of the product in a separate process. */
export type Running = {
  origin: string
  pid: number
  /** Its output so far, both streams. */
  output: () => string
  /** Sends SIGTERM and resolves when it has ended. */
  stop: () => Promise<void>
  /** Sends SIGKILL and resolves when it has ended. */
  kill: () => Promise<void>
  /** Its exit code, once it has ended. */
  exitCode: () => number | null
}

/**
 * Starts an entry script and waits for the address, the last line that it prints at start-up. Throws if it ends first.
 * @param log a file for the output after that, if it is too long for `output`
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
  endWithUs(child)
  let output = ''
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  const lines = createInterface({ input: child.stdout })
  const origin = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      output += `${line}\n`
      const address = /listening on (http:\/\/\S+)/i.exec(line)?.[1]
      if (address) resolve(address)
    })
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code} before it listened:\n${output}`)))
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
