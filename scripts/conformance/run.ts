import { casesOf, USED_UP, type Case, type Context } from './cases.ts'
import type { Deviation } from './deviation.ts'
import { deviationsOf } from './judge.ts'
import { keyIn } from './plan.ts'
import { patienceOf } from './patience.ts'
import { rowsOf } from './states.ts'
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
  return PHASES.flatMap((phase) => cases.filter(phase)).map((one) => withFreshKey(one, used, context))
}

/**
 * Tries every case, some at the same time; nothing of a phase before the one before is through.
 * @throws {UsageProblem} When a service does not answer at all.
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
    const notTried = one.notTried ?? patience.givenUp(one)
    if (notTried !== undefined) return { ...one, notTried, deviations: [], milliseconds: 0 }
    const start = performance.now()
    const reply = await send(one.plan, service)
    const milliseconds = performance.now() - start
    patience.heard(one, reply)
    return {
      ...one,
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

function symptomOf(reply: Reply): string {
  return 'silence' in reply ? reply.silence.kind : `${reply.status}`
}
