import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { limitHeap } from '#server/limit-heap.ts'
import { CommandProblem, readCommand } from './command.ts'

const { values } = readCommand({
  name: 'npm start',
  purpose: 'Builds if dist/ is missing or out of date, then serves it. Settings: docs/operating.md.',
  options: { verbose: { type: 'boolean', help: 'lists the files of the build' } },
})

// May restart this process, so it comes before any output.
limitHeap()
const { readSettings } = await import('#server/settings.ts')
const { isBuilt } = await import('./build/source-digest.ts')
const note = nodeNote()
if (note !== undefined) console.log(note)
// Reports an invalid setting before the build.
readSettings(process.env)
if (!(await isBuilt())) await buildInChild()
await import(new URL('../dist/server/main.js', import.meta.url).href)

/** Builds in a child process, whose memory is freed when it exits. */
async function buildInChild(): Promise<void> {
  const script = join(import.meta.dirname, 'build.ts')
  const builder = spawn(process.execPath, [script, ...(values.verbose ? ['--verbose'] : [])], { stdio: 'inherit' })
  const [status] = (await once(builder, 'exit')) as [number | null]
  if (status !== 0) throw new CommandProblem('The build failed; the reason is above.')
}

/** Returns a line about the Node version, if npm runs on a different one. */
function nodeNote(): string | undefined {
  const running = process.versions.node
  const npmNode = /\bnode\/v(\S+)/.exec(process.env.npm_config_user_agent ?? '')?.[1]
  if (npmNode === undefined || npmNode === running) return undefined
  return `The project runs on Node ${running}, which "npm ci" installed; npm itself runs on Node ${npmNode}.`
}
