import type { CheckedRequest } from './check-request.ts'
import type { Schema } from './contract-document.ts'
import { scenarioNamesOf, stateOf } from './key-of.ts'
import type { Operation } from './operations.ts'
import { alternatives, responseSchema, itemsOf, propertyOf } from './schema-parts.ts'

/** The key and reseller of the scenarios whose responses contain only the specification's fields. */
export const SPEC_ONLY = 'spec-only'

/** The reseller in most examples; responses with only the specification's fields replace it with SPEC_ONLY. */
export const USUAL_RESELLER = 'nordlicht'

/** Returns whether a scenario name, key or reseller name contains `spec-only`, as in `in-spec-only~7`. */
export function isSpecOnly(name: string): boolean {
  return /(^|-)spec-only(-|$)/.test(stateOf(name))
}

/** Returns whether the key, reseller or host of a request selects responses with the specification's fields only. */
export function isSpecOnlyCall(call: Pick<CheckedRequest, 'path' | 'query' | 'header' | 'body'>): boolean {
  return scenarioNamesOf(call).some(isSpecOnly)
}

/** Returns a response body without properties marked `x-not-in-spec`, and with the usual reseller replaced. */
export function specOnlyResponse(operation: Operation, status: number, body: unknown): unknown {
  const schema = responseSchema(operation, status)
  return schema ? toSpecOnly(body, [schema]) : body
}

/** `schemas` are all schemas that may describe `value`. Omits a property if one of its schemas has `x-not-in-spec`. */
function toSpecOnly(value: unknown, schemas: Schema[]): unknown {
  if (value === USUAL_RESELLER) return SPEC_ONLY
  if (typeof value !== 'object' || value === null) return value
  const allSchemas = schemas.flatMap(alternatives)
  if (Array.isArray(value)) return value.map((item) => toSpecOnly(item, itemsOf(allSchemas)))
  const entries = Object.entries(value).flatMap(([name, item]) => {
    const propertySchemas = propertyOf(allSchemas, name)
    return propertySchemas.some((schema) => schema['x-not-in-spec'] === true)
      ? []
      : [[name, toSpecOnly(item, propertySchemas)] as const]
  })
  return Object.fromEntries(entries)
}
