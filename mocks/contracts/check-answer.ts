import { mediaTypeOf } from './http-text.ts'
import type { MediaType } from './contract-document.ts'
import type { Operation } from './operations.ts'
import { deviationsOf, UNREADABLE_DATE, type Deviation } from './validate.ts'

export interface Answer {
  status: number
  headers: Headers
  /** The raw body, empty when there is none. Of answers that are no JSON it is not looked at. */
  body: string
}

/** Returns what is wrong with an answer, one line each. */
export function checkAnswer(operation: Operation, answer: Answer): string[] {
  const { status } = answer
  if (!operation.document.responses[status]) return [`status ${status} is not declared`]
  const deviations = answerDeviations(operation, answer).filter(({ rule }) => rule !== UNREADABLE_DATE)
  return deviations.map(({ field, what }) => `${field} ${what}`)
}

/** Returns the deviations in headers and body of a response whose status the contract declares. */
export function answerDeviations(operation: Operation, { status, headers, body }: Answer): Deviation[] {
  const contract = operation.document.responses[status]
  const inHeaders = Object.entries(contract?.headers ?? {}).flatMap(([name, { required, schema }]): Deviation[] => {
    const field = `header ${name}`
    const text = headers.get(name)
    if (text === null) return required ? [{ field, rule: 'required', what: 'is missing' }] : []
    const isNumber = schema.type === 'integer' && text.trim() !== '' && !Number.isNaN(Number(text))
    return deviationsOf(schema, isNumber ? Number(text) : text).map((one) => ({ ...one, field }))
  })
  return [...inHeaders, ...inBody(contract?.content, mediaTypeOf(headers), body)]
}

function inBody(content: Record<string, MediaType> | undefined, type: string, body: string): Deviation[] {
  const deviate = (rule: string) => [{ field: 'body', rule, what: `is ${rule}` }]
  if (!content) return body === '' ? [] : deviate('not empty')
  const media = content[type]
  if (media && type !== 'application/json') return []
  if (body === '') return deviate('empty')
  if (!media) {
    const what = `is ${type || 'missing'}, not ${Object.keys(content).join(' or ')}`
    return [{ field: 'header content-type', rule: 'type', what }]
  }
  try {
    return deviationsOf(media.schema, JSON.parse(body))
  } catch {
    return deviate('not JSON')
  }
}
