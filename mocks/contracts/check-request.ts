import type { Schema } from './contract-document.ts'
import { allValues, mediaTypeOf } from './http-text.ts'
import type { Match } from './operations.ts'
import { readBody } from './read-body.ts'
import { describeViolations } from './validate.ts'

export interface IncomingRequest {
  url: string
  headers: Headers
  /** The parsed multipart form, or the text of any other body; empty when there is no body. */
  body: string | FormData
}

export interface CheckedRequest {
  /** Contract violations, one line each; the values below are valid only if this is empty. */
  violations: string[]
  path: Record<string, unknown>
  query: Record<string, unknown>
  header: Record<string, unknown>
  body: unknown
}

/** Reads a request's declared values, and lists violations, including unknown query parameters and body fields. */
export function checkRequest({ operation, pathValues }: Match, request: IncomingRequest): CheckedRequest {
  const rawValues = {
    path: pathValues,
    query: allValues(new URL(request.url).searchParams),
    header: Object.fromEntries(request.headers),
  }
  const checked: CheckedRequest = { violations: [], path: {}, query: {}, header: {}, body: undefined }

  for (const parameter of operation.parameters) {
    // Header names arrive in lower case; the contract may use any case.
    const name = parameter.in === 'header' ? parameter.name.toLowerCase() : parameter.name
    const text = rawValues[parameter.in][name]
    if (text === undefined) {
      if (parameter.required) checked.violations.push(`${parameter.in} ${parameter.name}: missing`)
      continue
    }
    const value = parseText(text, parameter.schema)
    checked[parameter.in][name] = value
    for (const violation of describeViolations(parameter.schema, value)) {
      checked.violations.push(`${parameter.in} ${parameter.name} ${violation}`)
    }
  }

  for (const name of Object.keys(rawValues.query)) {
    if (!(name in checked.query)) checked.violations.push(`query: unknown parameter "${name}"`)
  }

  const { violations, body } = readBody(operation.document.requestBody, mediaTypeOf(request.headers), request.body)
  checked.violations.push(...violations)
  checked.body = body
  return checked
}

/** Converts text to the number or boolean that the schema declares; returns it unchanged if that is not possible. */
function parseText(text: string | string[], schema: Schema): unknown {
  if (Array.isArray(text)) return text
  const types = [schema.type].flat()
  if ((types.includes('integer') || types.includes('number')) && /^-?\d+(\.\d+)?$/.test(text)) return Number(text)
  if (types.includes('boolean') && /^(true|false)$/.test(text)) return text === 'true'
  return text
}
