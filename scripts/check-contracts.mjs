// Guards the contracts: `npm run check:contracts`. Redocly's rules, examples among them, the specification's fields, current
// types, and that every operation has all its parts and every state its example; with `-- --base origin/main` also what breaks
// for whoever keeps to the contracts of then.
import './require-node.mjs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { loadContracts } = await import('#mocks/contracts/operations.ts')
const { SCENARIOS } = await import('#mocks/scenarios.ts')
const { breakingLines } = await import('./contracts/against-base.ts')
const { lintLines } = await import('./contracts/lint.ts')
const { missingParts } = await import('./contracts/missing-parts.ts')
const { specificationLines } = await import('./contracts/specified.ts')
const { updateTypes } = await import('./contracts/types.ts')
const { typesOf } = await import('./codegen/types-of.mjs')

const root = join(import.meta.dirname, '..')
const base = readArguments()
const checks = {
  'lint, with examples': () => lintLines(root),
  "the specification's fields, all others marked as ours": () => specificationLines(root),
  'types are current': staleLines,
  'every operation has its parts': partsLines,
  ...(base && { [`nothing breaks against ${base}`]: () => breakingLines(root, base) }),
}
const run = async ([name, check]) => ({ name, lines: await check().catch((error) => [error.message]) })
for (const { name, lines } of await Promise.all(Object.entries(checks).map(run))) {
  console.log(`${lines.length > 0 ? '✗' : '✓'} ${name}`)
  for (const line of lines) console.error(line)
  if (lines.length > 0) process.exitCode = 1
}

async function staleLines() {
  const stale = await updateTypes({ root, typesOf, checkOnly: true })
  return stale.length > 0 ? [`Run npm run generate: the contracts say something else than ${stale.join(', ')}`] : []
}

async function partsLines() {
  const contracts = await loadContracts()
  return missingParts(root, contracts.operations, SCENARIOS)
}

function readArguments() {
  try {
    return parseArgs({ options: { base: { type: 'string' } } }).values.base
  } catch (error) {
    console.error(`${error.message.split('.')[0]}. Usage: npm run check:contracts -- [--base REVISION]`)
    process.exit(1)
  }
}
