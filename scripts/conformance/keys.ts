import type { Operation } from '#mocks/contracts/operations.ts'
import type { Scenario } from '#mocks/scenarios.ts'
import { examplePlans, isStated, type Plan } from './plan.ts'
import { rowsOf } from './states.ts'
import { CommandProblem } from '#scripts/command.ts'
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
  forState: (row: Scenario, operation: Operation) => KeyEntry | undefined
  /** Values for the example requests of an operation that belongs to no scenario. */
  forOperation: (operation: Operation) => KeyEntry | undefined
  /** Whether every decision gets a new copy of a state, as the sandbox has them. */
  copies: boolean
}

const TEXT = { type: 'string', minLength: 1 }
const SCHEMA = {
  type: 'object',
  additionalProperties: { anyOf: [TEXT, { type: 'object', additionalProperties: TEXT }] },
}

/** The states' own names as keys: the sandbox has all of them. */
export const SANDBOX_KEYS: Keys = {
  forState: ({ state }) => ({ values: { key: state } }),
  forOperation: () => ({ values: {} }),
  copies: true,
}

/**
 * The keys of a service from a file, by state, by state and operation, or by operation: `{ "preferences/expired": "KEY",
 * "transfer-in/in-open@declineTransferIn": { "key": "KEY", "domain": "a.example" }, "getBranding": { "x-reseller-realm":
 * "acme" } }`.
 *
 * @throws {CommandProblem} With all problems, when it cannot be read or names states or operations that no backend has
 */
export function readKeys(file: string, scenarios: readonly Scenario[], operations: Operation[]): Keys {
  const entries = readJsonFile(file, SCHEMA) as Record<string, string | Values>
  const problems = Object.entries(entries).flatMap(([name, value]) => {
    const problem = problemOf(name, value, scenarios, operations)
    return problem === undefined ? [] : [`${file}: "${name}" ${problem}`]
  })
  if (problems.length > 0) throw new CommandProblem(problems.join('\n'))
  const entryOf = (entry: string): KeyEntry | undefined => {
    const value = entries[entry]
    if (value === undefined) return undefined
    return { values: typeof value === 'string' ? { key: value } : value, entry }
  }
  return {
    forState: (row, { id }) => entryOf(`${nameOf(row)}@${id}`) ?? entryOf(nameOf(row)),
    forOperation: ({ id }) => entryOf(id),
    copies: false,
  }
}

/** The name of a state in the file of keys, and in every report. */
export function nameOf({ flow, state }: Pick<Scenario, 'flow' | 'state'>): string {
  return `${flow}/${state}`
}

function problemOf(
  name: string,
  value: string | Values,
  scenarios: readonly Scenario[],
  operations: Operation[],
): string | undefined {
  const [first = '', id] = name.split('@')
  const row = scenarios.find((one) => nameOf(one) === first)
  if (row?.fault) return 'is a fault that only the sandbox can make. Remove it.'
  const own = operations.filter((one) =>
    row ? (id === undefined || one.id === id) && rowsOf(one, operations, scenarios).includes(row) : one.id === name,
  )
  if (own.length === 0) return 'is no state, no state of that operation, and no operation. See mocks/scenarios/.'
  const names = new Set(['key', ...own.flatMap(examplePlans).flatMap(({ plan }) => namesIn(plan))])
  const unknown = typeof value === 'object' ? Object.keys(value).find((each) => !names.has(each)) : undefined
  return unknown === undefined ? undefined : `has no value "${unknown}". There are: ${[...names].join(', ')}.`
}

function namesIn({ operation, body }: Plan): string[] {
  const parameters = operation.parameters.filter(isStated).map(({ name }) => name)
  return [...parameters, ...Object.keys(Object(body?.value) as object)]
}
