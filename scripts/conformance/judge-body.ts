import { mediaTypeOf } from '#mocks/contracts/http-text.ts'
import type { Operation } from '#mocks/contracts/operations.ts'
import { unreadableDates } from './dates.ts'
import type { Deviation, Expected, Severity } from './deviation.ts'
import { extraProperties } from './extra-properties.ts'
import { schemaErrors, shown, type SchemaError } from './schema.ts'
import type { Answered } from './send.ts'
import { factWords, missingFacts } from './state-facts.ts'

/** Without a value of the right form there is nothing to show; other constraints the pages get along without. */
const NEEDED = new Set(['type', 'required', 'anyOf', 'oneOf', 'nested'])

/** More than any answer has; an endless one would be an endless list of errors. */
const MOST_ENTRIES = 2000

/** What is wrong with the body of an answer, and with the header that says what it is. */
export function bodyDeviations(operation: Operation, expected: Expected, reply: Answered): Deviation[] {
  const { status, headers, body } = reply
  const content = operation.document.responses[status]?.content
  const unusable: Severity = status < 300 ? 'pages' : 'contract'
  if (!content) return body === '' ? [] : [broken('body', 'not empty', 'is not empty', 'contract')]
  if (body === '' && !reply.broken) return [broken('body', 'empty', 'is empty', unusable)]

  const type = mediaTypeOf(headers)
  const media = content[type]
  if (isWebPage(reply)) return [broken('body', 'web page', 'is a web page', unusable)]
  if (reply.broken && !(reply.broken.isTooLong && media && type !== 'application/json'))
    return [broken('body', 'incomplete', reply.broken.what, unusable)]
  if (!media) {
    const types = Object.keys(content).join(' or ')
    const what = type === '' ? `is missing, not ${types}` : `is ${shown(type)}, not ${types}`
    return [broken('header content-type', type === '' ? 'required' : 'type', what, 'contract')]
  }
  if (type !== 'application/json') return []
  const value = parsed(body)
  if (value === undefined) return [broken('body', 'json', 'is no JSON', unusable)]
  const misencoded = reply.isMisencoded ? [broken('body', 'utf-8', 'is not written in UTF-8', unusable)] : []

  const found = withMisnamedOnce([...schemaErrors(media.schema, value), ...extraProperties(value, [media.schema])])
  const errors = [...misencoded, ...found.map((error) => asDeviation(error, unusable))]
  const dates = unreadableDates(media.schema, value)
    .filter((at) => !expected.unreadable?.includes(at))
    .map((at) => `body ${at.replaceAll(/\/\d+(?=\/|$)/g, '/*')}`)
  const fields = [...new Set(dates)]
  return [
    ...errors,
    ...fields.map((field) => broken(field, 'date', 'is no date that can be read', 'contract')),
    ...missingFacts(expected.facts ?? [], value).map((fact) =>
      broken(`body ${fact.pointer}`, `state ${fact.is}`, factWords(fact), unusable),
    ),
  ]
}

/** Pages for people come from a log-in or a gateway: no service means them. Told as the pages tell them. */
export function isWebPage({ headers, body }: Answered): boolean {
  const isMarkup = /^text\/html/i.test(headers.get('content-type') ?? '') && /^\s*</.test(body)
  return isMarkup || /^\s*<(!doctype|html)/i.test(body)
}

/** A property that must be there and goes by another name is missing once, not twice. */
function withMisnamedOnce(found: SchemaError[]): SchemaError[] {
  const of = (wanted: string) => found.filter(({ rule }) => rule === wanted)
  const required = new Set(of('required').map(({ pointer }) => pointer))
  const otherNames = new Map(of('misnamed').map(({ pointer, what }) => [pointer, what]))
  return found
    .filter(({ rule, pointer }) => rule !== 'misnamed' || !required.has(pointer))
    .map((error) =>
      error.rule === 'required' ? { ...error, what: otherNames.get(error.pointer) ?? error.what } : error,
    )
}

function asDeviation({ pointer, rule, what, name }: SchemaError, unusable: Severity): Deviation {
  if (rule === 'extra') return { field: 'extra property', rule: name ?? '', what, severity: 'tolerated' }
  return broken(`body ${pointer}`.trim(), rule, what, NEEDED.has(rule) ? unusable : 'contract')
}

function broken(field: string, rule: string, what: string, severity: Severity): Deviation {
  return { field, rule, what, severity }
}

/** The value of a JSON text, as much of it as is judged; undefined when it is none. */
function parsed(body: string): unknown {
  try {
    return sampleOf(JSON.parse(body))
  } catch {
    // Also where it is nested too deep for anybody to read it.
    return undefined
  }
}

/** The same value with no more than the first entries of lists and objects: the others have nothing new to tell. */
function sampleOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MOST_ENTRIES).map(sampleOf)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).slice(0, MOST_ENTRIES)
  return Object.fromEntries(entries.map(([name, item]) => [name, sampleOf(item)]))
}
