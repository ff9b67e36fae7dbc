import type { Operation } from '#mocks/contracts/operations.ts'
import { asRead } from './as-read.ts'
import { casesOf, USED_UP, type Case, type Context } from './cases.ts'
import { compareReply, type Deviation } from './compare.ts'
import { keyIn } from './plan.ts'
import { declared, rowsOf, UNKNOWN } from './states.ts'
import { createSender, type Reply, type Service } from './send.ts'
import { UsageError } from './usage.ts'

export interface Outcome extends Case {
  deviations: Deviation[]
  /** Undefined when nothing was sent or received. */
  status?: number
  milliseconds: number
}

/** After how many requests without a response an operation is given up: many timeouts would take hours. */
const MAX_SILENT = 3

/** Reads before decisions, and everything right before anything wrong: a wrong request that is taken uses up a key. */
const PHASES: Array<(one: Case) => boolean> = [
  ({ group, operation }) => group !== 'wrong' && operation.safe,
  ({ group, operation }) => group !== 'wrong' && !operation.safe,
  ({ group, operation }) => group === 'wrong' && operation.safe,
  ({ group, operation }) => group === 'wrong' && !operation.safe,
]

/** All cases of a context in the order in which they are sent; `isWanted` leaves some out. */
export function plannedCases(context: Context, isWanted: (one: Case) => boolean = () => true): Case[] {
  const cases = context.operations.flatMap((operation) => casesOf(operation, context)).filter(isWanted)
  const used = new Map<string, string>()
  const planned = PHASES.flatMap((phase) => cases.filter(phase)).map((one) => withFreshKey(one, used, context))
  return [...planned, ...repetitionsOf(planned).filter(isWanted)]
}

/** The first decision of each operation once more: an item is answered once. */
function repetitionsOf(cases: Case[]): Case[] {
  const decisions = cases.filter(
    ({ group, operation, notTried }) => group === 'example' && !notTried && answersOnce(operation).length > 0,
  )
  return [...Map.groupBy(decisions, ({ operation }) => operation.id).values()].flatMap(([first]) => {
    if (!first) return []
    const expected = { statuses: answersOnce(first.operation), isWrong: true }
    return {
      ...first,
      group: 'wrong' as const,
      name: 'the same decision again',
      expected,
      decides: false,
      repeats: first,
    }
  })
}

/** What a decision about an item that has been answered is refused with; nothing where there is no such decision. */
function answersOnce(operation: Operation): number[] {
  const isDecision = Object.values(operation.document.responses).some((one) => one['x-answers-once'])
  return isDecision && declared(operation, (status) => status === 409).length > 0
    ? declared(operation, (status) => [409, 410].includes(status))
    : []
}

/**
 * Tries every case, some at the same time; nothing of a phase before the one before is through.
 * @throws {UsageError} When a service does not answer at all.
 */
export async function conformanceOf(cases: Case[], service: Service, parallel: number): Promise<Outcome[]> {
  const send = createSender(service)
  /** How often in a row an operation did not respond. */
  const silent = new Map<string, number>()
  await checkReachable(cases, service, send)
  const outcomes = new Map<Case, Outcome>()
  for (const phase of PHASES) {
    const queue = cases.filter(phase).values()
    const work = async () => {
      for (const one of queue) outcomes.set(one, await tryCase(one))
    }
    await Promise.all(Array.from({ length: parallel }, work))
  }
  return cases.flatMap((one) => outcomes.get(one) ?? [])

  async function tryCase(one: Case): Promise<Outcome> {
    const first = one.repeats && outcomes.get(one.repeats)
    const skip = (notTried: string) => ({ ...one, notTried, deviations: [], milliseconds: 0 })
    const { id } = one.operation
    if (one.notTried !== undefined) return skip(one.notTried)
    if (first && !(first.status && first.status < 300)) return skip('the decision was not taken the first time')
    if ((silent.get(id) ?? 0) >= MAX_SILENT) return skip(`given up: ${id} did not respond ${MAX_SILENT} times in a row`)
    const plan = first?.plan ?? (one.read ? asRead(one.plan, await send(one.read)) : one.plan)
    const start = performance.now()
    const reply = await send(plan)
    const milliseconds = performance.now() - start
    silent.set(id, 'failure' in reply ? (silent.get(id) ?? 0) + 1 : 0)
    if (one.isSample && isUnknownSample(one, reply))
      return skip(`the example's values are unknown there; give others as "${id}"`)
    const deviations = compareReply(one.operation, one.expected, reply)
    return { ...one, plan, deviations, milliseconds, ...('status' in reply && { status: reply.status }) }
  }
}

/** @throws {UsageError} When an origin responds to none of its first reads */
async function checkReachable(
  cases: Case[],
  { originOf }: Service,
  send: ReturnType<typeof createSender>,
): Promise<void> {
  const reads = cases.filter(({ notTried, operation, group }) => !notTried && operation.safe && group !== 'wrong')
  for (const [origin, own] of Map.groupBy(reads, ({ operation }) => originOf(operation.contract))) {
    const firsts = [...new Map(own.map((one) => [one.operation.id, one])).values()].slice(0, MAX_SILENT)
    const replies = await Promise.all(firsts.map(({ plan }) => send(plan)))
    const [reason] = replies.flatMap((reply) => ('failure' in reply ? reply.failure : []))
    if (reason !== undefined && replies.every((reply) => 'failure' in reply))
      throw new UsageError(`${origin} does not respond (${reason}). Check the address, and that the service runs.`)
  }
}

/**
 * A decision can be taken once: what has been decided with a key, no second example can decide. The same key in another
 * flow is another item.
 */
function withFreshKey(one: Case, used: Map<string, string>, context: Context): Case {
  if (!one.decides || one.notTried) return one
  const key = keyIn(one.plan)
  if (key === undefined) return one
  const [row] = rowsOf(one.operation, context.operations, context.scenarios)
  const item = `${row?.flow ?? one.operation.contract} ${key}`
  const user = used.get(item)
  if (user) {
    const entry = one.scenario === undefined ? one.operation.id : `${one.scenario}@${one.operation.id}`
    return { ...one, notTried: `${USED_UP}${user}; give another as "${entry}"` }
  }
  used.set(item, one.operation.id)
  return one
}

/** Whether a service refuses an example because it does not have the values that the example names. */
function isUnknownSample({ operation, expected, scenario }: Case, reply: Reply): boolean {
  if ('failure' in reply || scenario !== undefined || !expected.statuses.some((status) => status < 300)) return false
  return declared(operation, (status) => UNKNOWN.includes(status)).includes(reply.status)
}
