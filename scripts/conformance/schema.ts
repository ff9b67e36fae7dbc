import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Schema } from '#mocks/contracts/contract-document.ts'
import { tellingErrors } from './telling-errors.ts'

/** What a schema does not allow in a value. */
export interface SchemaError {
  /** JSON pointer to the place; `*` stands for every index of a list and every name in a map. */
  pointer: string
  /** Keyword of the schema; or `extra`, `misnamed`, `nested` for a property that it does not describe. */
  rule: string
  /** What is wrong, in words. Values are never repeated, as they may be keys. */
  what: string
  /** Name of the property, where it is one too many. */
  name?: string
}

// With the value of each error, which the words are made of.
const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true })
addFormats.default(ajv)

const validators = new WeakMap<Schema, ValidateFunction>()

/** Judges a value by a schema as it is written, which leaves answers open to properties that it does not describe. */
export function schemaErrors(schema: Schema, value: unknown): SchemaError[] {
  let validate = validators.get(schema)
  if (!validate) {
    validate = ajv.compile(schema)
    validators.set(schema, validate)
  }
  return validate(value) ? [] : tellingErrors(validate.errors ?? []).map(asBroken)
}

function asBroken(error: ErrorObject): SchemaError {
  const { missingProperty } = error.params as { missingProperty?: string }
  const pointer = pointerOf(error) + (missingProperty === undefined ? '' : `/${missingProperty}`)
  return { pointer, rule: error.keyword, what: wordsFor(error) }
}

/** Made from the path in the schema, where all items of a list and all values of a map are one place. */
function pointerOf({ schemaPath }: ErrorObject): string {
  const segments = schemaPath.split('/').slice(1, -1)
  const names: string[] = []
  for (let index = 0; index < segments.length; index += 1) {
    const keyword = segments[index] ?? ''
    if (['anyOf', 'oneOf', 'allOf'].includes(keyword)) index += 1
    else if (keyword === 'items' || keyword === 'additionalProperties') names.push('*')
    else if (keyword === 'properties') names.push(decodeURIComponent(segments[(index += 1)] ?? ''))
  }
  return names.map((name) => `/${name}`).join('')
}

function wordsFor({ keyword, params, message, data }: ErrorObject): string {
  if (keyword === 'type') return `is ${typeOf(data)}, not ${[params['type'] as string | string[]].flat().join(' or ')}`
  if (keyword === 'required') return 'is missing'
  if (keyword === 'enum')
    return `is not one of ${shown((params['allowedValues'] as unknown[]).map(inJson).join(', '), 80)}`
  if (keyword === 'format') return `is no ${params['format']}`
  if (keyword === 'minLength' && data === '') return 'is empty'
  if (keyword === 'additionalProperties') return `"${shown(`${params['additionalProperty']}`)}" is not allowed`
  return message ?? keyword
}

function typeOf(data: unknown): string {
  if (data === null) return 'null'
  return Array.isArray(data) ? 'array' : typeof data
}

function inJson(value: unknown): string {
  return JSON.stringify(value)
}

/** A text of the service's own, short enough for a line and without signs that a terminal would obey. */
export function shown(text: string, length = 40): string {
  const plain = text.replaceAll(/\p{C}/gu, '�')
  return plain.length > length ? `${plain.slice(0, length)}…` : plain
}
