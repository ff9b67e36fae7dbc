import type { Schema } from '#mocks/contracts/contract-document.ts'
import { alternatives, itemsOf, propertyOf } from '#mocks/contracts/schema-parts.ts'

/** Where the strings of a schema stand: `/consents/[]/uid`; the names of a map stand at `/features/{name}`. */
export function stringPaths(schemas: readonly Schema[], at = ''): Set<string> {
  const all = schemas.flatMap(alternatives)
  const found = new Set<string>(takesText(all) ? [at] : [])
  const add = (paths: Set<string>) => paths.forEach((path) => found.add(path))
  for (const name of propertyNames(all)) add(stringPaths(propertyOf(all, name), `${at}/${name}`))
  if (itemsOf(all).length > 0) add(stringPaths(itemsOf(all), `${at}/[]`))
  if (valuesOf(all).length > 0) {
    found.add(`${at}/{name}`)
    add(stringPaths(valuesOf(all), `${at}/{}`))
  }
  return found
}

type Plant = {
  /** The text for a place; called again for every entry of a list. */
  textFor: (path: string) => string
  /**
   * Whether every string is replaced, and what is missing is added. Else only words are: a page whose dates and statuses
   * make no sense would show none of the rest.
   */
  isWhole: boolean
}

/** Returns a body with texts planted in its strings. */
export function plantedIn(schemas: readonly Schema[], value: unknown, plant: Plant, at = ''): unknown {
  const all = schemas.flatMap(alternatives)
  if (Array.isArray(value)) return value.map((item) => plantedIn(itemsOf(all), item, plant, `${at}/[]`))
  if (typeof value === 'object' && value !== null) return plantedInObject(all, value, plant, at)
  if (plant.isWhole) {
    if (takesText(all)) return plant.textFor(at)
    if (value !== undefined && value !== null) return value
    if (propertyNames(all).length > 0) return plantedInObject(all, {}, plant, at)
    return itemsOf(all).length > 0 ? plantedIn(all, [undefined], plant, at) : value
  }
  return typeof value === 'string' && isWords(all, value) ? plant.textFor(at) : value
}

function plantedInObject(all: Schema[], value: object, plant: Plant, at: string): object {
  const names = new Set([...Object.keys(value), ...(plant.isWhole ? propertyNames(all) : [])])
  const own = [...names].flatMap((name) => {
    const isNamed = propertyOf(all, name).length > 0
    const part = (value as Record<string, unknown>)[name]
    const planted = isNamed
      ? plantedIn(propertyOf(all, name), part, plant, `${at}/${name}`)
      : plantedIn(valuesOf(all), part, plant, `${at}/{}`)
    return planted === undefined ? [] : [[name, planted] as const]
  })
  const named = valuesOf(all).length > 0 ? [[plant.textFor(`${at}/{name}`), true] as const] : []
  // Assigning to `__proto__` would set the prototype instead.
  return Object.fromEntries([...own, ...named])
}

function takesText(all: readonly Schema[]): boolean {
  return all.some(
    ({ type, enum: values, const: only }) =>
      [type].flat().includes('string') || [values, only].flat().some((value) => typeof value === 'string'),
  )
}

/** Whether a text is prose: not one of a fixed set, nor a date, a number or a language tag, on which the page's state may depend. */
function isWords(all: readonly Schema[], value: string): boolean {
  const isBound = all.some((schema) => ['enum', 'const', 'format', 'pattern'].some((keyword) => keyword in schema))
  return !isBound && !/^[\d\s.:TZ+-]*$|^[a-z]{2}(-[A-Z]{2})?$|^[A-Z_]+$/.test(value)
}

function propertyNames(all: readonly Schema[]): string[] {
  return all.flatMap(({ properties }) => Object.keys(properties ?? {}))
}

/** The descriptions of the values of a map. */
function valuesOf(all: readonly Schema[]): Schema[] {
  return all.flatMap(({ additionalProperties: values }): Schema[] =>
    typeof values === 'object' && values !== null ? [values as Schema] : [],
  )
}
