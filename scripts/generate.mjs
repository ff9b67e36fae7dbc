// Turns the contracts into types: `npm run generate`. With --check it only tells which types are stale.
import './require-node.mjs'
import './explain.mjs'
import { join } from 'node:path'

const { updateTypes } = await import('./contracts/types.ts')
const { typesOf } = await import('./codegen/types-of.mjs')

const checkOnly = process.argv.includes('--check')
const stale = await updateTypes({ root: join(import.meta.dirname, '..'), typesOf, checkOnly })

for (const file of stale) {
  if (checkOnly) console.error(`${file} is not what the contracts say. Run: npm run generate`)
  else console.log(file)
}
if (checkOnly && stale.length > 0) process.exit(1)
console.log(stale.length > 0 ? `${stale.length} type files rewritten or removed.` : 'All types are up to date.')
