import type { ServerResponse } from 'node:http'
import { examplesOf, type NamedExample } from '#mocks/contracts/examples.ts'
import type { Operation } from '#mocks/contracts/operations.ts'
import { responseSchema } from '#mocks/contracts/schema-parts.ts'
import { startBackend, type Backend } from '#tests/server/support/backends.ts'
import { arm, headerText, type Tried } from '#tests/injection/payloads/payloads.ts'
import { plantedIn } from './answer-places.ts'
import { RESPONSE_HEADER_NAMES, answerPlace, contracts, placeOf } from './places.ts'

/** What the backend answers to a visit. */
export type Order = {
  /** Which example of an operation is answered; where none is named, the first good one, as it stands in the contract. */
  examples: ReadonlyMap<string, NamedExample>
  /** Operations whose answers hold payloads. */
  hostile: ReadonlySet<string>
  /** Number that chooses the payloads. */
  turn: number
  /** Whether payloads replace every string, or prose alone (`answer-places.ts`). */
  isWhole: boolean
  /** Whether the headers of the answers hold payloads as well. */
  inHeaders: boolean
  /** Filled with what was answered. */
  tried: Tried
}

/** An order for a visit whose backend is harmless. */
export function plainOrder(turn: number): Order {
  return { examples: new Map(), hostile: new Set(), turn, isWhole: false, inHeaders: false, tried: new Set() }
}

/** A backend for every service. It knows a visit by its `User-Agent`, which the server passes on. */
export type HostileBackend = Backend & { orders: Map<string, Order> }

const NO_CONTENT: NamedExample = {
  name: '',
  summary: '',
  status: 204,
  type: '',
  value: undefined,
  bytes: undefined,
  headers: {},
}

/** Starts a backend that answers with the examples of the contracts, and with payloads in their strings. */
export async function startHostileBackend(): Promise<HostileBackend> {
  const orders: HostileBackend['orders'] = new Map()
  const backend = await startBackend((request, response) => {
    request.resume()
    const operation = contracts.match(
      request.method ?? '',
      new URL(request.url ?? '', 'http://any').pathname,
    )?.operation
    if (!operation) return void response.writeHead(404).end()
    const order = orders.get(request.headers['user-agent'] ?? '')
    const usual = examplesOf(operation).find(({ status }) => status < 300) ?? NO_CONTENT
    answer(response, operation, order?.examples.get(operation.id) ?? usual, order)
  })
  return { ...backend, orders }
}

function answer(response: ServerResponse, operation: Operation, example: NamedExample, order?: Order): void {
  const { status, type, value, bytes, headers } = example
  const plain = { 'content-type': type || 'application/json', ...headers }
  if (!order?.hostile.has(operation.id)) return send(response, status, plain, bytes ?? value)
  const occurrences = new Map<string, number>()
  const textFor = (path: string): string => {
    const before = occurrences.get(path) ?? 0
    occurrences.set(path, before + 1)
    // Each further entry of a list gets a payload of another class.
    return arm(placeOf(answerPlace(operation.id, status, path)), order.turn + before * 5, order.tried)
  }
  const schema = responseSchema(operation, status)
  const body = bytes ?? (schema ? plantedIn([schema], value, { textFor, isWhole: order.isWhole }) : value)
  const hostile = order.inHeaders ? hostileHeaders(operation, order) : {}
  send(response, status, { ...plain, ...hostile }, body)
}

/** A payload as `content-type` in every other turn alone, as an answer of an impossible type is not read. */
function hostileHeaders({ id }: Operation, { turn, tried }: Order): Record<string, string> {
  const names = RESPONSE_HEADER_NAMES.filter((name) => name !== 'content-type' || turn % 2 === 0)
  const textFor = (name: string) => headerText(arm(placeOf(`${id} header ${name}`), turn, tried))
  return Object.fromEntries(names.map((name) => [name, textFor(name)]))
}

function send(response: ServerResponse, status: number, headers: Record<string, string>, body: unknown): void {
  const content = body instanceof Uint8Array ? body : body === undefined ? '' : JSON.stringify(body)
  response.writeHead(status, headers).end(content)
}
