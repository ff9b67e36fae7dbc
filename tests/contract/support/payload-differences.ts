import type { MediaType, Schema } from '#mocks/contracts/contract-document.ts'
import type { Operation } from '#mocks/contracts/operations.ts'
import { breachesOf } from '#mocks/contracts/validate.ts'
import { pathsOfSchema, pathsOfValue } from './property-paths.ts'

export interface AnyPayload {
  header: object | undefined
  query: object | undefined
  body: unknown
  answers: Record<string, unknown>
}

/** Several bodies where one cannot hold every property, for instance because a list may also be a single object. */
export class Several<Body> {
  readonly bodies: readonly Body[]

  constructor(...bodies: Body[]) {
    this.bodies = bodies
  }
}

const NOTHING: AnyPayload = { header: undefined, query: undefined, body: null, answers: {} }

/** Where an operation and its payloads differ, one line each; empty when both say exactly the same. */
export function payloadDifferences(operation: Operation, payload: AnyPayload = NOTHING): string[] {
  const { header, query, body, answers } = payload
  const { requestBody, responses } = operation.document
  return [
    ...namesThatDiffer('header', namesIn(operation, 'header'), Object.keys(header ?? {})),
    ...namesThatDiffer('query', namesIn(operation, 'query'), Object.keys(query ?? {})),
    ...bodyDifferences('body', requestBody?.content, body),
    ...namesThatDiffer('answer', Object.keys(responses), Object.keys(answers)),
    ...Object.entries(answers).flatMap(([status, answer]) =>
      bodyDifferences(`answer ${status}`, responses[status]?.content, answer),
    ),
  ]
}

function namesIn({ parameters }: Operation, place: 'header' | 'query'): string[] {
  return parameters.flatMap((parameter) => (parameter.in === place ? [parameter.name] : []))
}

function namesThatDiffer(what: string, inContract: string[], inPayload: string[]): string[] {
  return [
    ...inContract.filter((name) => !inPayload.includes(name)).map((name) => onlyInContract(what, name)),
    ...inPayload.filter((name) => !inContract.includes(name)).map((name) => `${what} ${name}: not in the contract`),
  ]
}

function bodyDifferences(what: string, content: Record<string, MediaType> | undefined, body: unknown): string[] {
  if (body === null) return content ? [`${what}: in the contract but in no payload`] : []
  const schemas: Schema[] = Object.values(content ?? {}).map((media) => media.schema)
  if (schemas.length === 0) return [`${what}: not in the contract`]
  const bodies: readonly unknown[] = body instanceof Several ? body.bodies : [body]
  const present = new Set(bodies.flatMap((one) => [...pathsOfValue(one)]))
  return schemas.flatMap((schema) => [
    ...bodies.flatMap((one) => breachesOf(schema, one)).map((breach) => `${what} ${breach}`),
    ...[...pathsOfSchema(schema)].filter((path) => !present.has(path)).map((path) => onlyInContract(what, path)),
  ])
}

function onlyInContract(what: string, name: string): string {
  return `${what} ${name}: in the contract but in no payload`
}
