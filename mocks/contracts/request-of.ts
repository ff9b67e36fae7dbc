import type { ParameterDocument } from './contract-document.ts'
import { withKey } from './key-of.ts'
import type { Operation } from './operations.ts'

type Values = Record<string, unknown>

interface ExampleRequest {
  method: Operation['method']
  /** Path and query. */
  path: string
  headers?: Record<string, string>
  body?: string
}

/**
 * Builds an operation's request with a key; other required parameters and fields come from the contract's examples.
 * @param values Parameters and fields that override the examples, by name
 */
export function requestOf(operation: Operation, key: string, values: Values = {}): ExampleRequest {
  const [[type, media] = []] = Object.entries(operation.document.requestBody?.content ?? {})
  const [example] = Object.values(media?.examples ?? {})
  const defaults = { path: parametersOf('path'), query: parametersOf('query'), body: example?.value }
  const { path, query, body } = withKey(defaults, key)
  const search = new URLSearchParams(withValues(query)).toString()
  const headers = { ...parametersOf('header'), ...(type !== undefined && { 'content-type': type }) }
  return {
    method: operation.method,
    path: pathFor(operation.path, withValues(path)) + (search && `?${search}`),
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(type !== undefined && { body: bodyFor(type, withValues(body as Values)) }),
  }

  function parametersOf(place: ParameterDocument['in']): Record<string, string> {
    const params = operation.parameters.filter((each) => each.in === place && (each.required || each.name in values))
    return Object.fromEntries(params.map(({ name, example: value }) => [name, String(values[name] ?? value)]))
  }
  function withValues(examples: Values): Record<string, string> {
    return Object.fromEntries(Object.entries(examples).map(([name, value]) => [name, String(values[name] ?? value)]))
  }
}

function pathFor(template: string, values: Record<string, string>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}

function bodyFor(type: string, fields: Record<string, string>): string {
  return type === 'application/json' ? JSON.stringify(fields) : new URLSearchParams(fields).toString()
}
