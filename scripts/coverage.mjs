// Guards against an operation that something was forgotten for: `npm run coverage:contracts`. Computed by running the
// client functions, the contract tests, the sandbox and Prism; ends with 1 when an operation has a gap.
import './require-node.mjs'
import './explain.mjs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { loadContracts } = await import('#mocks/contracts/operations.ts')
const { clientFunctions } = await import('./coverage/client-functions.ts')
const { runContractTests, testedOperations } = await import('./coverage/contract-tests.ts')
const { faultsOfPrism, faultsOfSandbox } = await import('./coverage/stand-ins.ts')
const { gapsOf, tableOf, textOf } = await import('./coverage/table.ts')

const root = join(import.meta.dirname, '..')
// Left by a run of the tests that has just been; without them the contract tests are run here.
const { results, trace } = parseArgs({ options: { results: { type: 'string' }, trace: { type: 'string' } } }).values
const contracts = await loadContracts()
const readTests = (run) => testedOperations(run, contracts)
const rows = tableOf({
  operations: contracts.operations,
  tests: results && trace ? await readTests({ results, trace }) : await runContractTests(root, readTests),
  sandbox: await faultsOfSandbox(contracts),
  prism: await faultsOfPrism(contracts),
  clients: await clientFunctions(root, contracts),
})
const gaps = gapsOf(rows)
console.log(textOf(rows))
console.log(gaps.length > 0 ? `\n${gaps.join('\n')}` : `\n${rows.length} operations, no gap.`)
process.exitCode = gaps.length > 0 ? 1 : 0
