import { mediaTypeOf } from './http-text.ts'
import type { Operation } from './operations.ts'
import { breachesOf } from './validate.ts'

export interface Answer {
  status: number
  headers: Headers
  /** The raw body, empty when there is none. Of answers that are no JSON it is not looked at. */
  body: string
}

/** Returns the breaches of contract in an answer, one line each. */
export function checkAnswer(operation: Operation, { status, headers, body }: Answer): string[] {
  const contract = operation.document.responses[status]
  if (!contract) return [`status ${status} is not declared`]
  const breaches: string[] = []

  for (const [name, header] of Object.entries(contract.headers ?? {})) {
    const text = headers.get(name)
    if (text === null) {
      if (header.required) breaches.push(`header ${name}: missing`)
      continue
    }
    const value = header.schema.type === 'integer' ? Number(text) : text
    breaches.push(...breachesOf(header.schema, value).map((breach) => `header ${name} ${breach}`))
  }

  if (!contract.content) return body === '' ? breaches : [...breaches, 'body: none is allowed']
  const type = mediaTypeOf(headers)
  const media = contract.content[type]
  if (!media) return [...breaches, `content type "${type}" is not declared`]
  try {
    if (type !== 'application/json') return breaches
    return [...breaches, ...breachesOf(media.schema, JSON.parse(body)).map((breach) => `body ${breach}`)]
  } catch {
    return [...breaches, 'body: is not JSON']
  }
}
