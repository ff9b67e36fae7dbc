import { loadContracts } from '#mocks/contracts/operations.ts'
import { SCENARIOS } from '#mocks/scenarios.ts'
import type { Case, Context } from './cases.ts'
import { nameOf, readKeys, SANDBOX_KEYS } from './keys.ts'
import { UsageError, type Usage } from './usage.ts'

/**
 * What a run is about: the operations of the APIs that are asked for and have an origin. The sandbox's own are no backend's.
 * @throws {UsageError} For an API that no contract describes, one without an origin, or a wrong file of keys.
 */
export async function contextOf(usage: Usage): Promise<Context> {
  const { api: apis, origins, originOf, keys, 'allow-writes': allowWrites } = usage
  const apart = [...origins.keys()].filter(Boolean)
  const contracts = await loadContracts()
  const backends = contracts.operations.filter(({ contract }) => contract !== 'sandbox')
  const known = new Set(backends.map(({ contract }) => contract))
  for (const [option, names] of [['--api', apis] as const, ['--origin', apart] as const]) {
    const unknown = names.find((name) => !known.has(name))
    if (unknown !== undefined) {
      throw new UsageError(`${option} ${unknown} is no contract. There are: ${[...known].join(', ')}.`)
    }
  }
  const astray = apis.find((name) => originOf(name) === undefined)
  if (astray !== undefined) throw new UsageError(`--api ${astray} has no origin. Give --origin ${astray}=URL.`)
  return {
    operations: backends.filter(
      ({ contract }) => originOf(contract) !== undefined && (apis.length === 0 || apis.includes(contract)),
    ),
    scenarios: SCENARIOS,
    keys: keys === undefined ? SANDBOX_KEYS : readKeys(keys, SCENARIOS, contracts.operations),
    allowWrites,
    run: Date.now().toString(36),
  }
}

/**
 * Which cases `--only` leaves, and whether some of an operation's cases are left out.
 * @throws {UsageError} When a name is no operation, API or state, or is one that nothing is sent for.
 */
export function selectionOf(only: string[], { operations, scenarios }: Context) {
  const isOperation = (name: string) => operations.some(({ id, contract }) => id === name || contract === name)
  for (const name of only) {
    const row = scenarios.find((one) => nameOf(one) === name)
    if (row?.fault)
      throw new UsageError(`--only ${name} is a fault that only the sandbox can make, nothing of a backend.`)
    if (!row && !isOperation(name)) {
      const apis = [...new Set(operations.map(({ contract }) => contract))].join(', ')
      throw new UsageError(
        `--only ${name} is no operation, API or state of this run. APIs: ${apis}. Operations are named like getConsent, states like preferences/expired.`,
      )
    }
  }
  const isWanted = ({ operation, scenario, group }: Case) =>
    only.length === 0 ||
    only.some(
      (name) => name === operation.id || name === operation.contract || (group !== 'wrong' && name === scenario),
    )
  return { isWanted, partial: only.some((name) => !isOperation(name)) }
}
