import { casesOf, type Case, type Context } from './cases.ts'
import { violationsOf, type Violation } from './judge.ts'
import { keyIn } from './plan.ts'
import { send, type Service } from './send.ts'
import { UsageProblem } from './usage.ts'

export interface Outcome extends Case {
  violations: Violation[]
  milliseconds: number
}

/**
 * Tries every case against a service, one request after the other: reads before writes, and what is to be refused before
 * what uses up a key.
 * @throws {UsageProblem} When the service does not answer at all.
 */
export async function conformanceOf(service: Service, context: Context): Promise<Outcome[]> {
  const operations = context.operations.toSorted((a, b) => Number(b.safe) - Number(a.safe))
  const cases = operations.flatMap((operation) => casesOf(operation, context))
  const outcomes: Outcome[] = []
  const used = new Map<string, string>()
  for (const one of cases) {
    const outcome = await tryCase(withFreshKey(one, used), service)
    if (outcomes.every(({ notTried }) => notTried) && isSilent(outcome)) {
      const reason = outcome.violations[0]?.what.replace(/^none came /, '')
      throw new UsageProblem(
        `${service.origin} does not answer ${reason}. Check the address, and that the service runs.`,
      )
    }
    outcomes.push(outcome)
  }
  return outcomes
}

/** A decision can be taken once: what has been decided with a key, no second example can decide. */
function withFreshKey(one: Case, used: Map<string, string>): Case {
  if (one.operation.safe || one.group !== 'example' || one.notTried) return one
  const key = keyIn(one.plan)
  if (key === undefined) return one
  const user = used.get(key)
  if (user) return { ...one, notTried: `its key is used up by ${user}` }
  used.set(key, one.operation.id)
  return one
}

/** Sends what a case says, unless it says not to, and judges the answer. */
async function tryCase(one: Case, service: Service): Promise<Outcome> {
  if (one.notTried) return { ...one, violations: [], milliseconds: 0 }
  const start = performance.now()
  const reply = await send(one.plan, service)
  const milliseconds = performance.now() - start
  return { ...one, violations: violationsOf(one.operation, one.expected, reply), milliseconds }
}

function isSilent({ violations }: Outcome): boolean {
  return violations.some(({ field }) => field === 'answer')
}
