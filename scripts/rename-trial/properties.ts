import { isDeepStrictEqual } from 'node:util'
import type { ContractDocument } from '#mocks/contracts/contract-document.ts'

/** Bundled contracts by name: no references to other files, those to components still there. */
export type Bundles = ReadonlyMap<string, ContractDocument>

/** One name that requests or answers use: a property of a schema, or a query or header parameter. */
export interface Property {
  /** The contracts that have it; several when it stands in a part that they share. */
  contracts: string[]
  /** Keys that lead to the schema, or to the parameter. */
  keys: string[]
  name: string
  kind: 'property' | 'parameter'
}

/** Every property and parameter of every contract, each once however many operations use it. */
export function propertiesOf(bundles: Bundles): Property[] {
  const all = [...bundles].flatMap(([contract, document]) =>
    namesIn(document, []).map((found): Property => ({ contracts: [contract], ...found })),
  )
  const once: Property[] = []
  for (const property of all) {
    const same = once.find((other) => isShared(bundles, property, other))
    if (same) same.contracts.push(...property.contracts)
    else once.push(property)
  }
  return once
}

/** The value at some keys of a document. */
export function valueAt(document: object, keys: string[]): Record<string, unknown> {
  let value: unknown = document
  for (const key of keys) value = (value as Record<string, unknown> | undefined)?.[key]
  return value as Record<string, unknown>
}

function namesIn(value: unknown, keys: string[]): Array<Omit<Property, 'contracts'>> {
  if (typeof value !== 'object' || value === null) return []
  const object = value as Record<string, unknown>
  const isParameter = typeof object.name === 'string' && (object.in === 'query' || object.in === 'header')
  const own: Array<Omit<Property, 'contracts'>> = isParameter
    ? [{ keys, name: object.name as string, kind: 'parameter' }]
    : []
  for (const [key, item] of Object.entries(object)) {
    // What stands in examples is no description.
    if (key === 'examples' || key === 'example') continue
    if (key === 'properties' && keys.at(-1) !== 'properties') {
      for (const [name, schema] of Object.entries(item as object)) {
        own.push({ keys, name, kind: 'property' }, ...namesIn(schema, [...keys, key, name]))
      }
    } else own.push(...namesIn(item, [...keys, key]))
  }
  return own
}

/** A component that is the same in two contracts comes from the file that both share. */
function isShared(bundles: Bundles, one: Property, other: Property): boolean {
  if (one.name !== other.name || one.keys[0] !== 'components' || !isDeepStrictEqual(one.keys, other.keys)) return false
  const component = one.keys.slice(0, 3)
  const [first, second] = [one, other].map(({ contracts: [name = ''] }) => valueAt(bundles.get(name) ?? {}, component))
  return isDeepStrictEqual(first, second)
}
