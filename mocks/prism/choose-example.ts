import type { CheckedRequest } from '#mocks/contracts/check-request.ts'
import { exampleOf, examplesOf, type NamedExample } from '#mocks/contracts/examples.ts'
import { keyOf, scenarioNamesOf, stateOf } from '#mocks/contracts/key-of.ts'
import type { Operation } from '#mocks/contracts/operations.ts'
import { isForPrism } from '#mocks/scenarios/gallery-row.ts'
import { keyIsShared, SCENARIOS, scenarioOf } from '#mocks/scenarios.ts'

/** Thrown if the key of a request does not name a state. The message omits the key, which may be a real one. */
export class UnknownState extends Error {
  readonly knownStates: string[]

  constructor(operation: Operation) {
    super(
      `${operation.id}: the key of this link does not name a state. The header x-contract-violation lists the names.`,
    )
    const scenarios = SCENARIOS.filter((row) => row.contract === operation.contract && isForPrism(row))
    const matching = scenarios.filter(({ operationId }) => operationId === operation.id)
    this.knownStates = [...new Set((matching.length > 0 ? matching : scenarios).map(({ state }) => state))]
  }
}

/**
 * Returns the example that a request selects: with its `Prefer` header, or else with its reseller, key or host. If
 * undefined is returned, Prism applies the status in `Prefer`, or returns the first successful example.
 * @throws {Error} When the contract lacks the selected example or status. Prism would respond with 404, which a page
 *   would show as an unknown key.
 */
export function chooseExample(
  operation: Operation,
  call: CheckedRequest,
  prefer: string | null,
): NamedExample | undefined {
  if (prefer) return preferredExample(operation, prefer)
  const exampleNames = scenarioNamesOf(call).map((name) => exampleNameFor(operation, name))
  const example = exampleNames.find((name) => name !== undefined)
  if (example !== undefined) return exampleOf(operation, example)
  const key = keyOf(call)
  if (key !== undefined) return refusalForKey(operation, key)
  // Brand examples are named after their reseller; this reseller has none.
  return call.header['x-reseller-realm'] === undefined ? undefined : exampleOf(operation, 'not-found')
}

function preferredExample(operation: Operation, prefer: string): NamedExample | undefined {
  const preferred = new Map(Array.from(prefer.matchAll(/([a-z]+)="?([^",;\s]+)/g), ([, name, value]) => [name, value]))
  const example = preferred.get('example')
  const code = preferred.get('code')
  if (code !== undefined && !(code in operation.document.responses)) {
    const known = Object.keys(operation.document.responses).join(', ')
    throw new Error(`${operation.id} has no response ${code}. It has: ${known}.`)
  }
  if (example === undefined) return undefined
  const found = exampleOf(operation, example)
  if (code !== undefined && Number(code) !== found.status) {
    throw new Error(`Example "${example}" of ${operation.id} belongs to ${found.status}, not to ${code}.`)
  }
  return found
}

/** Returns the name of the example that `name` refers to, directly or as the name of a scenario, if any. */
function exampleNameFor(operation: Operation, name: string): string | undefined {
  if (hasExample(operation, stateOf(name))) return stateOf(name)
  const scenario = scenarioOf(operation.contract, name)
  return scenario?.operationId === operation.id ? scenario.example : undefined
}

/** Returns the error with which the scenario of a key rejects all writes, if any. Throws for an unknown key. */
function refusalForKey(operation: Operation, key: string): NamedExample | undefined {
  const scenario = scenarioOf(operation.contract, key)
  if (!scenario && keyIsShared(operation.contract, key)) return undefined
  if (!scenario) throw new UnknownState(operation)
  const { refusal } = scenario
  return refusal !== undefined && hasExample(operation, refusal) ? exampleOf(operation, refusal) : undefined
}

function hasExample(operation: Operation, example: string): boolean {
  return examplesOf(operation).some(({ name }) => name === example)
}
