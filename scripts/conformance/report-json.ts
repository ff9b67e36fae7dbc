import { exitCodeOf, type Finding, type Verdict } from './verdict.ts'

/** A verdict for programs; the README of the contracts describes it. */
export function jsonOf(verdict: Verdict, origins: string[]): string {
  const { outcomes, tried, findings, accepted, tolerated, superfluous } = verdict
  const inJson = ({ operation: id, field, rule, what, expired, outcomes: own }: Finding) => ({
    operation: id,
    field,
    rule,
    what,
    accepted_until: expired ?? null,
    requests: own.map(({ name, scenario = null, entry = null }) => ({ name, scenario, entry })),
  })
  const notTried = outcomes.flatMap(({ operation, name, notTried: reason }) =>
    reason === undefined ? [] : [{ operation: operation.id, name, reason }],
  )
  const value = {
    version: 2,
    origins,
    conforms: exitCodeOf(verdict) === 0,
    requests: { sent: tried, not_tried: notTried.length },
    deviations: findings.map(inJson),
    accepted: accepted.map(inJson),
    tolerated: tolerated.map(inJson),
    superfluous,
    not_tried: notTried,
  }
  return `${JSON.stringify(value, null, 2)}\n`
}
