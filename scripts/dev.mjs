// `npm run dev`: serves the sources with reload; calls are answered as in production.
import './require-node.mjs'

const { runOrExplain } = await import('#server/start-problem.ts')
const { readSettings } = await import('#server/settings.ts')
const { serveSources } = await import('./dev-server.ts')

await runOrExplain(() => serveSources(readSettings(process.env)))
