// Built as dist/server/main.js, the entry of a build. Checks Node's version and limits its memory before other imports.
import './require-node.mjs'
import { join } from 'node:path'

const { limitHeap } = await import('./limit-heap.ts')
limitHeap()
const { serveBuild } = await import('./main.ts')
const { readSettings } = await import('./settings.ts')
const { runOrExplain } = await import('./start-problem.ts')

await runOrExplain(() => serveBuild(readSettings(process.env), join(import.meta.dirname, '..')))
