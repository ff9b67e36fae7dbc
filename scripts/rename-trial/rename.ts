import type { ContractDocument } from '#mocks/contracts/contract-document.ts'
import { type Property, valueAt } from './properties.ts'

type Value = Record<string, unknown>

/** A copy of a bundled contract in which one property has another name: in its schema and in every example. */
export function renamed(document: ContractDocument, { keys, name, kind }: Property, to: string): ContractDocument {
  const copy = structuredClone(document)
  const owner = valueAt(copy, keys)
  if (kind === 'parameter') {
    owner.name = to
    return copy
  }
  // Examples first: they are found by the property's old name.
  for (const { schema, value } of examplesIn(copy, copy)) renameInValue(copy, owner, schema, value, name, to)
  owner.properties = withKey(owner.properties as Value, name, to)
  if (Array.isArray(owner.required)) owner.required = owner.required.map((one: unknown) => (one === name ? to : one))
  return copy
}

interface Shown {
  schema: Value
  value: unknown
}

/** Every example of the document beside its schema: of media types and parameters, and those that schemas bring along. */
function examplesIn(root: object, value: unknown): Shown[] {
  if (typeof value !== 'object' || value === null) return []
  const { schema, example, examples } = value as { schema?: Value; example?: unknown; examples?: unknown }
  const found: Shown[] = []
  if (schema) {
    if (example !== undefined) found.push({ schema, value: example })
    for (const one of Object.values((examples ?? {}) as Value))
      found.push({ schema, value: resolve(root, one as Value).value })
  } else if (Array.isArray(examples)) {
    for (const one of examples as unknown[]) found.push({ schema: value as Value, value: one })
  }
  return [...found, ...Object.values(value).flatMap((item) => examplesIn(root, item))]
}

/** Renames the property wherever the value is described by its owner; values are changed in place. */
function renameInValue(root: object, owner: Value, schema: Value, value: unknown, from: string, to: string): void {
  const resolved = resolve(root, schema)
  if (typeof value !== 'object' || value === null) return
  const go = (part: unknown, item: unknown) => renameInValue(root, owner, part as Value, item, from, to)
  for (const keyword of ['anyOf', 'oneOf', 'allOf']) {
    for (const part of (resolved[keyword] ?? []) as unknown[]) go(part, value)
  }
  if (Array.isArray(value)) {
    if (resolved.items) for (const item of value) go(resolved.items, item)
    return
  }
  const object = value as Value
  const properties = (resolved.properties ?? {}) as Value
  for (const [name, item] of Object.entries(object)) {
    if (properties[name]) go(properties[name], item)
    else if (typeof resolved.additionalProperties === 'object') go(resolved.additionalProperties, item)
  }
  if (resolved === owner && from in object) {
    const changed = withKey(object, from, to)
    for (const name of Object.keys(object)) delete object[name]
    Object.assign(object, changed)
  }
}

/** A reference may have keywords beside it; what it names is what has the properties. */
function resolve(root: object, schema: Value): Value {
  let found = schema
  while (typeof found.$ref === 'string') found = valueAt(root, found.$ref.slice(2).split('/'))
  return found
}

/** The same object, one key under another name and in its old place. */
function withKey(object: Value, from: string, to: string): Value {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name === from ? to : name, value]))
}
