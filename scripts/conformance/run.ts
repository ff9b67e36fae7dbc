import type { Deviation } from '#mocks/contracts/validate.ts'
import { withItemChoices } from './item-choices.ts'
import type { Case } from './cases.ts'
import { compareReply } from './compare.ts'
import { phaseOf } from './planned-cases.ts'
import { createSender, type Service } from './send.ts'

export interface Outcome extends Case {
  deviations: Deviation[]
  /** Absent if no request was sent or no response was received. */
  status?: number
  milliseconds: number
}

/** After this many missing responses in a row, an operation's other cases are skipped, to avoid hours of timeouts. */
const MAX_MISSING = 3

/**
 * Runs all cases, up to `parallel` at a time. Each phase starts when the previous one is complete.
 * @throws {CommandProblem} When a service cannot be reached
 */
export async function runCases(cases: Case[], service: Service, parallel: number): Promise<Outcome[]> {
  const send = createSender(service)
  /** Missing responses in a row, by operation. */
  const missing = new Map<string, number>()
  const outcomes = new Map<Case, Outcome>()
  for (const phase of new Set(cases.map(phaseOf))) {
    const queue = cases.filter((one) => phaseOf(one) === phase).values()
    const work = async () => {
      for (const one of queue) outcomes.set(one, await runCase(one))
    }
    await Promise.all(Array.from({ length: parallel }, work))
  }
  return cases.flatMap((one) => outcomes.get(one) ?? [])

  async function runCase(one: Case): Promise<Outcome> {
    const decision = one.original && outcomes.get(one.original)
    const skip = (skipReason: string) => ({ ...one, skipReason, deviations: [], milliseconds: 0 })
    const { id } = one.operation
    if (one.skipReason !== undefined) return skip(one.skipReason)
    if (decision && !(decision.status && decision.status < 300)) return skip('the first decision was not accepted')
    if ((missing.get(id) ?? 0) >= MAX_MISSING)
      return skip(`given up: ${id} did not respond ${MAX_MISSING} times in a row`)
    const plan = decision?.plan ?? (one.read ? withItemChoices(one.plan, await send(one.read)) : one.plan)
    const start = performance.now()
    const reply = await send(plan)
    const milliseconds = performance.now() - start
    missing.set(id, 'failure' in reply ? (missing.get(id) ?? 0) + 1 : 0)
    const deviations = compareReply(one.operation, one.expected, reply)
    return { ...one, plan, deviations, milliseconds, ...('status' in reply && { status: reply.status }) }
  }
}
