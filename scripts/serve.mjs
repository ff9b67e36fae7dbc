// `npm run serve`: serves the build in dist/.
import './require-node.mjs'
import './limit-heap.mjs'

const { runOrExplain } = await import('#server/start-problem.ts')
const { readSettings } = await import('#server/settings.ts')
const { serveBuild } = await import('#server/main.ts')
const { DIST } = await import('./build.mjs')

await runOrExplain(() => serveBuild(readSettings(process.env), DIST))
