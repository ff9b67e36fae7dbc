import type { Schema } from './contract-document.ts'
import { allValues, mediaTypeOf } from './http-text.ts'
import type { Match } from './operations.ts'
import { readBody } from './read-body.ts'
import { breachesOf } from './validate.ts'

export interface IncomingRequest {
  url: string
  headers: Headers
  /** As `bodyOf` gives it, empty when there is none. */
  body: string | FormData
}

export interface CheckedRequest {
  /** Contract violations, one line each; the values below are valid only if this is empty. */
  breaches: string[]
  path: Record<string, unknown>
  query: Record<string, unknown>
  header: Record<string, unknown>
  body: unknown
}

/** Reads a request as its contract describes it, and lists violations, including everything undeclared. */
export function checkRequest({ operation, path }: Match, request: IncomingRequest): CheckedRequest {
  const given = {
    path,
    query: allValues(new URL(request.url).searchParams),
    header: Object.fromEntries(request.headers),
  }
  const checked: CheckedRequest = { breaches: [], path: {}, query: {}, header: {}, body: undefined }

  for (const parameter of operation.parameters) {
    // Header names come in lower case; the contract may print them as it likes.
    const name = parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name
    const text = given[parameter.in][name]
    if (text === undefined) {
      if (parameter.required) checked.breaches.push(`${parameter.in} ${parameter.name}: missing`)
      continue
    }
    const value = fromText(text, parameter.schema)
    checked[parameter.in][name] = value
    for (const breach of breachesOf(parameter.schema, value)) {
      checked.breaches.push(`${parameter.in} ${parameter.name} ${breach}`)
    }
  }

  for (const name of Object.keys(given.query)) {
    if (!(name in checked.query)) checked.breaches.push(`query: unknown parameter "${name}"`)
  }

  const { breaches, body } = readBody(operation.document.requestBody, mediaTypeOf(request.headers), request.body)
  checked.breaches.push(...breaches)
  checked.body = body
  return checked
}

/** Parameters are text on the wire; what the contract calls a number or a boolean is read as one if it can be. */
function fromText(text: string | string[], schema: Schema): unknown {
  if (Array.isArray(text)) return text
  const types = [schema.type].flat()
  if ((types.includes('integer') || types.includes('number')) && /^-?\d+(\.\d+)?$/.test(text)) return Number(text)
  if (types.includes('boolean') && /^(true|false)$/.test(text)) return text === 'true'
  return text
}
