import type { Schema } from '#mocks/contracts/contract-document.ts'
import { examplesOf } from '#mocks/contracts/examples.ts'
import { mediaTypeOf } from '#mocks/contracts/http-text.ts'
import type { Operation } from '#mocks/contracts/operations.ts'

/** A date alone, or a date with a time and its offset; the forms that the contracts know besides epoch seconds. */
const READABLE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:?\d{2}))?$/

interface JsonAnswer {
  status: number
  headers: Headers
  body: string
}

/** Where an answer has a date that cannot be read. A schema cannot say it: backends may send nothing in several ways. */
export function unreadableDates(operation: Operation, { status, headers, body }: JsonAnswer): string[] {
  const media = operation.document.responses[status]?.content?.[mediaTypeOf(headers)]
  if (!media) return []
  try {
    return [...new Set(datesIn(JSON.parse(body), [media.schema], ''))]
  } catch {
    return []
  }
}

/** The same of one of the operation's own examples: some show a date that cannot be read. */
export function unreadableInExample(operation: Operation, name: string): string[] {
  const example = examplesOf(operation).find((one) => one.name === name)
  const schema = example && operation.document.responses[example.status]?.content?.[example.type]?.schema
  return schema ? datesIn(example.value, [schema], '') : []
}

function datesIn(value: unknown, schemas: Schema[], at: string): string[] {
  const all = schemas.flatMap(alternatives)
  if (all.some((schema) => schema['x-moment'] === true)) return isReadable(value) ? [] : [at]
  if (Array.isArray(value)) {
    const items = all.flatMap((schema): Schema[] => (schema.items ? [schema.items as Schema] : []))
    return value.flatMap((item, index) => datesIn(item, items, `${at}/${index}`))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => {
    const properties = all.flatMap((schema): Schema[] => {
      const property = (schema.properties as Record<string, Schema> | undefined)?.[name]
      return property ? [property] : []
    })
    return datesIn(item, properties, `${at}/${name}`)
  })
}

function alternatives(schema: Schema): Schema[] {
  const parts = ['anyOf', 'oneOf', 'allOf'].flatMap((keyword) => (schema[keyword] as Schema[] | undefined) ?? [])
  return [schema, ...parts.flatMap(alternatives)]
}

/** Values that stand for "no date" are readable; the schema reports values of a wrong type. */
function isReadable(value: unknown): boolean {
  if (typeof value !== 'string' || value === '' || /^\d+$/.test(value)) return true
  return READABLE.test(value) && !Number.isNaN(Date.parse(value.slice(0, 10)))
}
