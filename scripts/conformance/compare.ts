import { isUtf8 } from 'node:buffer'
import { responseDeviations } from '#mocks/contracts/check-response.ts'
import { examplesOf } from '#mocks/contracts/examples.ts'
import { mediaTypeOf } from '#mocks/contracts/http-text.ts'
import type { Operation } from '#mocks/contracts/operations.ts'
import { responseSchema } from '#mocks/contracts/schema-parts.ts'
import { findDeviations, type Deviation } from '#mocks/contracts/validate.ts'
import type { ServiceResponse, Reply } from './send.ts'
import { FACT_TEXTS, violatedFacts, type StateFact } from './state-facts.ts'

/** What is expected of a response, in addition to matching the contract. */
export interface Expectation {
  statuses: number[]
  /** The statuses as text; by default, each of them is listed. */
  asText?: string
  /** Whether the request is invalid. */
  isInvalid?: boolean
  /** Name of the state's example; a field that deviates in the example may deviate in the response. */
  example?: string
  /** Properties that distinguish the state from the operation's default state. */
  facts?: StateFact[]
  anyBody?: boolean
}

/** Returns everything in a reply that is not as expected. */
export function compareReply(operation: Operation, expected: Expectation, reply: Reply): Deviation[] {
  if ('failure' in reply) return [{ field: 'response', rule: 'missing', what: `is missing: ${reply.failure}` }]
  const { status, headers } = reply
  // The sandbox's response to a request that violates the contract; no backend sends this header.
  if (expected.isInvalid && status === 500 && headers.has('x-contract-violation')) return []
  if (!isExpected(operation, expected, status)) {
    const what = `${status} instead of ${expected.asText ?? expected.statuses.join(' or ')}`
    return [{ field: 'status', rule: what, what }]
  }
  if (status >= 500 || expected.anyBody) return []
  const response = operation.document.responses[status]
  if (!response || response['x-unvalidated-body']) return status < 300 ? compareUnvalidatedBody(reply) : []
  if (response.content && reply.body === '') return [{ field: 'body', rule: 'empty', what: 'is empty' }]
  const hasValidEncoding = mediaTypeOf(headers) !== 'application/json' || isUtf8(reply.bytes)
  const encodingDeviations = hasValidEncoding ? [] : [{ field: 'body', rule: 'not UTF-8', what: 'is not UTF-8' }]
  const tolerated = deviatingExampleFields(operation, expected.example)
  const deviations = responseDeviations(operation, reply).filter(({ field }) => !tolerated.has(field))
  const factDeviations = violatedFacts(expected.facts ?? [], parseJson(reply.body)).map(
    ({ pointer, is }): Deviation => ({
      field: `body ${pointer}`,
      rule: `state ${is}`,
      what: FACT_TEXTS[is],
    }),
  )
  return [...encodingDeviations, ...deviations, ...factDeviations].map(toPrintable)
}

/** A backend may accept a decision with any 2xx if the response body is not validated. */
function isExpected({ document }: Operation, { statuses }: Expectation, status: number): boolean {
  const acceptsAny = statuses.some((one) => one < 300 && document.responses[one]?.['x-unvalidated-body'])
  return statuses.includes(status) || (acceptsAny && status >= 200 && status < 300)
}

/** In an unvalidated body, HTML or an error status in `response_code` means that the decision failed. */
function compareUnvalidatedBody({ body, headers }: ServiceResponse): Deviation[] {
  if (/^\s*<(!doctype|html)/i.test(body) || (mediaTypeOf(headers) === 'text/html' && /^\s*</.test(body)))
    return [{ field: 'body', rule: 'web page', what: 'is a web page' }]
  const code = Number(Object(parseJson(body)).response_code)
  if (!(code >= 400 && code <= 599)) return []
  return [{ field: 'body /response_code', rule: 'refusal', what: `is ${code} in a successful response` }]
}

function deviatingExampleFields(operation: Operation, name: string | undefined): Set<string> {
  const example = examplesOf(operation).find((one) => one.name === name)
  const schema = example && responseSchema(operation, example.status)
  return new Set(schema ? findDeviations(schema, example.value).map(({ field }) => field) : [])
}

/** Parses JSON; undefined if the text is invalid. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Replaces control characters and limits the length, because field names come from the service. */
function toPrintable({ field, rule, what }: Deviation): Deviation {
  const clean = (text: string) => text.replaceAll(/\p{C}/gu, '�').slice(0, 200)
  return { field: clean(field), rule, what: clean(what) }
}
