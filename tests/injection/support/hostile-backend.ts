import type { ServerResponse } from 'node:http'
import { examplesOf, type NamedExample } from '#mocks/contracts/examples.ts'
import type { Contracts, Operation } from '#mocks/contracts/operations.ts'
import { answerSchema } from '#mocks/contracts/schema-parts.ts'
import { startBackend, type Backend } from '#tests/server/support/backends.ts'
import { plantedIn } from './answer-places.ts'
import { arm, type Tried } from './choose.ts'
import { headerText } from './header-text.ts'
import { ANSWER_HEADER_NAMES, answerPlace, type Places } from './places.ts'

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

/** A backend for every service. It knows a visit by its `User-Agent`, which the server passes on. */
export type HostileBackend = Backend & {
  /** Sets the order for the visits of an agent, until the next one. */
  order: (agent: string, order: Order) => void
}

/** Starts a backend that answers with the examples of the contracts, and with payloads in their strings. */
export async function startHostileBackend(contracts: Contracts, places: Places): Promise<HostileBackend> {
  const orders = new Map<string, Order>()
  const backend = await startBackend((request, response) => {
    request.resume()
    const { pathname } = new URL(request.url ?? '', 'http://any')
    const match = contracts.match(request.method ?? '', pathname)
    if (!match) return void response.writeHead(404, JSON_TYPE).end('{"response_text":"No contract has this."}')
    const order = orders.get(request.headers['user-agent'] ?? '')
    const example = order?.examples.get(match.operation.id) ?? usualAnswer(match.operation)
    answer(response, match.operation, example, order)
  })
  return { ...backend, order: (agent, order) => void orders.set(agent, order) }

  function answer(
    response: ServerResponse,
    operation: Operation,
    example: NamedExample,
    order: Order | undefined,
  ): void {
    const { status, type, value, bytes, headers } = example
    const plain = { 'content-type': type || 'application/json', ...headers }
    if (!order?.hostile.has(operation.id)) return send(response, status, plain, bytes ?? value)
    const occurrences = new Map<string, number>()
    const textFor = (path: string): string => {
      const before = occurrences.get(path) ?? 0
      occurrences.set(path, before + 1)
      // Each further entry of a list gets a payload of another class.
      return arm(places.of(answerPlace(operation.id, status, path)), order.turn + before * 5, order.tried)
    }
    const schema = answerSchema(operation, status)
    const body = bytes ?? (schema ? plantedIn([schema], value, { textFor, isWhole: order.isWhole }) : value)
    const inHeaders = order.inHeaders ? hostileHeaders(operation, order) : {}
    send(response, status, { ...plain, ...inHeaders }, body)
  }

  /** A payload as `content-type` in every other turn alone, as an answer of an impossible type is not read. */
  function hostileHeaders({ id }: Operation, { turn, tried }: Order): Record<string, string> {
    return Object.fromEntries(
      ANSWER_HEADER_NAMES.filter((name) => name !== 'content-type' || turn % 2 === 0).map((name) => [
        name,
        headerText(arm(places.of(`${id} header ${name}`), turn, tried)),
      ]),
    )
  }
}

const JSON_TYPE = { 'content-type': 'application/json' }

function usualAnswer(operation: Operation): NamedExample {
  const example = examplesOf(operation).find(({ status }) => status < 300)
  return example ?? { name: '', summary: '', status: 204, type: '', value: undefined, bytes: undefined, headers: {} }
}

function send(response: ServerResponse, status: number, headers: Record<string, string>, body: unknown): void {
  const content = body instanceof Uint8Array ? body : body === undefined ? '' : JSON.stringify(body)
  response.writeHead(status, headers).end(content)
}
