import { isUtf8 } from 'node:buffer'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { closedSchema } from '#mocks/contracts/closed-schema.ts'
import type { MediaType, ResponseDocument, Schema } from '#mocks/contracts/contract-document.ts'
import { examplesOf } from '#mocks/contracts/examples.ts'
import { mediaTypeOf } from '#mocks/contracts/http-text.ts'
import type { Operation } from '#mocks/contracts/operations.ts'
import { withoutOtherChoices } from '#mocks/contracts/validate.ts'
import type { Answered, Reply } from './send.ts'
import { FACT_TEXTS, missingFacts, type StateFact } from './state-facts.ts'

/** One thing in a response that is not as the contract says. */
export interface Deviation {
  /** `response`, `status`, `header content-type` or `body` with a JSON pointer, `*` for every index of a list. */
  field: string
  /** Keyword of the schema, or what else distinguishes deviations of the same field. */
  rule: string
  /** Never repeats a value, which may be a key. */
  what: string
}

/** What a request expects beyond a response that its contract declares. */
export interface Expected {
  statuses: number[]
  /** The statuses as text, where there are too many. */
  wanted?: string
  /** Whether the request is invalid. */
  isWrong?: boolean
  /** Name of the state's example; the response may deviate where it does. */
  example?: string
  /** What distinguishes the state. */
  facts?: StateFact[]
  anyBody?: boolean
}

/** Rule of properties that the contract does not describe, which responses may have. */
export const UNKNOWN_PROPERTY = 'unknown property'

const READABLE_DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:?\d{2}))?$/

const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true })
addFormats.default(ajv)
// A format cannot express it: an empty text and digits are valid moments, too.
ajv.addKeyword({
  keyword: 'x-moment',
  type: 'string',
  validate: (_: boolean, value: string) =>
    /^\d*$/.test(value) || (READABLE_DATE.test(value) && !Number.isNaN(Date.parse(value.slice(0, 10)))),
  error: { message: 'is no date that can be read' },
})

const validators = new WeakMap<Schema, ValidateFunction>()

/** Returns everything in a reply that is not as expected. */
export function compareReply(operation: Operation, expected: Expected, reply: Reply): Deviation[] {
  if ('failure' in reply) return [{ field: 'response', rule: 'missing', what: `is missing: ${reply.failure}` }]
  const { status, headers } = reply
  // The sandbox's response to a request that violates the contract; no backend sends this header.
  if (expected.isWrong && status === 500 && headers.has('x-contract-violation')) return []
  if (!isExpected(operation, expected, status)) {
    const what = `${status} instead of ${expected.wanted ?? expected.statuses.join(' or ')}`
    return [{ field: 'status', rule: what, what }]
  }
  if (status >= 500 || expected.anyBody) return []
  const response = operation.document.responses[status]
  if (!response || response['x-open-body']) return status < 300 ? compareOpenBody(reply) : []
  return [...compareHeaders(response, headers), ...compareBody(operation, expected, reply)].map(toPrintable)
}

/** A decision may be accepted with any 2xx. */
function isExpected({ document }: Operation, { statuses }: Expected, status: number): boolean {
  const takesAny = statuses.some((one) => one < 300 && document.responses[one]?.['x-open-body'])
  return statuses.includes(status) || (takesAny && status >= 200 && status < 300)
}

/** The pages treat a web page and a body with the status of a refusal as a failed decision. */
function compareOpenBody({ body, headers }: Answered): Deviation[] {
  if (/^\s*<(!doctype|html)/i.test(body) || (mediaTypeOf(headers) === 'text/html' && /^\s*</.test(body)))
    return [{ field: 'body', rule: 'web page', what: 'is a web page' }]
  const code = Number(Object(parseJson(body)).response_code)
  if (!(code >= 400 && code <= 599)) return []
  return [{ field: 'body /response_code', rule: 'refusal', what: `is ${code} in a successful response` }]
}

function compareHeaders({ headers: described = {} }: ResponseDocument, headers: Headers): Deviation[] {
  return Object.entries(described).flatMap(([name, { required, schema }]) => {
    const field = `header ${name}`
    const text = headers.get(name)
    if (text === null) return required ? [{ field, rule: 'required', what: 'is missing' }] : []
    const isNumber = schema.type === 'integer' && text.trim() !== '' && !Number.isNaN(Number(text))
    return validate(schema, isNumber ? Number(text) : text).map((error) => ({ ...error, field }))
  })
}

function compareBody(operation: Operation, expected: Expected, { status, headers, ...reply }: Answered): Deviation[] {
  const content: Record<string, MediaType> | undefined = operation.document.responses[status]?.content
  const { body, bytes } = reply
  const deviate = (rule: string) => [{ field: 'body', rule, what: `is ${rule}` }]
  if (!content) return body === '' ? [] : deviate('not empty')
  if (body === '') return deviate('empty')
  const type = mediaTypeOf(headers)
  const media = content[type]
  if (!media) {
    const what = `is ${type || 'missing'}, not ${Object.keys(content).join(' or ')}`
    return [{ field: 'header content-type', rule: 'type', what }]
  }
  if (type !== 'application/json') return []
  const value = parseJson(body)
  if (value === undefined) return deviate('not JSON')
  const example = examplesOf(operation).find(({ name }) => name === expected.example)
  const known = new Set(example ? validate(media.schema, example.value).map(({ field }) => field) : [])
  return [
    ...(isUtf8(bytes) ? [] : deviate('not UTF-8')),
    ...validate(media.schema, value).filter(({ field }) => !known.has(field)),
    ...missingFacts(expected.facts ?? [], value).map((fact) => ({
      field: `body ${fact.pointer}`,
      rule: `state ${fact.is}`,
      what: FACT_TEXTS[fact.is],
    })),
  ]
}

/** Validates a value; returns one deviation for each place. */
function validate(schema: Schema, value: unknown): Deviation[] {
  const check = validators.get(schema) ?? ajv.compile(closedSchema(schema))
  validators.set(schema, check)
  if (check(value)) return []
  const found = withoutOtherChoices(check.errors ?? []).map(toDeviation)
  return [...new Map(found.toReversed().map((one) => [one.field, one])).values()].toReversed()
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

/** Returns the value of a JSON text; undefined when it is none. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Names come from the service: a terminal must not interpret them, and a line has a length. */
function toPrintable({ field, rule, what }: Deviation): Deviation {
  const clean = (text: string) => text.replaceAll(/\p{C}/gu, '�').slice(0, 200)
  return { field: clean(field), rule, what: clean(what) }
}
