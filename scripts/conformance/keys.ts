import { readFileSync } from 'node:fs'
import type { Operation } from '#mocks/contracts/operations.ts'
import type { Scenario } from '#mocks/scenarios.ts'
import { examplePlans, isStated, keyIn, type Plan } from './plan.ts'
import { rowOf, rowsOf } from './states.ts'
import { UsageProblem } from './usage-problem.ts'

/** Values of a request by their names in the contract; the key of the link goes by `key`, whatever its name is there. */
type Values = Record<string, string>

/** Values, and the entry of the file that they stand in; none for what everybody knows. */
interface KeyEntry {
  values: Values
  entry?: string
}

/** Where the service under test has which state. */
export interface Keys {
  /** The file that they come from; undefined for the sandbox's, which are the names of the states. */
  file?: string
  /** Entries of the file that change nothing, each with the reason. */
  unused?: string[]
  /** Returns the values that lead an operation to a scenario's state; undefined when the service has none. */
  ofState: (row: Scenario, operation: Operation) => KeyEntry | undefined
  /** Values for the example requests of an operation that belongs to no scenario. */
  ofOperation: (operation: Operation) => KeyEntry | undefined
  /** Whether a state can be had afresh for every decision, as the sandbox gives it. */
  copies: boolean
}

/** The states' own names as keys: every one of them is there in the sandbox. */
export const SANDBOX_KEYS: Keys = {
  ofState: ({ state }) => ({ values: { key: state } }),
  ofOperation: () => ({ values: {} }),
  copies: true,
}

/**
 * The keys of a service from a file, by state, by state and operation, or by operation: `{ "preferences/expired": "KEY",
 * "transfer-in/in-open@declineTransferIn": { "key": "KEY", "domain": "a.example" }, "getBranding": { "x-reseller-realm":
 * "acme" } }`.
 * @throws {UsageProblem} When it cannot be read, or names states or operations that no backend has; it tells all of them.
 */
export function readKeys(file: string, scenarios: readonly Scenario[], operations: Operation[]): Keys {
  const entries = parse(file)
  const unused: string[] = []
  const problems = Object.entries(entries).flatMap(([name, value]) => {
    const own = operationsOf(name, scenarios, operations)
    const problem =
      problemOf(name, own, scenarios, operations) ??
      problemOfValue(value) ??
      problemOfNames(value as string | Values, own)
    if (problem) return [`${file}: "${name}" ${problem}`]
    const reason = reasonUnused(name, value as string | Values, own, scenarios, operations)
    if (reason !== undefined) unused.push(`"${name}": ${reason}`)
    return []
  })
  if (problems.length > 0) throw new UsageProblem(problems.join('\n'))
  const entryOf = (entry: string): KeyEntry | undefined => {
    const value = entries[entry]
    if (value === undefined) return undefined
    return { values: typeof value === 'string' ? { key: value } : (value as Values), entry }
  }
  return {
    file,
    unused,
    ofState: (row, { id }) => entryOf(`${nameOf(row)}@${id}`) ?? entryOf(nameOf(row)),
    ofOperation: ({ id }) => entryOf(id),
    copies: false,
  }
}

/** The name of a state in the file of keys, and in every report. */
export function nameOf({ flow, state }: Pick<Scenario, 'flow' | 'state'>): string {
  return `${flow}/${state}`
}

/** @param own The operations that the entry gives values for */
function problemOf(
  name: string,
  own: readonly Operation[],
  scenarios: readonly Scenario[],
  operations: Operation[],
): string | undefined {
  const [first = '', operation, ...rest] = name.split('@')
  const row = scenarios.find((one) => nameOf(one) === first)
  const isOperation = (id: string) => operations.some((one) => one.id === id)
  if (row?.fault) {
    return `is a fault that only the sandbox can make (${row.title.toLowerCase()}). No key of a backend leads there; remove it.`
  }
  if (operation !== undefined && !isOperation(operation)) {
    return `is for an operation "${operation}" that no contract has. Correct the name after the @.`
  }
  if (rest.length === 0 && row) {
    if (operation === undefined || own.length > 0) return undefined
    return `is for ${operation}, which is not about this state. Name an operation of ${row.flow}.`
  }
  if (rest.length === 0 && operation === undefined && isOperation(first)) return undefined
  return `is no state and no operation. ${remedyFor(first, scenarios)}`
}

/** The operations that an entry gives values for. */
function operationsOf(name: string, scenarios: readonly Scenario[], operations: Operation[]): Operation[] {
  const [first = '', id] = name.split('@')
  const row = scenarios.find((one) => nameOf(one) === first)
  if (!row) return operations.filter((one) => one.id === first)
  return operations.filter(
    (one) => (id === undefined || one.id === id) && rowsOf(one, operations, scenarios).includes(row),
  )
}

function remedyFor(name: string, scenarios: readonly Scenario[]): string {
  const [flow, state] = name.split('/')
  const flows = [...new Set(scenarios.map((row) => row.flow))]
  const ofState = scenarios.find((row) => row.state === state || row.state === name)
  if (ofState) return `Name it "${nameOf(ofState)}".`
  if (!flow || !flows.includes(flow)) return `States begin with one of ${flows.map((one) => `${one}/`).join(', ')}.`
  return `The gallery on Home and mocks/scenarios/ name the states of ${flow}.`
}

function parse(file: string): Record<string, unknown> {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new UsageProblem(`${file} cannot be read. Name a file with the keys of the service.`)
  }
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {
    // Told below: nothing but an object of keys will do.
  }
  throw new UsageProblem(`${file} is no JSON object. Write it like {"preferences/expired": "KEY"}.`)
}

function problemOfValue(value: unknown): string | undefined {
  const isText = (one: unknown) => typeof one === 'string'
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isText(value) && !(isObject && Object.values(value).every(isText)))
    return 'is neither a text nor an object of texts. Give the key, or values by name.'
  const key = isObject ? (value as Values)['key'] : value
  return key === '' ? 'has an empty key. Give a key, or remove the entry.' : undefined
}

/** A value that no request of the operations has a place for is misspelt. */
function problemOfNames(value: string | Values, operations: readonly Operation[]): string | undefined {
  if (typeof value === 'string') return undefined
  const names = new Set(['key', ...plansOf(operations).flatMap(namesIn)])
  const unknown = Object.keys(value).find((name) => !names.has(name))
  return unknown === undefined ? undefined : `has no value "${unknown}". There are: ${[...names].join(', ')}.`
}

/** Why an entry changes no request; undefined when it does. */
function reasonUnused(
  name: string,
  value: string | Values,
  own: readonly Operation[],
  scenarios: readonly Scenario[],
  operations: Operation[],
): string | undefined {
  const plans = plansOf(own)
  const isOnlyKey = typeof value === 'string' || Object.keys(value).every((one) => one === 'key')
  if (isOnlyKey && plans.every((plan) => keyIn(plan) === undefined)) {
    return `there is no key; give values by name: ${[...new Set(plans.flatMap(namesIn))].join(', ')}`
  }
  const rows = own.flatMap((one) => rowsOf(one, operations, scenarios))
  const stated = own.some(({ id }) => id === name) ? plans.flatMap((plan) => rowOf(plan, rows) ?? [])[0] : undefined
  return stated && `the operation has states; name one, like "${nameOf(stated)}"`
}

function plansOf(operations: readonly Operation[]): Plan[] {
  return operations.flatMap((operation) => examplePlans(operation).map(({ plan }) => plan))
}

function namesIn({ operation, body }: Plan): string[] {
  const parameters = operation.parameters.filter(isStated).map(({ name }) => name)
  return [...parameters, ...Object.keys(Object(body?.value) as object)]
}
