import { UNKNOWN_PROPERTY, type Deviation } from '#mocks/contracts/validate.ts'
import { isAccepted, type Accepted } from './baseline.ts'
import type { Outcome } from './run.ts'

/** A deviation, with all requests of one operation that show it. */
export interface Finding extends Deviation {
  operation: string
  outcomes: Outcome[]
  /** The last day of its acceptance, when that has passed: `2026-10-31`. */
  expired?: string
}

/** The result of a run. */
export interface Verdict {
  /** Deviations that count. */
  findings: Finding[]
  /** Deviations that the baseline accepts today. */
  accepted: Finding[]
  /** Properties that no contract describes, unless the run is strict. */
  tolerated: Finding[]
  outcomes: Outcome[]
  /** How many requests were sent. */
  tried: number
}

export interface JudgingOptions {
  strict: boolean
  baseline: Accepted[]
  /** `YYYY-MM-DD`, UTC. */
  today: string
}

/** Divides the deviations of a run into those that count, are accepted or tolerated. */
export function verdictOf(outcomes: Outcome[], { strict, baseline, today }: JudgingOptions): Verdict {
  const tried = outcomes.filter(({ notTried }) => notTried === undefined).length
  const verdict: Verdict = { findings: [], accepted: [], tolerated: [], outcomes, tried }
  for (const finding of groupDeviations(outcomes)) {
    const dates = baseline.filter((entry) => isAccepted(entry, finding)).map(({ until }) => until)
    const until = dates.toSorted().at(-1)
    if (!strict && finding.rule === UNKNOWN_PROPERTY) verdict.tolerated.push(finding)
    else if (until === undefined) verdict.findings.push(finding)
    else if (until < today) verdict.findings.push({ ...finding, expired: until })
    else verdict.accepted.push(finding)
  }
  return verdict
}

/** 0 for a backend that conforms, 1 for one that deviates, 2 when nothing was sent. */
export function exitCodeOf({ findings, tried }: Verdict): number {
  if (findings.length > 0) return 1
  return tried === 0 ? 2 : 0
}

function groupDeviations(outcomes: Outcome[]): Finding[] {
  const groups = new Map<string, Finding>()
  for (const outcome of outcomes) {
    for (const deviation of outcome.deviations) {
      const operation = outcome.operation.id
      const name = `${operation} ${deviation.field} ${deviation.rule}`
      const group = groups.get(name) ?? { ...deviation, operation, outcomes: [] }
      group.outcomes.push(outcome)
      groups.set(name, group)
    }
  }
  return [...groups.values()]
}
