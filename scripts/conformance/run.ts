import type { Deviation } from '#mocks/contracts/validate.ts'
import { asRead } from './as-read.ts'
import type { Case } from './cases.ts'
import { compareReply } from './compare.ts'
import { phaseOf } from './planned-cases.ts'
import { createSender, type Service } from './send.ts'

export interface Outcome extends Case {
  deviations: Deviation[]
  /** Undefined when nothing was sent or received. */
  status?: number
  milliseconds: number
}

/** How many missing responses in a row end an operation's cases: timeouts could add up to hours. */
const MAX_SILENT = 3

/**
 * Runs all cases, some concurrently. Each phase starts when the one before is complete.
 * @throws {CommandProblem} When a service cannot be reached
 */
export async function conformanceOf(cases: Case[], service: Service, parallel: number): Promise<Outcome[]> {
  const send = createSender(service)
  /** How often in a row an operation did not respond. */
  const silent = new Map<string, number>()
  const outcomes = new Map<Case, Outcome>()
  for (const phase of new Set(cases.map(phaseOf))) {
    const queue = cases.filter((one) => phaseOf(one) === phase).values()
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
    const deviations = compareReply(one.operation, one.expected, reply)
    return { ...one, plan, deviations, milliseconds, ...('status' in reply && { status: reply.status }) }
  }
}
