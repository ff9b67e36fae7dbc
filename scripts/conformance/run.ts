import type { Operation } from '#mocks/contracts/operations.ts'
import { asRead } from './as-read.ts'
import { casesOf, USED_UP, type Case, type Context } from './cases.ts'
import type { Deviation } from './deviation.ts'
import { deviationsOf } from './judge.ts'
import { keyIn } from './plan.ts'
import { patienceOf } from './patience.ts'
import { declared, rowsOf, UNKNOWN } from './states.ts'
import { send, type Reply, type Service } from './send.ts'

export interface Outcome extends Case {
  deviations: Deviation[]
  /** What came: the status, or the kind of silence. Undefined when nothing was sent. */
  symptom?: string
  milliseconds: number
}

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
    const expected = { statuses: answersOnce(first.operation), wrong: 'the same decision again', statusWords: '409' }
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
export async function conformanceOf(cases: Case[], asked: Service, parallel: number): Promise<Outcome[]> {
  const service = { ...asked, cookies: new Map() }
  const patience = patienceOf(service)
  await patience.checkReachable(cases)
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
    const wasTaken = !first || first.symptom?.startsWith('2')
    const notTried = one.notTried ?? (wasTaken ? patience.givenUp(one) : 'the decision was not taken the first time')
    if (notTried !== undefined) return { ...one, notTried, deviations: [], milliseconds: 0 }
    const plan = first?.plan ?? (one.read ? asRead(one.plan, await send(one.read, service)) : one.plan)
    const start = performance.now()
    const reply = await send(plan, service)
    const milliseconds = performance.now() - start
    patience.heard(one, reply)
    if (one.isSample && isUnknownSample(one, reply)) {
      const reason =
        one.scenario === undefined
          ? `it does not know the example's values; give its own as "${one.operation.id}"`
          : 'no host stands for the state there'
      return { ...one, plan, notTried: reason, deviations: [], milliseconds: 0 }
    }
    return {
      ...one,
      plan,
      deviations: deviationsOf(one.operation, one.expected, reply),
      symptom: symptomOf(reply),
      milliseconds,
    }
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

/**
 * Whether a service refuses a right request because nobody promised that it knows what the example names, or answers as
 * usual because no host stands for a state there.
 */
function isUnknownSample({ operation, expected, scenario }: Case, reply: Reply): boolean {
  if ('silence' in reply) return false
  if (scenario !== undefined) return reply.status === 200 && !expected.statuses.includes(200)
  if (!expected.statuses.some((status) => status < 300)) return false
  return declared(operation, (status) => UNKNOWN.includes(status)).includes(reply.status)
}

function symptomOf(reply: Reply): string {
  return 'silence' in reply ? reply.silence.kind : `${reply.status}`
}
