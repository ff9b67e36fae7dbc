import { createHash } from 'node:crypto'
import type { components } from '#api/generated/trade.d.ts'
import { exampleOf, examplesOf } from '#mocks/contracts/examples.ts'
import { scenarioOf } from '#mocks/scenarios.ts'
import { isPast } from './dates.ts'
import { createStore } from './store.ts'
import type { World } from './world.ts'

type Rejection<Status> = { status: Status; body: components['schemas']['Problem'] }
type ReadStatus = 400 | 403 | 404 | 409 | 410 | 429 | 500 | 502 | 503 | 504

type ReadResponse<Item> = { status: 200; body: Item } | Rejection<ReadStatus>
type DecisionResponse = { status: 200; body: components['schemas']['DecisionResult'] } | Rejection<ReadStatus | 422>

interface Answerable {
  answer?: string | null
  answered_at?: string | number | null
  answered_ip?: string | null
  reference?: string | null
}

interface Rules<Item> {
  /** Adapts a fresh item to the key of its link. */
  adapt?: (item: Item, key: string) => Item
  /** Adds values from other items, such as the answer of the other side. */
  view?: (item: Item, key: string) => Item
  deadline?: (item: Item) => Parameters<typeof isPast>[0]
  /** By default, an item with an `answer` is answered. */
  isAnswered?: (item: Item) => boolean
}

interface Link<Item> {
  key: string
  /** Returns whether the rest of the link matches the item. */
  matches?: (item: Item) => boolean
}

interface Decision<Item> extends Link<Item> {
  /** Absent for a change that leaves the item open. */
  answer?: 'approved' | 'declined' | 'cancelled'
  /** Returns the name of the example that rejects this decision, if any. */
  refuse?: (item: Item) => string | undefined
  changes?: (now: Date, item: Item) => Partial<Item>
}

export interface Decisions<Item> {
  read: (link: Link<Item>) => ReadResponse<Item>
  /** Stores a decision or a change; rejects it if the item is answered or expired, or if its scenario has a refusal. */
  decide: (operationId: string, decision: Decision<Item>) => DecisionResponse
  /** Returns the item if it was changed in this sandbox; undefined if it is still as in its example. */
  savedItem: (key: string) => Item | undefined
}

/** The registrant's IP address in every stored answer, from a range that is reserved for documentation. */
export const REGISTRANT_IP = '192.0.2.44'

/** Creates items that can be read, and answered once, seeded from the examples of the operation that reads them. */
export function createDecisions<Item extends Answerable>(
  world: World,
  readId: string,
  { adapt = same, view = same, deadline = () => undefined, isAnswered = (item) => Boolean(item.answer) }: Rules<Item>,
): Decisions<Item> {
  const { contract } = world.contracts.operation(readId)
  const items = createStore<ReadResponse<Item>>(world, readId, (fresh, key) =>
    fresh.status === 200 ? { status: 200, body: adapt(fresh.body, key) } : fresh,
  )

  function read({ key, matches = () => true }: Link<Item>): ReadResponse<Item> {
    const current = items.read(key)
    if (current.status !== 200) return current
    const belongsToOtherOperation = scenarioOf(contract, key)?.operationId !== readId
    if (belongsToOtherOperation || !matches(current.body)) return rejection<ReadStatus>(world, readId, 'forbidden')
    return { status: 200, body: view(current.body, key) }
  }

  function refusalByState(item: Item): string | undefined {
    if (isAnswered(item)) return 'already-answered'
    return isPast(deadline(item), world.now()) ? 'expired' : undefined
  }

  return {
    read,

    decide(operationId, { key, matches, answer, refuse, changes }) {
      const current = read({ key, ...(matches && { matches }) })
      if (current.status !== 200) return current
      const item = current.body
      const nextRead = items.nextRead(key)
      const byKey = items.refusal(key)
      const refusal = byKey && hasExample(world, operationId, byKey) ? byKey : (refusalByState(item) ?? refuse?.(item))
      const nextResponse = nextRead && rejection<ReadStatus>(world, readId, nextRead)
      if (nextResponse) items.save(key, nextResponse)
      if (refusal) return rejection<ReadStatus | 422>(world, operationId, refusal)

      const now = world.now()
      const result = { answered_at: now.toISOString(), reference: referenceOf(answer ?? 'update', `${readId} ${key}`) }
      const answerResult = answer && { answer, ...result }
      const savedAnswer = answerResult && { ...answerResult, answered_ip: REGISTRANT_IP }
      if (!nextResponse) items.save(key, { status: 200, body: { ...item, ...savedAnswer, ...changes?.(now, item) } })
      return { status: 200, body: answerResult ?? result }
    },

    savedItem(key) {
      const saved = items.savedResponse(key)
      return saved?.status === 200 ? saved.body : undefined
    },
  }
}

function same<Item>(item: Item): Item {
  return item
}

function hasExample(world: World, operationId: string, example: string): boolean {
  return examplesOf(world.contracts.operation(operationId)).some(({ name }) => name === example)
}

function rejection<Status extends number>(world: World, operationId: string, example: string): Rejection<Status> {
  const { status, value } = exampleOf(world.contracts.operation(operationId), example)
  return { status, body: value } as Rejection<Status>
}

/** Returns the same reference for the same item and answer, without revealing the key. */
function referenceOf(answer: string, itemId: string): string {
  return `${answer.charAt(0)}-${createHash('sha256').update(itemId).digest('hex').slice(0, 8)}`.toUpperCase()
}
