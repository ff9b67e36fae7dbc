import type { Schema } from '#mocks/contracts/contract-document.ts'

/** Where every named property of a schema can stand: `/consents/[]/uid`. Alternatives count together. */
export function pathsOfSchema(schema: Schema, at = ''): Set<string> {
  const found = new Set<string>()
  const add = (more: Set<string>) => more.forEach((path) => found.add(path))
  for (const [name, property] of Object.entries((schema.properties ?? {}) as Record<string, Schema>)) {
    found.add(`${at}/${name}`)
    add(pathsOfSchema(property, `${at}/${name}`))
  }
  if (schema.items) add(pathsOfSchema(schema.items as Schema, `${at}/[]`))
  for (const keyword of ['anyOf', 'oneOf', 'allOf']) {
    for (const part of (schema[keyword] ?? []) as Schema[]) add(pathsOfSchema(part, at))
  }
  return found
}

/** Where a value has a property, in the same words. */
export function pathsOfValue(value: unknown, at = ''): Set<string> {
  const found = new Set<string>()
  if (typeof value !== 'object' || value === null) return found
  for (const [name, item] of Object.entries(value)) {
    const path = Array.isArray(value) ? `${at}/[]` : `${at}/${name}`
    if (!Array.isArray(value)) found.add(path)
    pathsOfValue(item, path).forEach((deeper) => found.add(deeper))
  }
  return found
}
