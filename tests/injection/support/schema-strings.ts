import type { Schema } from '#mocks/contracts/contract-document.ts'
import { alternatives, itemsOf, propertyOf } from '#mocks/contracts/schema-parts.ts'

/** Returns the paths of the strings in a schema: `/consents/[]/uid`, or `/features/{name}` for the names of a map. */
export function stringPaths(schemas: readonly Schema[], at = ''): Set<string> {
  const all = schemas.flatMap(alternatives)
  const found = new Set<string>(acceptsText(all) ? [at] : [])
  const add = (paths: Set<string>) => paths.forEach((path) => found.add(path))
  for (const name of propertyNames(all)) add(stringPaths(propertyOf(all, name), `${at}/${name}`))
  if (itemsOf(all).length > 0) add(stringPaths(itemsOf(all), `${at}/[]`))
  if (valueSchemas(all).length > 0) {
    found.add(`${at}/{name}`)
    add(stringPaths(valueSchemas(all), `${at}/{}`))
  }
  return found
}

type PlantOptions = {
  /** The text for a place; called again for every entry of a list. */
  textFor: (path: string) => string
  /**
   * Replaces every string and adds missing strings. Otherwise only prose is replaced, because with invalid dates and statuses, a
   * page would not show the rest.
   */
  inAllStrings: boolean
}

/** Returns a body with payloads planted in its strings. */
export function plantPayloads(schemas: readonly Schema[], value: unknown, options: PlantOptions, at = ''): unknown {
  const all = schemas.flatMap(alternatives)
  if (Array.isArray(value)) return value.map((item) => plantPayloads(itemsOf(all), item, options, `${at}/[]`))
  if (typeof value === 'object' && value !== null) return plantInObject(all, value, options, at)
  if (options.inAllStrings) {
    if (acceptsText(all)) return options.textFor(at)
    if (value !== undefined && value !== null) return value
    if (propertyNames(all).length > 0) return plantInObject(all, {}, options, at)
    return itemsOf(all).length > 0 ? plantPayloads(all, [undefined], options, at) : value
  }
  return typeof value === 'string' && isProse(all, value) ? options.textFor(at) : value
}

function plantInObject(all: Schema[], value: object, options: PlantOptions, at: string): object {
  const names = new Set([...Object.keys(value), ...(options.inAllStrings ? propertyNames(all) : [])])
  const fields = [...names].flatMap((name) => {
    const isProperty = propertyOf(all, name).length > 0
    const part = (value as Record<string, unknown>)[name]
    const planted = isProperty
      ? plantPayloads(propertyOf(all, name), part, options, `${at}/${name}`)
      : plantPayloads(valueSchemas(all), part, options, `${at}/{}`)
    return planted === undefined ? [] : [[name, planted] as const]
  })
  const mapEntries = valueSchemas(all).length > 0 ? [[options.textFor(`${at}/{name}`), true] as const] : []
  // `fromEntries` creates a field even for `__proto__`; an assignment would set the prototype instead.
  return Object.fromEntries([...fields, ...mapEntries])
}

function acceptsText(all: readonly Schema[]): boolean {
  return all.some(
    ({ type, enum: values, const: only }) =>
      [type].flat().includes('string') || [values, only].flat().some((value) => typeof value === 'string'),
  )
}

/** Whether a string is prose. A page's state may depend on enum values, dates, numbers and language tags. */
function isProse(all: readonly Schema[], value: string): boolean {
  const hasRule = all.some((schema) => ['enum', 'const', 'format', 'pattern'].some((keyword) => keyword in schema))
  return !hasRule && !/^[\d\s.:TZ+-]*$|^[a-z]{2}(-[A-Z]{2})?$|^[A-Z_]+$/.test(value)
}

function propertyNames(all: readonly Schema[]): string[] {
  return all.flatMap(({ properties }) => Object.keys(properties ?? {}))
}

function valueSchemas(all: readonly Schema[]): Schema[] {
  return all.flatMap(({ additionalProperties: values }): Schema[] =>
    typeof values === 'object' && values !== null ? [values as Schema] : [],
  )
}
