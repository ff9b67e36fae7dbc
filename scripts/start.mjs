// `npm start`: builds when dist/ is missing or older than its sources, then serves it.
import './require-node.mjs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const { limitHeap } = await import('#server/limit-heap.ts')
const { runOrExplain, StartProblem } = await import('#server/start-problem.ts')
const { readSettings } = await import('#server/settings.ts')
const { ownNode } = await import('#scripts/own-node.ts')
const { isBuilt } = await import('./build/source-digest.ts')

// Restarts this process, so it comes before anything is printed.
limitHeap()
await runOrExplain(async () => {
  const words = ownNode(process.versions.node, process.env.npm_config_user_agent)
  if (words !== undefined) console.log(words)
  // First of all, so that a wrong setting does not cost the wait for a build.
  readSettings(process.env)
  if (!(await isBuilt())) await buildElsewhere()
})
await import('./serve.mjs')

/** In a separate process: the server should not carry the builder's memory along. */
async function buildElsewhere() {
  const script = join(import.meta.dirname, 'build.ts')
  const builder = spawn(process.execPath, [script, ...process.argv.slice(2)], { stdio: 'inherit' })
  const [status] = await once(builder, 'exit')
  if (status !== 0) throw new StartProblem('The build failed; the reason is above.')
}
