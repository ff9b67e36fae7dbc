// Turns the contracts into types: `npm run generate`. With --check it only tells which types are stale.
import './require-node.mjs'
import './explain.mjs'
import { join } from 'node:path'

const { lineOf } = await import('./contracts/problem.ts')
const { updateTypes } = await import('./contracts/types.ts')
const { typesOf } = await import('./codegen/types-of.mjs')

const root = join(import.meta.dirname, '..')
const checkOnly = process.argv.includes('--check')
const stale = await updateTypes({ root, typesOf, checkOnly })

if (checkOnly && stale.length > 0) {
  console.error(stale.map(lineOf).join('\n'))
  process.exit(1)
}
console.log(stale.length > 0 ? `${stale.length} type files rewritten or removed.` : 'All types are up to date.')
