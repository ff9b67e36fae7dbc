// Guards the guards: renames properties in the contracts alone, one at a time, and tells what share of it the contract
// tests or the type check notice. A sample, or `-- --all`; with --prove N, N of them are done for real in a copy.
import './require-node.mjs'
import './explain.mjs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { bundleContract, contractNames } = await import('#mocks/contracts/bundle.ts')
const { typesOf } = await import('./codegen/types-of.mjs')
const { copyProject } = await import('./rename-trial/on-disk.ts')
const { projectPayloads } = await import('./rename-trial/payload-check.ts')
const { reportOf, shareOf, WANTED } = await import('./rename-trial/report.ts')
const { newName, tryRenames } = await import('./rename-trial/trial.ts')
const { renamed } = await import('./rename-trial/rename.ts')

const root = join(import.meta.dirname, '..')
const { all, seed, size, prove } = readArguments()
const bundles = new Map(await Promise.all(contractNames().map(async (name) => [name, await bundleContract(name)])))
let copy
try {
  const sample = all ? {} : { sample: { size, seed } }
  const attempts = await tryRenames({ bundles, payloadsOf: projectPayloads(root), failsTypeCheck, ...sample })
  console.log(all ? 'Every property:' : `${size} properties, chosen by the seed ${seed}:`)
  console.log(reportOf(attempts))
  if (shareOf(attempts) < WANTED) fail(`Less than ${WANTED * 100} % is too little: hold the contract against payloads.`)
  for (let index = 0; index < prove; index += 1) await proveOne(attempts[(seed * 7919 * (index + 1)) % attempts.length])
} catch (error) {
  fail(error.message)
} finally {
  await copy?.remove()
}

/** Whether the type check notices; in a copy that is made when first needed. */
async function failsTypeCheck(changed) {
  copy ??= await copyProject(root, typesOf)
  return copy.with(changed, () => copy.failsTypeCheck())
}

/** Renames one property in the files of a copy, generates the types, and runs type check and contract tests there. */
async function proveOne(property) {
  copy ??= await copyProject(root, typesOf)
  const { contracts, name } = property
  const changed = new Map(contracts.map((one) => [one, renamed(bundles.get(one), property, newName(name))]))
  const [types, tests] = await copy.with(changed, async () => [
    await copy.failsTypeCheck(),
    await copy.failsContractTest(contracts[0]),
  ])
  const noticed = (yes) => (yes ? 'fails' : 'passes')
  console.log(`For real, ${contracts[0]} ${name}: contract tests ${noticed(tests)}, type check ${noticed(types)}.`)
  if ((property.caughtBy === 'contract tests') !== tests) fail('That is not what the trial said.')
}

function fail(line) {
  console.error(line)
  process.exitCode = 1
}

function readArguments() {
  const number = { type: 'string' }
  const options = { all: { type: 'boolean', default: false }, seed: number, size: number, prove: number }
  try {
    const { values } = parseArgs({ options })
    const { seed: from = 4, size: of = 12, prove: times = 0 } = values
    return { all: values.all, seed: Number(from), size: Number(of), prove: Number(times) }
  } catch (error) {
    console.error(`${error.message.split('.')[0]}. Usage: rename-trial.mjs [--all] [--seed N] [--size N] [--prove N]`)
    process.exit(1)
  }
}
