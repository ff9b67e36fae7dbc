import type { Schema } from '#mocks/contracts/contract-document.ts'
import { alternatives, itemsOf, propertyOf } from '#mocks/contracts/schema-parts.ts'
import { shown, type SchemaError } from './schema.ts'

/**
 * Properties of a value that its schema leaves open and does not describe: `extra`; `misnamed` where a property of nearly
 * the same name is missing, `nested` where the properties that are missing are in it.
 * @param at JSON pointer to the value, `*` for every index of a list
 */
export function extraProperties(value: unknown, schemas: Schema[], at = ''): SchemaError[] {
  if (schemas.length === 0) return []
  const all = schemas.flatMap(alternatives)
  if (Array.isArray(value)) return value.flatMap((item) => extraProperties(item, itemsOf(all), `${at}/*`))
  if (typeof value !== 'object' || value === null) return []
  const described = new Set(all.flatMap(({ properties }) => Object.keys(properties ?? {})))
  // A closed object is judged by its schema, and one of which nothing is said may hold anything.
  const isOpen = described.size > 0 && all.every(({ additionalProperties }) => additionalProperties === undefined)
  const missing = [...described].filter((name) => !Object.hasOwn(value, name))
  return Object.entries(value).flatMap(([name, item]) => {
    if (described.has(name)) return extraProperties(item, propertyOf(all, name), `${at}/${name}`)
    return isOpen ? [asError(name, item, missing, at)] : extraProperties(item, mapOf(all), `${at}/*`)
  })
}

function asError(name: string, item: unknown, missing: string[], at: string): SchemaError {
  const below = Object.keys(Object(item) as object)
  if (missing.filter((other) => below.includes(other)).length > 1) {
    return { pointer: at, rule: 'nested', what: `has its properties one level too deep, in "${shown(name)}"` }
  }
  const meant = missing.find((other) => plainly(other) === plainly(name))
  if (meant === undefined) return { pointer: at, rule: 'extra', what: `"${shown(name)}" is not described`, name }
  return { pointer: `${at}/${meant}`, rule: 'misnamed', what: `is missing, and there is "${shown(name)}" instead` }
}

/** The descriptions of all values of a map. */
function mapOf(schemas: Schema[]): Schema[] {
  return schemas.flatMap(({ additionalProperties }): Schema[] =>
    typeof additionalProperties === 'object' ? [additionalProperties as Schema] : [],
  )
}

/** Names that differ in capitals, hyphens and underscores only are meant to be the same. */
function plainly(name: string): string {
  return name.toLowerCase().replaceAll(/[-_]/g, '')
}
