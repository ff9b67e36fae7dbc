import type { Cause } from './causes.ts'
import { exitCodeOf, type Verdict } from './verdict.ts'

/** A verdict for programs; the README of the contracts describes it. */
export function jsonOf(verdict: Verdict, origins: string[]): string {
  const { outcomes, tried, causes, accepted, tolerated, superfluous } = verdict
  const inJson = ({ severity, operations, field, rule, what, expired, outcomes: own }: Cause) => ({
    severity,
    operations,
    field,
    rule,
    what,
    accepted_until: expired ?? null,
    requests: own.map(({ operation, name, scenario = null, entry = null }) => ({
      operation: operation.id,
      name,
      scenario,
      entry,
    })),
  })
  const notTried = outcomes.flatMap(({ operation, name, notTried: reason }) =>
    reason === undefined ? [] : [{ operation: operation.id, name, reason }],
  )
  const value = {
    version: 1,
    origins,
    conforms: exitCodeOf(verdict) === 0,
    requests: { sent: tried, not_tried: notTried.length },
    causes: causes.map(inJson),
    accepted: accepted.map(inJson),
    tolerated: tolerated.map(inJson),
    superfluous,
    not_tried: notTried,
  }
  return `${JSON.stringify(value, null, 2)}\n`
}
