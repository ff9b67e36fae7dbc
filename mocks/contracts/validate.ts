import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { closedSchema } from './closed-schema.ts'
import type { Schema } from './contract-document.ts'

const ajv = new Ajv2020({ allErrors: true, strict: false })
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
  return [...new Set((validate.errors ?? []).map(wordsFor))]
}

function wordsFor(error: ErrorObject): string {
  const where = error.instancePath || '/'
  if (error.keyword === 'unevaluatedProperties' || error.keyword === 'additionalProperties') {
    const { unevaluatedProperty, additionalProperty } = error.params as Record<string, string>
    return `${where}: unknown property "${unevaluatedProperty ?? additionalProperty}"`
  }
  return `${where}: ${error.message}`
}
