import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { wantsPlainText, withoutColour } from './plain-output.ts'

/** A part of a test run: `name` is what the table of times calls it, `command` is for a shell, `env` beside our own. */
export type Step = { name: string; command: string; env?: Record<string, string> }

/** Tests start the server and the scripts some hundred times: what Node has compiled once it need not compile again. */
const COMPILED = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url))

/** Runs a step, its output going where ours goes. */
export function runStep({ command, env }: Step): { seconds: number; passed: boolean } {
  const begin = performance.now()
  const own = wantsPlainText(process.env, process.stdout.isTTY) ? withoutColour(process.env) : process.env
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: COMPILED, ...own, ...env },
  })
  return { seconds: (performance.now() - begin) / 1000, passed: status === 0 }
}

/** A line for each step, and one for all of them, in minutes and seconds. */
export function timesTable(times: readonly { name: string; seconds: number }[]): string {
  const total = { name: 'all', seconds: times.reduce((sum, { seconds }) => sum + seconds, 0) }
  const width = Math.max(...times.map(({ name }) => name.length))
  return [...times, total].map(({ name, seconds }) => `${name.padEnd(width)} ${inMinutes(seconds)}`).join('\n')
}

/** Seconds as minutes and seconds, wide enough for a column of them. */
export function inMinutes(seconds: number): string {
  const whole = Math.round(seconds)
  return `${String(Math.floor(whole / 60)).padStart(3)}:${String(whole % 60).padStart(2, '0')}`
}
