import type { CheckedRequest } from '#mocks/contracts/check-request.ts'
import { exampleOf, examplesOf, type NamedExample } from '#mocks/contracts/examples.ts'
import { keyOf, scenarioNamesOf, stateOf } from '#mocks/contracts/key-of.ts'
import type { Operation } from '#mocks/contracts/operations.ts'
import { isForPrism } from '#mocks/scenarios/gallery-row.ts'
import { keyIsShared, SCENARIOS, scenarioOf } from '#mocks/scenarios.ts'

/** The key of a request names no state. Its message does not repeat the key, which may be a real one. */
export class UnknownState extends Error {
  readonly known: string[]

  constructor(operation: Operation) {
    super(
      `The key of this link is the name of no state. The header x-contract-violation of ${operation.id} lists all names.`,
    )
    const own = SCENARIOS.filter((row) => row.contract === operation.contract && isForPrism(row))
    const read = own.filter(({ operationId }) => operationId === operation.id)
    this.known = [...new Set((read.length > 0 ? read : own).map(({ state }) => state))]
  }
}

/**
 * The example that a request asks for: by its own `Prefer`, else by the reseller or the key of the link. Undefined
 * leaves the choice to Prism, which takes the first example of success, or does what else `Prefer` says.
 * @throws {Error} When it asks for something that no contract has. Prism would answer 404, which a page would show as an
 *   unknown key.
 */
export function chooseExample(
  operation: Operation,
  call: CheckedRequest,
  wish: string | null,
): NamedExample | undefined {
  if (wish) return explicitly(operation, wish)
  const named = scenarioNamesOf(call).map((name) => exampleNameFor(operation, name))
  const example = named.find((name) => name !== undefined)
  if (example !== undefined) return exampleOf(operation, example)
  const key = keyOf(call)
  if (key !== undefined) return byKey(operation, key)
  // Brands are named after their reseller; a reseller without one has no brand.
  return call.header['x-reseller-realm'] === undefined ? undefined : exampleOf(operation, 'not-found')
}

function explicitly(operation: Operation, wish: string): NamedExample | undefined {
  const wishes = new Map(Array.from(wish.matchAll(/([a-z]+)="?([^",;\s]+)/g), ([, name, value]) => [name, value]))
  const example = wishes.get('example')
  const code = wishes.get('code')
  if (code !== undefined && !(code in operation.document.responses)) {
    const known = Object.keys(operation.document.responses).join(', ')
    throw new Error(`${operation.id} has no answer ${code}. It has: ${known}.`)
  }
  if (example === undefined) return undefined
  const found = exampleOf(operation, example)
  if (code !== undefined && Number(code) !== found.status) {
    throw new Error(`Example "${example}" of ${operation.id} belongs to ${found.status}, not to ${code}.`)
  }
  return found
}

/** A name is that of an example, or of a scenario with one. */
function exampleNameFor(operation: Operation, name: string): string | undefined {
  if (has(operation, stateOf(name))) return stateOf(name)
  const scenario = scenarioOf(operation.contract, name)
  return scenario?.operationId === operation.id ? scenario.example : undefined
}

/** Of the operations that do not read the item, the scenario says only how they are refused, if they are. */
function byKey(operation: Operation, key: string): NamedExample | undefined {
  const scenario = scenarioOf(operation.contract, key)
  if (!scenario && keyIsShared(operation.contract, key)) return undefined
  if (!scenario) throw new UnknownState(operation)
  const { refusal } = scenario
  return refusal !== undefined && has(operation, refusal) ? exampleOf(operation, refusal) : undefined
}

function has(operation: Operation, example: string): boolean {
  return examplesOf(operation).some(({ name }) => name === example)
}
