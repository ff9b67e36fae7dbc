// The part of `npm run check` that checks the contracts. `--base REVISION` also reports breaking changes.
import { ROOT } from './build/paths.ts'
import { breakingLines } from './contracts/breaking.ts'
import { lintLines } from './contracts/lint.ts'
import { specificationLines } from './contracts/specified.ts'
import { updateTypes } from './contracts/types.ts'

const [flag, base] = process.argv.slice(2)
const checks: Record<string, () => Promise<string[]>> = {
  'lint, including the examples': () => lintLines(ROOT),
  'fields match the specification, or are marked x-not-in-spec': () => specificationLines(ROOT),
  'types are up to date': staleLines,
}
if (flag === '--base' && base) checks[`no breaking changes since ${base}`] = () => breakingLines(ROOT, base)

const results = Object.entries(checks).map(async ([name, check]) => ({
  name,
  lines: await check().catch((error: Error) => [error.message]),
}))
for (const { name, lines } of await Promise.all(results)) {
  console.log(`${lines.length > 0 ? '✗' : '✓'} ${name}`)
  for (const line of lines) console.error(line)
  if (lines.length > 0) process.exitCode = 1
}

async function staleLines(): Promise<string[]> {
  const stale = await updateTypes(true)
  return stale.length > 0 ? [`Out of date with the contracts: ${stale.join(', ')}. Run: npm run generate`] : []
}
