import type { ServerResponse } from 'node:http'
import { examplesOf, type NamedExample } from '#mocks/contracts/examples.ts'
import type { Operation } from '#mocks/contracts/operations.ts'
import { responseSchema } from '#mocks/contracts/schema-parts.ts'
import { startBackend, type Backend } from '#tests/server/support/backends.ts'
import { arm, headerText, type PayloadNames } from '#tests/injection/payloads/payloads.ts'
import { plantPayloads } from './schema-strings.ts'
import { RESPONSE_HEADER_NAMES, responsePlace, contracts, placeOf } from './places.ts'

/** How the backend responds during a visit. */
export type Behavior = {
  /** The example that each operation returns; by default, its first successful example. */
  examples: ReadonlyMap<string, NamedExample>
  /** Operations whose responses contain payloads. */
  hostile: ReadonlySet<string>
  /** Selects the payloads. */
  turn: number
  /** Whether payloads replace every string, or only prose (`schema-strings.ts`). */
  inAllStrings: boolean
  /** Whether the response headers contain payloads, too. */
  inHeaders: boolean
  /** Collects the names of the payloads that were sent. */
  tried: PayloadNames
}

/** Creates the behavior of a harmless backend. */
export function harmlessBehavior(turn: number): Behavior {
  return { examples: new Map(), hostile: new Set(), turn, inAllStrings: false, inHeaders: false, tried: new Set() }
}

/** A backend for every service. The keys of `behaviors` are the `User-Agent` headers of visitors. */
export type HostileBackend = Backend & { behaviors: Map<string, Behavior> }

const NO_CONTENT: NamedExample = {
  name: '',
  summary: '',
  status: 204,
  type: '',
  value: undefined,
  bytes: undefined,
  headers: {},
}

/** Starts a backend that responds with the examples of the contracts, with payloads in their strings. */
export async function startHostileBackend(): Promise<HostileBackend> {
  const behaviors: HostileBackend['behaviors'] = new Map()
  const backend = await startBackend((request, response) => {
    request.resume()
    const operation = contracts.match(
      request.method ?? '',
      new URL(request.url ?? '', 'http://any').pathname,
    )?.operation
    if (!operation) return void response.writeHead(404).end()
    const behavior = behaviors.get(request.headers['user-agent'] ?? '')
    const defaultExample = examplesOf(operation).find(({ status }) => status < 300) ?? NO_CONTENT
    respond(response, operation, behavior?.examples.get(operation.id) ?? defaultExample, behavior)
  })
  return { ...backend, behaviors }
}

function respond(response: ServerResponse, operation: Operation, example: NamedExample, behavior?: Behavior): void {
  const { status, type, value, bytes, headers } = example
  const plainHeaders = { 'content-type': type || 'application/json', ...headers }
  if (!behavior?.hostile.has(operation.id)) return send(response, status, plainHeaders, bytes ?? value)
  const occurrences = new Map<string, number>()
  const textFor = (path: string): string => {
    const index = occurrences.get(path) ?? 0
    occurrences.set(path, index + 1)
    // Each entry of a list gets a payload of another class.
    return arm(placeOf(responsePlace(operation.id, status, path)), behavior.turn + index * 5, behavior.tried)
  }
  const schema = responseSchema(operation, status)
  const body =
    bytes ?? (schema ? plantPayloads([schema], value, { textFor, inAllStrings: behavior.inAllStrings }) : value)
  const payloadHeaders = behavior.inHeaders ? hostileHeaders(operation, behavior) : {}
  send(response, status, { ...plainHeaders, ...payloadHeaders }, body)
}

/** Returns headers with payloads; `content-type` only in every other turn, because pages reject an invalid type. */
function hostileHeaders({ id }: Operation, { turn, tried }: Behavior): Record<string, string> {
  const names = RESPONSE_HEADER_NAMES.filter((name) => name !== 'content-type' || turn % 2 === 0)
  const textFor = (name: string) => headerText(arm(placeOf(`${id} header ${name}`), turn, tried))
  return Object.fromEntries(names.map((name) => [name, textFor(name)]))
}

function send(response: ServerResponse, status: number, headers: Record<string, string>, body: unknown): void {
  const content = body instanceof Uint8Array ? body : body === undefined ? '' : JSON.stringify(body)
  response.writeHead(status, headers).end(content)
}
