import { isAccepted, type Accepted } from './baseline.ts'
import { NEEDS_WRITES } from './cases.ts'
import { UNKNOWN_PROPERTY, type Deviation } from './compare.ts'
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
  /** Entries of the baseline that match nothing any more. */
  superfluous: Accepted[]
  /** Everything that counts or is accepted, for the next baseline. */
  found: Finding[]
  outcomes: Outcome[]
  /** How many requests were sent. */
  tried: number
}

export interface JudgingOptions {
  strict: boolean
  baseline: Accepted[]
  /** `YYYY-MM-DD`, UTC. */
  today: string
  /** Whether some requests of an operation were left out on purpose. */
  partial: boolean
}

/** Divides the deviations of a run into those that count, are accepted or tolerated. */
export function verdictOf(outcomes: Outcome[], { strict, baseline, today, partial }: JudgingOptions): Verdict {
  const all = groupDeviations(outcomes)
  const isTolerated = ({ rule }: Finding) => !strict && rule === UNKNOWN_PROPERTY
  const found = all.filter((finding) => !isTolerated(finding))
  const untilOf = (finding: Finding) =>
    baseline
      .filter((entry) => isAccepted(entry, finding))
      .map(({ until }) => until)
      .toSorted()
      .at(-1)
  const isOpen = (finding: Finding) => (untilOf(finding) ?? '') < today
  const untried = new Set(outcomes.filter((one) => one.notTried === NEEDS_WRITES).map((one) => one.operation.id))
  const tried = new Set(outcomes.map(({ operation }) => operation.id).filter((id) => !untried.has(id)))
  return {
    findings: found.filter(isOpen).map((finding) => {
      const expired = untilOf(finding)
      return expired === undefined ? finding : { ...finding, expired }
    }),
    accepted: found.filter((finding) => !isOpen(finding)),
    tolerated: all.filter(isTolerated),
    superfluous: partial
      ? []
      : baseline.filter(
          (entry) =>
            entry.operations.every((id) => tried.has(id)) && !all.some((finding) => isAccepted(entry, finding)),
        ),
    found,
    outcomes,
    tried: outcomes.filter(({ notTried }) => notTried === undefined).length,
  }
}

/** 0 for a backend that conforms, 1 for one that deviates, 2 when nothing was sent. */
export function exitCodeOf({ findings, tried }: Verdict): number {
  if (findings.length > 0) return 1
  return tried === 0 ? 2 : 0
}

function groupDeviations(outcomes: Outcome[]): Finding[] {
  const found = outcomes.flatMap((outcome) =>
    outcome.deviations.map((deviation) => ({ ...deviation, operation: outcome.operation.id, outcome })),
  )
  const groups = Map.groupBy(found, ({ operation, field, rule }) => `${operation} ${field} ${rule}`)
  return [...groups.values()].flatMap((all) => {
    const [first] = all
    if (!first) return []
    const { outcome: _, ...finding } = first
    return { ...finding, outcomes: all.map(({ outcome }) => outcome) }
  })
}
