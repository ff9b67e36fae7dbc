import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** A server of the product as a process of its own. */
export type Running = {
  origin: string
  pid: number
  /** Everything it has printed so far, both streams. */
  output: () => string
  /** Asks it to end (SIGTERM) and gives its exit code. */
  stop: () => Promise<void>
}

/** Starts an entry script and waits for the address it prints as the last line of its start. Throws when it ends first. */
export async function startProcess(script: string, env: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      output += `${line}\n`
      const address = /listening on (http:\/\/\S+)/i.exec(line)?.[1]
      if (address) resolve(address)
    })
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code} before it listened:\n${output}`)))
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  return { origin, pid: child.pid ?? 0, output: () => output, stop }
}
