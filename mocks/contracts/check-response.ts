import { mediaTypeOf } from './http-text.ts'
import type { MediaType } from './contract-document.ts'
import type { Operation } from './operations.ts'
import { findDeviations, DATE_KEYWORD, type Deviation } from './validate.ts'

export interface ReceivedResponse {
  status: number
  headers: Headers
  /** The raw body; an empty string when there is no body. A declared body that is not JSON is not validated. */
  body: string
}

/** Returns a line for each deviation of a response from the contract, except for unreadable dates. */
export function checkResponse(operation: Operation, response: ReceivedResponse): string[] {
  const { status } = response
  if (!operation.document.responses[status]) return [`status ${status} is not declared`]
  const deviations = responseDeviations(operation, response).filter(({ rule }) => rule !== DATE_KEYWORD)
  return deviations.map(({ field, what }) => `${field} ${what}`)
}

/** Returns the deviations in headers and body of a response whose status the contract declares. */
export function responseDeviations(operation: Operation, { status, headers, body }: ReceivedResponse): Deviation[] {
  const contract = operation.document.responses[status]
  const headerDeviations = Object.entries(contract?.headers ?? {}).flatMap(
    ([name, { required, schema }]): Deviation[] => {
      const field = `header ${name}`
      const text = headers.get(name)
      if (text === null) return required ? [{ field, rule: 'required', what: 'is missing' }] : []
      const isNumber = schema.type === 'integer' && text.trim() !== '' && !Number.isNaN(Number(text))
      return findDeviations(schema, isNumber ? Number(text) : text).map((one) => ({ ...one, field }))
    },
  )
  return [...headerDeviations, ...bodyDeviations(contract?.content, mediaTypeOf(headers), body)]
}

function bodyDeviations(content: Record<string, MediaType> | undefined, type: string, body: string): Deviation[] {
  const toDeviations = (rule: string) => [{ field: 'body', rule, what: `is ${rule}` }]
  if (!content) return body === '' ? [] : toDeviations('not empty')
  const media = content[type]
  if (media && type !== 'application/json') return []
  if (body === '') return toDeviations('empty')
  if (!media) {
    const what = `is ${type || 'missing'}, not ${Object.keys(content).join(' or ')}`
    return [{ field: 'header content-type', rule: 'type', what }]
  }
  try {
    return findDeviations(media.schema, JSON.parse(body))
  } catch {
    return toDeviations('not JSON')
  }
}
