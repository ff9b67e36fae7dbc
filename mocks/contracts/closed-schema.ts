import type { Schema } from './contract-document.ts'

/** Copies a schema so that it rejects properties it does not describe. Backends may send those; mocks must not. */
export function closedSchema(schema: Schema): Schema {
  return close(schema, false) as Schema
}

// Keywords whose value is a list of schemas, an object of schemas by name, or one schema.
const SCHEMA_LISTS = ['anyOf', 'oneOf', 'prefixItems']
const SCHEMA_MAPS = ['properties', 'patternProperties', 'dependentSchemas']
const SINGLE_SCHEMAS = ['items', 'additionalProperties', 'contains', 'if', 'then', 'else', 'not']

function close(schema: unknown, isPartOfAllOf: boolean): unknown {
  if (typeof schema !== 'object' || schema === null) return schema
  const result: Schema = {}
  for (const [keyword, value] of Object.entries(schema)) {
    if (SCHEMA_LISTS.includes(keyword)) result[keyword] = (value as unknown[]).map((part) => close(part, false))
    // Each part of an allOf describes only some of the properties, so only the enclosing schema can be closed.
    else if (keyword === 'allOf') result[keyword] = (value as unknown[]).map((part) => close(part, true))
    else if (SCHEMA_MAPS.includes(keyword)) result[keyword] = closeMap(value as Record<string, unknown>)
    else if (SINGLE_SCHEMAS.includes(keyword)) result[keyword] = close(value, false)
    else result[keyword] = value
  }
  const isOpen = !('additionalProperties' in result) && !('unevaluatedProperties' in result)
  if (!isPartOfAllOf && isOpen && describesObject(result)) result.unevaluatedProperties = false
  return result
}

function closeMap(schemas: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, close(schema, false)]))
}

function describesObject(schema: Schema): boolean {
  return 'properties' in schema || 'allOf' in schema || [schema.type].flat().includes('object')
}
