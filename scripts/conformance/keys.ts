import { readFileSync } from 'node:fs'
import type { Operation } from '#mocks/contracts/operations.ts'
import type { Scenario } from '#mocks/scenarios.ts'
import { UsageProblem } from './usage.ts'

/** Values of a request by their names in the contract; the key of the link goes by `key`, whatever its name is there. */
type Values = Record<string, string>

/** Where the service under test has which state. */
export interface Keys {
  /** Returns the values that lead an operation to a scenario's state; undefined when the service has none. */
  ofState: (row: Scenario, operation: Operation) => Values | undefined
  /** Values for the example requests of an operation that belongs to no scenario. */
  ofOperation: (operation: Operation) => Values | undefined
  /** Whether a state can be had afresh for every decision, as the sandbox gives it. */
  copies: boolean
}

/** The states' own names as keys: every one of them is there in the sandbox. */
export const SANDBOX_KEYS: Keys = {
  ofState: ({ state }) => ({ key: state }),
  ofOperation: () => ({}),
  copies: true,
}

/**
 * The keys of a service from a file, by state, by state and operation, or by operation: `{ "preferences/expired": "KEY",
 * "transfer-in/in-open@declineTransferIn": { "key": "KEY", "domain": "a.example" }, "getBranding": { "x-reseller-realm":
 * "acme" } }`.
 * @throws {UsageProblem} When it cannot be read, or names a state or an operation that does not exist.
 */
export function readKeys(file: string, scenarios: readonly Scenario[], operations: Operation[]): Keys {
  const entries = parse(file)
  const known = new Set([...scenarios.map(nameOf), ...operations.map(({ id }) => id)])
  for (const [name, value] of Object.entries(entries)) {
    if (!name.split('@').every((part) => known.has(part))) {
      throw new UsageProblem(`${file}: there is no state and no operation "${name}". Name it like "${[...known][0]}".`)
    }
    if (!isValues(value)) {
      throw new UsageProblem(
        `${file} ${name}: is neither a text nor an object of texts. Give the key, or values by name.`,
      )
    }
  }
  const valuesOf = (name: string): Values | undefined => {
    const value = entries[name]
    return typeof value === 'string' ? { key: value } : (value as Values | undefined)
  }
  return {
    ofState: (row, { id }) => valuesOf(`${nameOf(row)}@${id}`) ?? valuesOf(nameOf(row)),
    ofOperation: ({ id }) => valuesOf(id),
    copies: false,
  }
}

/** The name of a state in the file of keys, and in every report. */
export function nameOf({ flow, state }: Pick<Scenario, 'flow' | 'state'>): string {
  return `${flow}/${state}`
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

function isValues(value: unknown): boolean {
  if (typeof value === 'string') return true
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every((one) => typeof one === 'string')
}
