import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { limitHeap } from '#server/limit-heap.ts'
import { CommandProblem, readCommand } from './command.ts'

const { values } = readCommand({
  name: 'npm start',
  purpose: 'Builds when dist/ is missing or older than its sources, then serves it. Settings: docs/operating.md.',
  options: { verbose: { type: 'boolean', says: 'lists the files of the build' } },
})

// Restarts this process, so it comes before anything is printed.
limitHeap()
const { readSettings } = await import('#server/settings.ts')
const { isBuilt } = await import('./build/source-digest.ts')
const words = ownNode()
if (words !== undefined) console.log(words)
// Checked first, so that an invalid setting is reported before the build.
readSettings(process.env)
if (!(await isBuilt())) await buildElsewhere()
await import(new URL('../dist/server/main.js', import.meta.url).href)

/** In a separate process, whose memory is freed when it ends. */
async function buildElsewhere(): Promise<void> {
  const script = join(import.meta.dirname, 'build.ts')
  const builder = spawn(process.execPath, [script, ...(values.verbose ? ['--verbose'] : [])], { stdio: 'inherit' })
  const [status] = (await once(builder, 'exit')) as [number | null]
  if (status !== 0) throw new CommandProblem('The build failed; the reason is above.')
}

/** Returns a line about the Node in use, if it is not the one that runs npm. */
function ownNode(): string | undefined {
  const running = process.versions.node
  const installed = /\bnode\/v(\S+)/.exec(process.env.npm_config_user_agent ?? '')?.[1]
  if (installed === undefined || installed === running) return undefined
  return `The project runs on Node ${running}, which "npm ci" has installed; npm itself runs on Node ${installed}.`
}
