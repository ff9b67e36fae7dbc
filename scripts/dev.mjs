// `npm run dev`: serves the sources with reload; calls are answered as in production.
import './require-node.mjs'
import { join } from 'node:path'

const { runOrExplain } = await import('#server/start-problem.ts')
const { readSettings } = await import('#server/settings.ts')
const { serveSources } = await import('./dev-server.ts')
const { createServer } = await import('vite')

await runOrExplain(() => serveSources(readSettings(process.env), join(import.meta.dirname, '..'), createServer))
