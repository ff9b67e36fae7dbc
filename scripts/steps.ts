import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A step of a test run; `command` runs in a shell, `env` is added to this process's environment. */
export type Step = { name: string; command: string; env?: Record<string, string> }

/** Tests start the server and scripts hundreds of times; this cache avoids compiling them each time. */
const COMPILE_CACHE = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url))

/**
 * Runs a step and prints a line with the result. Prints the step's output if it fails, or live if `isVerbose`.
 * @returns the duration in seconds; undefined if it failed
 */
export function runStep({ name, command, env }: Step, isVerbose = false): number | undefined {
  process.stdout.write(isVerbose ? `> ${command}\n` : `${name}… `)
  const start = performance.now()
  const { status, stdout } = spawnSync(`${command} 2>&1`, {
    shell: true,
    stdio: ['inherit', isVerbose ? 'inherit' : 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...(isVerbose ? process.env : withoutColor(process.env)), ...env },
  })
  const seconds = (performance.now() - start) / 1000
  const passed = status === 0
  console.log(`${passed ? 'passed' : 'failed'} in ${inMinutes(seconds)}`)
  if (passed) return seconds
  console.error(`\n${stdout ?? ''}\nFailed: ${command}`)
  return undefined
}

/** Returns an environment without colors: TypeScript treats any `FORCE_COLOR` as true, even 0. */
export function withoutColor(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, ...rest } = env
  return { ...rest, NO_COLOR: '1' }
}

/** Formats seconds as minutes and seconds, like 1:05. */
export function inMinutes(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
