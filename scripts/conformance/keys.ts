import type { Schema } from '#mocks/contracts/contract-document.ts'
import type { Operation } from '#mocks/contracts/operations.ts'
import type { Scenario } from '#mocks/scenarios.ts'
import { examplePlans, isStated, type Plan } from './plan.ts'
import { rowsOf } from './states.ts'
import { readJsonFile } from './usage.ts'

/** Values of a request by their names in the contract; the key of the link is `key`, whatever its name is there. */
type Values = Record<string, string>

/** Values, and the entry of the file that contains them; none for what is known without one. */
interface KeyEntry {
  values: Values
  entry?: string
}

/** Where the service under test has which state. */
export interface Keys {
  /** Returns the values that lead an operation to a scenario's state; undefined when the service has none. */
  ofState: (row: Scenario, operation: Operation) => KeyEntry | undefined
  /** Values for the example requests of an operation that belongs to no scenario. */
  ofOperation: (operation: Operation) => KeyEntry | undefined
  /** Whether every decision gets a new copy of a state, as the sandbox has them. */
  copies: boolean
}

/** The states' own names as keys: the sandbox has all of them. */
export const SANDBOX_KEYS: Keys = {
  ofState: ({ state }) => ({ values: { key: state } }),
  ofOperation: () => ({ values: {} }),
  copies: true,
}

/**
 * The keys of a service from a file, by state, by state and operation, or by operation: `{ "preferences/expired": "KEY",
 * "transfer-in/in-open@declineTransferIn": { "key": "KEY", "domain": "a.example" }, "getBranding": { "x-reseller-realm":
 * "acme" } }`.
 *
 * @throws {UsageError} With all problems, when it cannot be read or names states or operations that no backend has
 */
export function readKeys(file: string, scenarios: readonly Scenario[], operations: Operation[]): Keys {
  const entries = readJsonFile(file, schemaOf(scenarios, operations)) as Record<string, string | Values>
  const entryOf = (entry: string): KeyEntry | undefined => {
    const value = entries[entry]
    if (value === undefined) return undefined
    return { values: typeof value === 'string' ? { key: value } : value, entry }
  }
  return {
    ofState: (row, { id }) => entryOf(`${nameOf(row)}@${id}`) ?? entryOf(nameOf(row)),
    ofOperation: ({ id }) => entryOf(id),
    copies: false,
  }
}

/** The name of a state in the file of keys, and in every report. */
export function nameOf({ flow, state }: Pick<Scenario, 'flow' | 'state'>): string {
  return `${flow}/${state}`
}

/** Schema of a file of keys: the names that entries and their values can have. */
function schemaOf(scenarios: readonly Scenario[], operations: Operation[]): Schema {
  const text = { type: 'string', minLength: 1 }
  const names = ['key', ...operations.flatMap(examplePlans).flatMap(({ plan }) => namesIn(plan))]
  const values = { type: 'object', properties: Object.fromEntries(names.map((name) => [name, text])) }
  const entries = operations.flatMap((operation) => {
    const rows = rowsOf(operation, operations, scenarios).filter(({ fault }) => !fault)
    return [operation.id, ...rows.flatMap((row) => [nameOf(row), `${nameOf(row)}@${operation.id}`])]
  })
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map((entry) => [entry, { anyOf: [text, values] }])),
  }
}

function namesIn({ operation, body }: Plan): string[] {
  const parameters = operation.parameters.filter(isStated).map(({ name }) => name)
  return [...parameters, ...Object.keys(Object(body?.value) as object)]
}
