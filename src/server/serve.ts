// The entry of a build: `node dist/server/main.js`. Checks Node's version and limits its memory before it imports anything
// else.
import './require-node.mjs'
import { join } from 'node:path'

const { limitHeap } = await import('./limit-heap.ts')
limitHeap()
const { serveBuild } = await import('./main.ts')
const { readSettings } = await import('./settings.ts')
const { runOrExplain } = await import('./start-problem.ts')

await runOrExplain(() => serveBuild(readSettings(process.env), join(import.meta.dirname, '..')))
