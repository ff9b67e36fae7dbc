import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { closedSchema } from './closed-schema.ts'
import type { Schema } from './contract-document.ts'
import { typeName } from './type-name.ts'

const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true })
addFormats.default(ajv)

const validators = new WeakMap<Schema, ValidateFunction>()

/**
 * Validates a value in closed mode; returns no lines when it is valid. Lines look like
 * `/consents/0: unknown property "state"` and never repeat a value, which may be a key. Compiled on first use.
 */
export function breachesOf(schema: Schema, value: unknown): string[] {
  let validate = validators.get(schema)
  if (!validate) {
    validate = ajv.compile(closedSchema(schema))
    validators.set(schema, validate)
  }
  if (validate(value)) return []
  return [...new Set(withoutOtherChoices(validate.errors ?? []).map(wordsFor))]
}

/**
 * Of a value that is none of the schemas it can be, leaves what the nearest one of the value's type says; that it must
 * match one of them, where none has its type.
 */
export function withoutOtherChoices(errors: ErrorObject[]): ErrorObject[] {
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
