import type { ContractDocument, Schema } from './contract-document.ts'
import { moveDate } from './move-date.ts'
import { alternatives, itemsOf, propertyOf } from './schema-parts.ts'

/** The time that all examples treat as the current time. */
export const EXAMPLES_AS_OF = new Date('2026-11-21T09:00:00Z')

/**
 * Returns the contract with the dates of its response examples moved by the difference between EXAMPLES_AS_OF and
 * `instant`: an item with five days left in the file also has five days left in a mock server that starts at `instant`.
 * @param document Dereferenced; not changed
 */
export function withExamplesAsOf(document: ContractDocument, instant: Date): ContractDocument {
  // Epoch dates are whole seconds.
  const seconds = Math.round((instant.getTime() - EXAMPLES_AS_OF.getTime()) / 1000)
  if (seconds === 0) return document
  const moved = structuredClone(document)
  const operations = Object.values(moved.paths).flatMap(({ get, post, put }) => [get, post, put])
  const responses = operations.flatMap((operation) => Object.values(operation?.responses ?? {}))
  const media = responses.flatMap(({ content }) => Object.values(content ?? {}))
  const pairs = media.flatMap(({ schema, examples }) =>
    Object.values(examples ?? {}).map((each) => [each, schema] as const),
  )
  // The Map removes duplicates: operations may share an example.
  for (const [example, schema] of new Map(pairs)) example.value = moveValue(example.value, [schema], seconds)
  return moved
}

/** Moves the dates in a value; `schemas` are all the schemas that may describe it. */
function moveValue(value: unknown, schemas: Schema[], seconds: number): unknown {
  const allSchemas = schemas.flatMap(alternatives)
  if (allSchemas.some((schema) => schema['x-moment'] === true)) return moveDate(value, seconds)
  if (Array.isArray(value)) {
    return value.map((item) => moveValue(item, itemsOf(allSchemas), seconds))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, moveValue(item, propertyOf(allSchemas, name), seconds)]),
  )
}
