import { UNKNOWN_PROPERTY, type Deviation } from '#mocks/contracts/validate.ts'
import { matchesFinding, type Acceptance } from './baseline.ts'
import type { Outcome } from './run.ts'

/** A deviation of one operation, with all requests in which it occurred. */
export interface Finding extends Deviation {
  operation: string
  outcomes: Outcome[]
  /** The last day on which the baseline accepts the deviation: `2026-10-31`. */
  acceptedUntil?: string
}

/** The result of a run. */
export interface Verdict {
  /** Deviations that are neither accepted nor tolerated. */
  findings: Finding[]
  /** Deviations that the baseline accepts today. */
  accepted: Finding[]
  /** Properties that no contract describes, unless the run is strict. */
  tolerated: Finding[]
  outcomes: Outcome[]
  /** How many requests were sent. */
  sent: number
}

export interface VerdictOptions {
  strict: boolean
  baseline: Acceptance[]
  /** `YYYY-MM-DD`, UTC. */
  today: string
}

/** Divides the deviations of a run into findings, accepted deviations and tolerated ones. */
export function verdictOf(outcomes: Outcome[], { strict, baseline, today }: VerdictOptions): Verdict {
  const sent = outcomes.filter(({ skipReason }) => skipReason === undefined).length
  const verdict: Verdict = { findings: [], accepted: [], tolerated: [], outcomes, sent }
  for (const finding of groupDeviations(outcomes)) {
    const dates = baseline.filter((entry) => matchesFinding(entry, finding)).map(({ until }) => until)
    const acceptedUntil = dates.toSorted().at(-1)
    if (!strict && finding.rule === UNKNOWN_PROPERTY) verdict.tolerated.push(finding)
    else if (acceptedUntil === undefined) verdict.findings.push(finding)
    else verdict[acceptedUntil < today ? 'findings' : 'accepted'].push({ ...finding, acceptedUntil })
  }
  return verdict
}

/** Returns 0 if the backend conforms, 1 if it deviates, 2 if no request was sent. */
export function exitCodeOf({ findings, sent }: Verdict): number {
  if (findings.length > 0) return 1
  return sent === 0 ? 2 : 0
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
