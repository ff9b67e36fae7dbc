import { join } from 'node:path'

// The entry of a build: `node dist/server/main.js`. Imports nothing before it knows that this Node can run it, and with
// how much memory.
const NEEDED_NODE = 24

if (Number(process.versions.node.split('.')[0]) < NEEDED_NODE) {
  process.stderr.write(`This needs Node ${NEEDED_NODE} and was started by Node ${process.versions.node}.\n`)
  process.exit(1)
}
const { limitHeap } = await import('./limit-heap.ts')
limitHeap()
const { serveBuild } = await import('./main.ts')
const { readSettings } = await import('./settings.ts')
const { runOrExplain } = await import('./start-problem.ts')

await runOrExplain(() => serveBuild(readSettings(process.env), join(import.meta.dirname, '..')))
