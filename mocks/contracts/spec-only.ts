import type { CheckedRequest } from './check-request.ts'
import type { Schema } from './contract-document.ts'
import { scenarioNamesOf, stateOf } from './key-of.ts'
import type { Operation } from './operations.ts'
import { alternatives, answerSchema, itemsOf, propertyOf } from './schema-parts.ts'

/** Key and reseller of the scenarios whose answers have the specification's fields alone. */
export const SPEC_ONLY = 'spec-only'

/** The reseller of the usual examples; answers with the specification's fields alone are about the one named so. */
export const USUAL_RESELLER = 'nordlicht'

/** Returns whether a scenario, a key or a reseller is one of those, by its name: `in-spec-only~7`. */
export function isSpecOnly(name: string): boolean {
  return /(^|-)spec-only(-|$)/.test(stateOf(name))
}

/** Returns whether the key, reseller or host of a request selects responses with the specification's fields only. */
export function asksForSpecOnly(call: Pick<CheckedRequest, 'path' | 'query' | 'header' | 'body'>): boolean {
  return scenarioNamesOf(call).some(isSpecOnly)
}

/** Returns a response without the properties marked `x-ours`, as a backend may send it. */
export function specOnlyAnswer(operation: Operation, status: number, body: unknown): unknown {
  const schema = answerSchema(operation, status)
  return schema ? reduced(body, [schema]) : body
}

/** `schemas` are all that may describe the value; one with `x-ours` suffices to omit it. */
function reduced(value: unknown, schemas: Schema[]): unknown {
  if (value === USUAL_RESELLER) return SPEC_ONLY
  if (typeof value !== 'object' || value === null) return value
  const all = schemas.flatMap(alternatives)
  if (Array.isArray(value)) return value.map((item) => reduced(item, itemsOf(all)))
  const kept = Object.entries(value).flatMap(([name, item]) => {
    const described = propertyOf(all, name)
    return described.some((schema) => schema['x-ours'] === true) ? [] : [[name, reduced(item, described)] as const]
  })
  return Object.fromEntries(kept)
}
