import { adviceOf, type Circumstances } from './advice.ts'
import type { Cause } from './causes.ts'
import { curlOf } from './curl.ts'
import type { Service } from './send.ts'
import { exitCodeOf, type Verdict } from './verdict.ts'

/** A verdict for programs; README.md of the contracts describes it. */
export function jsonOf(verdict: Verdict, options: Circumstances & { service: Service; origins: string[] }): string {
  const { outcomes, tried, causes, accepted, tolerated, superfluous } = verdict
  const inJson = (cause: Cause) => ({
    severity: cause.severity,
    operations: cause.operations,
    field: cause.field,
    rule: cause.rule,
    what: cause.what,
    advice: adviceOf(cause, options) ?? null,
    accepted_until: cause.expired ?? null,
    requests: cause.outcomes.map((one) => ({
      operation: one.operation.id,
      name: one.name,
      scenario: one.scenario ?? null,
      entry: one.entry ?? null,
      curl: curlOf(one, options.service),
    })),
  })
  const notTried = outcomes.flatMap(({ operation, name, notTried: reason }) =>
    reason === undefined ? [] : [{ operation: operation.id, name, reason }],
  )
  const value = {
    version: 1,
    origins: options.origins,
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
