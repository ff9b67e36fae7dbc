import type { Operation } from '#mocks/contracts/operations.ts'
import type { Scenario } from '#mocks/scenarios.ts'
import { examplePlans, isPlanned, type Plan } from './plan.ts'
import { scenariosOf } from './states.ts'
import { CommandProblem } from '#scripts/command.ts'
import { readJsonFile } from './usage.ts'

/** The values of a request by their names in the contract. The secret in a link is always named `key`. */
type Values = Record<string, string>

/** Values, and the name of their entry in the key file; `entry` is absent without a key file. */
interface KeyEntry {
  values: Values
  entry?: string
}

/** Finds the keys of states in the service under test. */
export interface Keys {
  /** Returns the values with which an operation reaches a scenario's state; undefined if the key file lacks them. */
  forState: (scenario: Scenario, operation: Operation) => KeyEntry | undefined
  /** Returns the values for the example requests of an operation without scenarios. */
  forOperation: (operation: Operation) => KeyEntry | undefined
  /** Whether each decision is tested on its own copy of a state, which only the sandbox supports. */
  supportsCopies: boolean
}

const TEXT = { type: 'string', minLength: 1 }
const SCHEMA = {
  type: 'object',
  additionalProperties: { anyOf: [TEXT, { type: 'object', additionalProperties: TEXT }] },
}

/** In the sandbox, the name of each state is a key. */
export const SANDBOX_KEYS: Keys = {
  forState: ({ state }) => ({ values: { key: state } }),
  forOperation: () => ({ values: {} }),
  supportsCopies: true,
}

/**
 * Reads the keys of a service from a file. Entries are named by state, by state and operation, or by operation:
 * `{ "preferences/expired": "KEY", "transfer-in/in-open@declineTransferIn": { "key": "KEY", "domain": "a.example" },
 * "getBranding": { "x-reseller-realm": "acme" } }`.
 *
 * @throws {CommandProblem} With all problems, when the file cannot be read or contains unknown states or operations
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
    forState: (scenario, { id }) => entryOf(`${nameOf(scenario)}@${id}`) ?? entryOf(nameOf(scenario)),
    forOperation: ({ id }) => entryOf(id),
    supportsCopies: false,
  }
}

/** Returns the name of a state, as in the key file and the reports. */
export function nameOf({ flow, state }: Pick<Scenario, 'flow' | 'state'>): string {
  return `${flow}/${state}`
}

function problemOf(
  name: string,
  value: string | Values,
  scenarios: readonly Scenario[],
  operations: Operation[],
): string | undefined {
  const [stateName = '', id] = name.split('@')
  const scenario = scenarios.find((each) => nameOf(each) === stateName)
  if (scenario?.fault) return 'has a fault that only the sandbox can inject. Remove this entry.'
  const returnsState = (each: Operation) => !scenario || scenariosOf(each, operations, scenarios).includes(scenario)
  const matching = operations.filter((each) => each.id === (scenario ? (id ?? each.id) : name) && returnsState(each))
  if (matching.length === 0) return 'is neither an operation nor a state of an operation. See mocks/scenarios/.'
  const names = new Set(['key', ...matching.flatMap(examplePlans).flatMap(({ plan }) => namesIn(plan))])
  const unknown = typeof value === 'object' ? Object.keys(value).find((each) => !names.has(each)) : undefined
  return unknown === undefined ? undefined : `cannot contain "${unknown}". Allowed: ${[...names].join(', ')}.`
}

function namesIn({ operation, body }: Plan): string[] {
  const parameters = operation.parameters.filter(isPlanned).map(({ name }) => name)
  return [...parameters, ...Object.keys(Object(body?.value) as object)]
}
