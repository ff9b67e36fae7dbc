import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { closedSchema } from './closed-schema.ts'
import type { Schema } from './contract-document.ts'
import { typeName } from './type-name.ts'

/** One thing that is not as the contract says. */
export interface Deviation {
  /** `response`, `status`, `header content-type` or `body` with a JSON pointer, `*` for every index of a list. */
  field: string
  /** Keyword of the schema, or what else distinguishes deviations of the same field. */
  rule: string
  /** Never repeats a value, which may be a key. */
  what: string
}

/** Rule of properties that the contract does not describe. */
export const UNKNOWN_PROPERTY = 'unknown property'

/** Keyword of dates; mocks break its rule on purpose. */
export const UNREADABLE_DATE = 'x-moment'

const READABLE_DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:?\d{2}))?$/

const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true })
addFormats.default(ajv)
// A format cannot express it: an empty text and digits are valid moments, too.
ajv.addKeyword({
  keyword: UNREADABLE_DATE,
  type: 'string',
  validate: (_: boolean, value: string) =>
    /^\d*$/.test(value) || (READABLE_DATE.test(value) && !Number.isNaN(Date.parse(value.slice(0, 10)))),
  error: { message: 'is no date that can be read' },
})

const validators = new WeakMap<Schema, ValidateFunction>()

/**
 * Validates a value in closed mode; returns no lines when it is valid. Lines look like
 * `/consents/0: unknown property "state"` and never repeat a value, which may be a key. Compiled on first use.
 */
export function breachesOf(schema: Schema, value: unknown): string[] {
  const errors = errorsOf(schema, value).filter(({ keyword }) => keyword !== UNREADABLE_DATE)
  return [...new Set(errors.map(wordsFor))]
}

/** Validates a body in the same way; returns one deviation for each place. */
export function deviationsOf(schema: Schema, value: unknown): Deviation[] {
  const found = errorsOf(schema, value).map(toDeviation).toReversed()
  return [...new Map(found.map((one) => [one.field, one])).values()].toReversed()
}

function errorsOf(schema: Schema, value: unknown): ErrorObject[] {
  let validate = validators.get(schema)
  if (!validate) {
    validate = ajv.compile(closedSchema(schema))
    validators.set(schema, validate)
  }
  return validate(value) ? [] : withoutOtherChoices(validate.errors ?? [])
}

/**
 * Of a value that is none of the schemas it can be, leaves what the nearest one of the value's type says; that it must
 * match one of them, where none has its type.
 */
function withoutOtherChoices(errors: ErrorObject[]): ErrorObject[] {
  return errors
    .filter(({ keyword }) => keyword === 'anyOf')
    .reduce((left, union) => {
      const at = `${union.schemaPath}/`
      const within = left.filter(
        (error) => error.schemaPath.startsWith(at) && error.instancePath.startsWith(union.instancePath),
      )
      const choices = [...Map.groupBy(within, ({ schemaPath }) => schemaPath.slice(at.length).split('/')[0]).values()]
      const [nearest] = choices
        .filter((choice) => !choice.some((error) => isOfOtherType(error, union)))
        .toSorted((one, other) => one.length - other.length)
      const told = new Set(nearest ?? [union])
      return left.filter((error) => told.has(error) || (error !== union && !within.includes(error)))
    }, errors)
}

function isOfOtherType({ keyword, instancePath }: ErrorObject, union: ErrorObject): boolean {
  return instancePath === union.instancePath && (keyword === 'type' || keyword === 'const' || keyword === 'enum')
}

function wordsFor(error: ErrorObject): string {
  const where = error.instancePath || '/'
  if (error.keyword === 'unevaluatedProperties' || error.keyword === 'additionalProperties') {
    const { unevaluatedProperty, additionalProperty } = error.params as Record<string, string>
    return `${where}: unknown property "${unevaluatedProperty ?? additionalProperty}"`
  }
  if (error.keyword === 'anyOf') {
    return `${where}: must match one of: ${[...new Set((error.schema as Schema[]).map(typeName))].join(', ')}`
  }
  if (error.keyword === 'enum') return `${where}: must be one of: ${(error.schema as unknown[]).join(', ')}`
  return `${where}: ${error.message}`
}

function toDeviation({ instancePath, keyword, params, message = keyword, schema }: ErrorObject): Deviation {
  const { missingProperty, unevaluatedProperty, additionalProperty } = params as Record<string, string>
  const extra = unevaluatedProperty ?? additionalProperty
  const name = missingProperty ?? extra
  const pointer = instancePath.replaceAll(/\/\d+(?=\/|$)/g, '/*') + (name === undefined ? '' : `/${name}`)
  const field = `body ${pointer}`.trim()
  if (missingProperty !== undefined) return { field, rule: keyword, what: 'is missing' }
  if (extra !== undefined) return { field, rule: UNKNOWN_PROPERTY, what: 'is not in the contract' }
  if (keyword === 'enum') return { field, rule: keyword, what: `must be one of ${(schema as unknown[]).join(', ')}` }
  return { field, rule: keyword, what: message }
}
