import { withoutAccepted, type Accepted } from './baseline.ts'
import { causesOf, merged, type Cause } from './causes.ts'
import { NEEDS_WRITES } from './cases.ts'
import type { Outcome } from './run.ts'

/** What a run comes to. */
export interface Verdict {
  /** What counts, the gravest first, what several operations have in common told once. */
  causes: Cause[]
  /** What a baseline accepts today. */
  accepted: Cause[]
  /** What no contract describes and the run does not count. */
  tolerated: Cause[]
  superfluous: Accepted[]
  /** Everything found that could count, operation by operation, for the next baseline. */
  found: Cause[]
  outcomes: Outcome[]
  /** How many right requests were answered, and how many of all were sent. */
  tried: number
}

export interface JudgingOptions {
  /** Whether properties that no contract describes count. */
  strict: boolean
  baseline: Accepted[]
  /** `YYYY-MM-DD`, UTC. */
  today: string
  /** Whether some cases of an operation were left out on purpose. */
  partial: boolean
}

/** Judges the outcomes of a run. */
export function verdictOf(outcomes: Outcome[], { strict, baseline, today, partial }: JudgingOptions): Verdict {
  const all = causesOf(outcomes).map((cause): Cause =>
    strict && cause.severity === 'tolerated' ? { ...cause, severity: 'contract' } : cause,
  )
  const isTolerated = ({ severity }: Cause) => severity === 'tolerated'
  const { counted, accepted, superfluous } = withoutAccepted(all, baseline, today, triedWhole(outcomes, partial))
  return {
    causes: merged(counted.filter((cause) => !isTolerated(cause))),
    accepted: merged(accepted),
    tolerated: merged(counted.filter(isTolerated)),
    superfluous,
    found: all.filter((cause) => !isTolerated(cause)),
    outcomes,
    tried: outcomes.filter(({ notTried }) => notTried === undefined).length,
  }
}

/** 0 for a backend that conforms, 1 for one that deviates, 2 when nothing was tried. */
export function exitCodeOf({ causes, tried }: Verdict): number {
  if (causes.length > 0) return 1
  return tried === 0 ? 2 : 0
}

function triedWhole(outcomes: Outcome[], partial: boolean): Set<string> {
  if (partial) return new Set()
  const left = new Set(
    outcomes.filter(({ notTried }) => notTried === NEEDS_WRITES).map(({ operation }) => operation.id),
  )
  return new Set(outcomes.map(({ operation }) => operation.id).filter((id) => !left.has(id)))
}
