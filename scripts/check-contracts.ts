// The part of `npm run check` that checks the contracts. `--base REVISION` also reports breaking changes.
import { ROOT } from './build/paths.ts'
import { breakingChanges } from './contracts/breaking.ts'
import { lintProblems } from './contracts/lint.ts'
import { specificationProblems } from './contracts/specified.ts'
import { updateTypes } from './contracts/types.ts'

const [flag, base] = process.argv.slice(2)
const checks: Record<string, () => Promise<string[]>> = {
  'lint, including the examples': () => lintProblems(ROOT),
  'fields match the specification, or are marked x-not-in-spec': () => specificationProblems(ROOT),
  'generated files are up to date': staleFileProblems,
}
if (flag === '--base' && base) checks[`no breaking changes since ${base}`] = () => breakingChanges(ROOT, base)

const results = Object.entries(checks).map(async ([name, check]) => ({
  name,
  problems: await check().catch((error: Error) => [error.message]),
}))
for (const { name, problems } of await Promise.all(results)) {
  console.log(`${problems.length > 0 ? '✗' : '✓'} ${name}`)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}

async function staleFileProblems(): Promise<string[]> {
  const stale = await updateTypes(true)
  return stale.length > 0 ? [`Out of date with the contracts: ${stale.join(', ')}. Run: npm run generate`] : []
}
