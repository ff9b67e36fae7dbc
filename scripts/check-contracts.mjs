// Guards the contracts: `npm run check:contracts`. Lint, references, examples, types, scenarios, unused parts; with
// `-- --base origin/main` also what breaks for whoever keeps to the contracts of then.
import './require-node.mjs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { checkContracts } = await import('./contracts/check.ts')
const { lineOf } = await import('./contracts/problem.ts')
const { typesOf } = await import('./codegen/types-of.mjs')

const root = join(import.meta.dirname, '..')
const base = readArguments()
let failed = false
for await (const { name, problems, remark } of checkContracts({ root, typesOf, base })) {
  failed ||= problems.length > 0
  console.log(`${problems.length > 0 ? '✗' : remark ? '-' : '✓'} ${name}${remark ? `: ${remark}` : ''}`)
  for (const problem of problems) console.error(`  ${lineOf(problem)}`)
}
process.exitCode = failed ? 1 : 0

function readArguments() {
  try {
    return parseArgs({ options: { base: { type: 'string' } } }).values.base
  } catch (error) {
    console.error(`${error.message.split('.')[0]}. Usage: npm run check:contracts -- [--base REVISION]`)
    process.exit(1)
  }
}
