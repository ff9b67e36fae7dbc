import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { closedSchema } from './closed-schema.ts'
import type { Schema } from './contract-document.ts'

/** One way in which a response differs from its contract. */
export interface Deviation {
  /** `response`, `status`, `header content-type`, or `body` and a JSON pointer with `*` for indexes of lists. */
  field: string
  /** The violated schema keyword, or another name that distinguishes deviations of the same field. */
  rule: string
  /** The problem as text. Contains no values, because they may be secret keys. */
  what: string
}

/** The rule for properties that the contract does not describe. */
export const UNKNOWN_PROPERTY = 'unknown property'

/** The schema keyword of dates; some examples violate it on purpose. */
export const DATE_KEYWORD = 'x-moment'

const READABLE_DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:?\d{2}))?$/

const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true })
addFormats.default(ajv)
// No standard format fits: an empty string and epoch seconds are valid, too.
ajv.addKeyword({
  keyword: DATE_KEYWORD,
  type: 'string',
  validate: (_: boolean, value: string) =>
    /^\d*$/.test(value) || (READABLE_DATE.test(value) && !Number.isNaN(Date.parse(value.slice(0, 10)))),
  error: { message: 'is not a readable date' },
})

const validators = new WeakMap<Schema, ValidateFunction>()

/**
 * Validates a value and returns each violation as text: `/consents/0/state: unknown property`. The text omits values,
 * which may be secret keys. Accepts unreadable dates, but no undescribed properties.
 */
export function describeViolations(schema: Schema, value: unknown): string[] {
  const violations = errorsOf(schema, value)
    .map(describe)
    .filter(({ rule }) => rule !== DATE_KEYWORD)
    .map(({ path, rule, what }) => `${path || '/'}: ${rule === UNKNOWN_PROPERTY ? rule : what}`)
  return [...new Set(violations)]
}

/** Validates a value and returns the first deviation of each field, including unreadable dates. */
export function findDeviations(schema: Schema, value: unknown): Deviation[] {
  const errors = errorsOf(schema, value).map(describe).toReversed()
  const deviations = errors.map(({ path, rule, what }) => ({
    field: `body ${path.replaceAll(/\/\d+(?=\/|$)/g, '/*')}`.trim(),
    rule,
    what,
  }))
  return [...new Map(deviations.map((each) => [each.field, each])).values()].toReversed()
}

function errorsOf(schema: Schema, value: unknown): ErrorObject[] {
  let validate = validators.get(schema)
  if (!validate) {
    validate = ajv.compile(closedSchema(schema))
    validators.set(schema, validate)
  }
  return validate(value) ? [] : keepNearestChoice(validate.errors ?? [])
}

/**
 * If a value matches no schema of a union, keeps only the errors of the schema that has the value's type and the fewest
 * errors; if no schema has that type, keeps only one error for the whole union.
 */
function keepNearestChoice(errors: ErrorObject[]): ErrorObject[] {
  return errors
    .filter(({ keyword }) => keyword === 'anyOf')
    .reduce((remaining, union) => {
      const path = `${union.schemaPath}/`
      const nested = remaining.filter(
        (error) => error.schemaPath.startsWith(path) && error.instancePath.startsWith(union.instancePath),
      )
      const choices = [...Map.groupBy(nested, ({ schemaPath }) => schemaPath.slice(path.length).split('/')[0]).values()]
      const [nearest] = choices
        .filter((choice) => !choice.some((error) => isTypeMismatch(error, union)))
        .toSorted((one, other) => one.length - other.length)
      const reported = new Set(nearest ?? [union])
      return remaining.filter((error) => reported.has(error) || (error !== union && !nested.includes(error)))
    }, errors)
}

function isTypeMismatch({ keyword, instancePath }: ErrorObject, union: ErrorObject): boolean {
  return instancePath === union.instancePath && (keyword === 'type' || keyword === 'const' || keyword === 'enum')
}

function describe({ instancePath, keyword, params, message = keyword, schema }: ErrorObject) {
  const { missingProperty, unevaluatedProperty, additionalProperty } = params as Record<string, string>
  const unknownProperty = unevaluatedProperty ?? additionalProperty
  const name = missingProperty ?? unknownProperty
  const path = name === undefined ? instancePath : `${instancePath}/${name}`
  if (missingProperty !== undefined) return { path, rule: keyword, what: 'is missing' }
  if (unknownProperty !== undefined) return { path, rule: UNKNOWN_PROPERTY, what: 'is not in the contract' }
  if (keyword === 'enum') return { path, rule: keyword, what: `must be one of ${(schema as unknown[]).join(', ')}` }
  if (keyword !== 'anyOf') return { path, rule: keyword, what: message }
  const choices = new Set((schema as Schema[]).map((each) => describeChoice(each)))
  return { path, rule: keyword, what: `must match one of: ${[...choices].join(', ')}` }
}

function describeChoice({ type = 'any value', enum: values, const: value }: Schema): string {
  if (Array.isArray(values)) return values.map((each) => JSON.stringify(each)).join(' or ')
  return value === undefined ? [type].flat().join(' or ') : JSON.stringify(value)
}
