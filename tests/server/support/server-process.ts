import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterAll, expect } from 'vitest'
import { endProcess } from '#scripts/process/end-process.ts'
import { freePort } from '#tests/support/free-port.ts'
import { isOpen } from '#tests/support/is-open.ts'
import type { Backend } from './backends.ts'
import { fixtureBuild } from './fixture-build.ts'

/** Starts the server as its entry point does. */
const SERVE = `
  const { runOrExplain } = await import('#server/start-problem.ts')
  const { readSettings } = await import('#server/settings.ts')
  const { serveBuild } = await import('#server/main.ts')
  await runOrExplain(() => serveBuild(readSettings(process.env), process.argv[1]))
`

export type ServerEnv = Readonly<Record<string, string>>

export type ServerOptions = {
  /** The maximum number of open files and sockets (`ulimit -n`). */
  fileHandles?: number
  /** A file descriptor to use as standard output, whose lines are then not read. */
  stdout?: number
  /** Code to run once the server listens. */
  afterStart?: string
}

export type ServerProcess = AsyncDisposable & {
  child: ChildProcess
  pid: number
  /** The standard output so far. */
  lines: readonly string[]
  /** The standard error so far. */
  errors: () => string
  ended: Promise<[code: number | null, signal: string | null]>
  hasEnded: () => boolean
}

const running = new Set<ChildProcess>()

// A test that times out does not dispose of its server.
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts the server as a separate process for the build in `folder`, with no environment except `env` and what Node needs. */
export function spawnServer(folder: string, env: ServerEnv, options: ServerOptions = {}): ServerProcess {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
  const command = [process.execPath, '--input-type=module', '-e', SERVE + (options.afterStart ?? ''), folder]
  const wrapper = options.fileHandles ? ['sh', '-c', `ulimit -n ${options.fileHandles} && exec "$0" "$@"`] : []
  const [file = '', ...rest] = [...wrapper, ...command]
  const child = spawn(file, rest, {
    env: { PATH, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', options.stdout ?? 'pipe', 'pipe'],
  })
  running.add(child)
  const lines: string[] = []
  if (child.stdout) createInterface({ input: child.stdout }).on('line', (line) => lines.push(line))
  let errors = ''
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null
  child.once('exit', () => running.delete(child))
  return {
    child,
    pid: child.pid ?? 0,
    lines,
    errors: () => errors,
    ended: once(child, 'exit') as ServerProcess['ended'],
    hasEnded,
    [Symbol.asyncDispose]: () => endProcess(child, 'SIGKILL'),
  }
}

/** Starts the server for a new build and waits until it listens. Rejects with its standard error if it ends first. */
export async function startServerProcess(env: ServerEnv, options: ServerOptions = {}) {
  const build = await fixtureBuild()
  // Redirected output cannot be read, so the ports must be known in advance.
  const [knownPort, knownMetricsPort] = options.stdout === undefined ? [0, 0] : [await freePort(), await freePort()]
  const ports = { PORT: String(knownPort), METRICS_PORT: String(knownMetricsPort) }
  const server = spawnServer(build.folder, { ...ports, ...env }, options)
  const port = knownPort ? await Promise.race([waitForPort(knownPort), failureOf(server)]) : await portOf(server)
  const printedMetricsPort = server.lines.map((line) => /^Metrics.*?(\d+)\D*$/.exec(line)?.[1]).find(Boolean)
  return {
    ...server,
    port,
    metricsPort: knownMetricsPort || Number(printedMetricsPort),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await build[Symbol.asyncDispose]()
    },
  }
}

/** Starts the server as a separate process, in front of a backend that ends with it. */
export async function startProcessFor<B extends Backend>(
  backend: Promise<B>,
  env: ServerEnv = {},
  options: ServerOptions = {},
) {
  const all = new AsyncDisposableStack()
  const started = all.use(await backend)
  const server = all.use(await startServerProcess({ API_ORIGIN: started.origin, ...env }, options))
  return { ...server, backend: started, [Symbol.asyncDispose]: () => all.disposeAsync() }
}

/** Waits until a port accepts connections. */
async function waitForPort(port: number): Promise<number> {
  await expect.poll(() => isOpen(port)).toBe(true)
  return port
}

/** Resolves with the port once a server listens; rejects with its standard error if it ends first. */
export function portOf(server: ServerProcess): Promise<number> {
  const listening = new Promise<number>((resolve) => {
    const { stdout } = server.child
    const readPort = (): void => {
      const port = server.lines.map((line) => /^Listening on http:\/\/\S+:(\d+)$/.exec(line)?.[1]).find(Boolean)
      if (port === undefined) return
      stdout?.off('data', readPort)
      resolve(Number(port))
    }
    stdout?.on('data', readPort)
  })
  return Promise.race([listening, failureOf(server)])
}

async function failureOf(server: ServerProcess): Promise<never> {
  const [code, signal] = await server.ended
  throw new Error(`The server ended (${code ?? signal}) before it listened:\n${server.errors()}`)
}
