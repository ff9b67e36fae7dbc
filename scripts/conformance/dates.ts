import type { Schema } from '#mocks/contracts/contract-document.ts'
import { examplesOf } from '#mocks/contracts/examples.ts'
import type { Operation } from '#mocks/contracts/operations.ts'
import { alternatives, itemsOf, propertyOf } from '#mocks/contracts/schema-parts.ts'

/** A date alone, or a date with a time and its offset; the forms that the contracts know besides epoch seconds. */
const READABLE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:?\d{2}))?$/

/** Where a value has a date that cannot be read. A schema cannot say it: backends may send nothing in several ways. */
export function unreadableDates(schema: Schema, value: unknown): string[] {
  return [...new Set(datesIn(value, [schema], ''))]
}

/** The same of one of the operation's own examples: some show a date that cannot be read. */
export function unreadableInExample(operation: Operation, name: string): string[] {
  const example = examplesOf(operation).find((one) => one.name === name)
  const schema = example && operation.document.responses[example.status]?.content?.[example.type]?.schema
  return schema ? datesIn(example.value, [schema], '') : []
}

function datesIn(value: unknown, schemas: Schema[], at: string): string[] {
  if (schemas.length === 0) return []
  const all = schemas.flatMap(alternatives)
  if (all.some((schema) => schema['x-moment'] === true)) return isReadable(value) ? [] : [at]
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => datesIn(item, itemsOf(all), `${at}/${index}`))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => datesIn(item, propertyOf(all, name), `${at}/${name}`))
}

/** Values that stand for "no date" are readable; the schema reports values of a wrong type. */
function isReadable(value: unknown): boolean {
  if (typeof value !== 'string' || value === '' || /^\d+$/.test(value)) return true
  return READABLE.test(value) && !Number.isNaN(Date.parse(value.slice(0, 10)))
}
