import { readFileSync } from 'node:fs'
import type { Operation } from '#mocks/contracts/operations.ts'
import type { Scenario } from '#mocks/scenarios.ts'
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
  const problems = Object.entries(entries).flatMap(([name, value]) => {
    const problem = problemOf(name, scenarios, operations) ?? problemOfValue(value)
    return problem ? [`${file}: "${name}" ${problem}`] : []
  })
  if (problems.length > 0) throw new UsageProblem(problems.join('\n'))
  const entryOf = (entry: string): KeyEntry | undefined => {
    const value = entries[entry]
    if (value === undefined) return undefined
    return { values: typeof value === 'string' ? { key: value } : (value as Values), entry }
  }
  return {
    file,
    ofState: (row, { id }) => entryOf(`${nameOf(row)}@${id}`) ?? entryOf(nameOf(row)),
    ofOperation: ({ id }) => entryOf(id),
    copies: false,
  }
}

/** The name of a state in the file of keys, and in every report. */
export function nameOf({ flow, state }: Pick<Scenario, 'flow' | 'state'>): string {
  return `${flow}/${state}`
}

function problemOf(name: string, scenarios: readonly Scenario[], operations: Operation[]): string | undefined {
  const [first = '', operation, ...rest] = name.split('@')
  const row = scenarios.find((one) => nameOf(one) === first)
  const isOperation = (id: string) => operations.some((one) => one.id === id)
  if (row?.fault) {
    return `is a fault that only the sandbox can make (${row.title.toLowerCase()}). No key of a backend leads there; remove it.`
  }
  if (operation !== undefined && !isOperation(operation)) {
    return `is for an operation "${operation}" that no contract has. Correct the name after the @.`
  }
  if (rest.length === 0 && (row || (operation === undefined && isOperation(first)))) return undefined
  return `is no state and no operation. ${remedyFor(first, scenarios)}`
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
  if (isText(value) || (isObject && Object.values(value).every(isText))) return undefined
  return 'is neither a text nor an object of texts. Give the key, or values by name.'
}
