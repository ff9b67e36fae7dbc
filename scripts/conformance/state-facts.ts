import type { Schema } from '#mocks/contracts/contract-document.ts'
import { EXAMPLES_AS_OF } from '#mocks/contracts/example-dates.ts'
import { exampleOf } from '#mocks/contracts/examples.ts'
import type { Operation } from '#mocks/contracts/operations.ts'
import { alternatives, responseSchema, propertyOf } from '#mocks/contracts/schema-parts.ts'
import { isPast } from '#mocks/sandbox/dates.ts'
import { isYes } from '#mocks/sandbox/flags.ts'
import type { Scenario } from '#mocks/scenarios.ts'

/** A property that an item must have in a state: a date in the past, or a flag that is true or false. */
export interface StateFact {
  /** JSON pointer to the property, such as `/object_data/verified`. */
  pointer: string
  is: 'past' | 'yes' | 'no'
}

type Fields = Record<string, unknown>

/**
 * Returns the differences between the examples of a state and of its operation's default state; without these, the page
 * would show another state. Only the specification's properties count: a backend may omit those marked `x-not-in-spec`.
 */
export function factsOf(operation: Operation, scenario: Scenario, defaultState: Scenario | undefined): StateFact[] {
  if (!defaultState || defaultState === scenario || defaultState.operationId !== scenario.operationId) return []
  const [kinds, defaultKinds] = [kindsOf(operation, scenario), kindsOf(operation, defaultState)]
  return [...kinds].flatMap(([pointer, is]): StateFact[] => {
    if (is === defaultKinds.get(pointer) || is === 'none') return []
    return is === 'no' && defaultKinds.get(pointer) !== 'yes' ? [] : [{ pointer, is }]
  })
}

/** Returns the facts that do not hold for a response. */
export function violatedFacts(facts: readonly StateFact[], value: unknown): StateFact[] {
  // The date of a decision may be missing if the response contains the decision itself.
  const isAnswered = Boolean(valueAt(value, '/object_data/answer') ?? valueAt(value, '/answer'))
  return facts.filter(({ pointer, is }) => !(is === 'past' && isAnswered) && !holds(valueAt(value, pointer), is))
}

/** What is wrong if a fact does not hold. */
export const FACT_TEXTS = {
  past: 'must be in the past in this state',
  yes: 'must be true in this state',
  no: 'must not be true in this state',
}

function holds(value: unknown, is: StateFact['is']): boolean {
  if (is === 'past') return isPast(value as string | number | null | undefined, new Date())
  return isYes(value) === (is === 'yes')
}

/** Returns the kind of each date and flag in an example. */
function kindsOf(operation: Operation, { example }: Scenario): Map<string, StateFact['is'] | 'none'> {
  const { status, value } = exampleOf(operation, example)
  const schema = responseSchema(operation, status)
  if (!schema || typeof value !== 'object' || value === null) return new Map()
  const whole = alternatives(schema)
  const prefix = 'object_data' in value ? '/object_data' : ''
  const item = prefix ? propertyOf(whole, 'object_data').flatMap(alternatives) : whole
  const names = new Set(item.flatMap(({ properties }) => Object.keys(properties ?? {})))
  return new Map([...names].flatMap((name) => kindOf(`${prefix}/${name}`, propertyOf(item, name), value)))
}

function kindOf(pointer: string, schemas: Schema[], value: object): Array<[string, StateFact['is'] | 'none']> {
  const all = schemas.flatMap(alternatives)
  if (all.some((schema) => schema['x-not-in-spec'])) return []
  const actual = valueAt(value, pointer)
  if (all.some((schema) => schema['x-moment'])) {
    return [[pointer, isPast(actual as string | undefined, new Date(EXAMPLES_AS_OF)) ? 'past' : 'none']]
  }
  return all.some(({ type }) => [type].flat().includes('boolean')) ? [[pointer, isYes(actual) ? 'yes' : 'no']] : []
}

function valueAt(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((whole, name) => (Object(whole) as Fields)[name], value)
}
