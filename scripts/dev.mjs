// `npm run dev`: serves the sources with reload, and generates what is made of them; calls are answered as in production.
import './require-node.mjs'
import { join } from 'node:path'

const { runOrExplain } = await import('#server/start-problem.ts')
const { readSettings } = await import('#server/settings.ts')
const { serveSources } = await import('./dev-server.ts')
const { createServer } = await import('vite')

const made = new Map()
const root = join(import.meta.dirname, '..')

await runOrExplain(() => serveSources(readSettings(process.env), { root, createVite: createServer, typesOf }))

/** The types of a contract; of one that has not changed, those of last time. TypeScript 5 is loaded by the first change. */
async function typesOf(name, document) {
  const text = JSON.stringify(document)
  if (made.get(name)?.text !== text) {
    const library = await import('./codegen/types-of.mjs')
    made.set(name, { text, types: await library.typesOf(name, document) })
  }
  return made.get(name).types
}
