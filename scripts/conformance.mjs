// Proves a backend against the contracts: `npm run conformance -- --origin URL`. Sends what the examples say and wrong
// requests of every kind, and checks each answer; nothing that changes state without --allow-writes.
import './require-node.mjs'
import './explain.mjs'
import { writeFile } from 'node:fs/promises'

const { loadContracts } = await import('#mocks/contracts/operations.ts')
const { SCENARIOS } = await import('#mocks/scenarios.ts')
const { junitOf } = await import('./conformance/junit.ts')
const { readKeys, SANDBOX_KEYS } = await import('./conformance/keys.ts')
const { reportOf } = await import('./conformance/report.ts')
const { conformanceOf } = await import('./conformance/run.ts')
const { authorizationOf, readUsage, UsageProblem } = await import('./conformance/usage.ts')

try {
  const usage = readUsage(process.argv.slice(2))
  const authorization = authorizationOf(process.env)
  const contracts = await loadContracts()
  const operations = operationsOf(usage.apis, contracts)
  const keys = usage.keys ? readKeys(usage.keys, SCENARIOS, contracts.operations) : SANDBOX_KEYS
  const run = Date.now().toString(36)
  const context = { operations, scenarios: SCENARIOS, keys, allowWrites: usage.allowWrites, run }
  const outcomes = await conformanceOf({ origin: usage.origin, authorization, timeoutMs: 10_000 }, context)
  console.log(reportOf(outcomes))
  if (usage.junit) await writeFile(usage.junit, junitOf(outcomes))
  process.exitCode = outcomes.some(({ violations }) => violations.length > 0) ? 1 : 0
} catch (error) {
  if (!(error instanceof UsageProblem)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** The operations of the named contracts, or of all but the sandbox's own, which no backend has. */
function operationsOf(apis, { operations }) {
  const backends = operations.filter(({ contract }) => contract !== 'sandbox')
  const known = new Set(backends.map(({ contract }) => contract))
  const unknown = apis.find((name) => !known.has(name))
  if (unknown) throw new UsageProblem(`--api ${unknown} is no contract. There are: ${[...known].join(', ')}.`)
  return apis.length > 0 ? backends.filter(({ contract }) => apis.includes(contract)) : backends
}
