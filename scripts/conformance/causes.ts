import type { Severity } from './deviation.ts'
import type { Outcome } from './run.ts'

/** One thing to correct: all deviations of one field that break the same rule, in one operation or in many. */
export interface Cause {
  /** Ids, in the order in which they were tried. */
  operations: string[]
  field: string
  rule: string
  what: string
  severity: Severity
  /** The requests that show it. */
  outcomes: Outcome[]
  /** The last day of its acceptance, where that has passed: `2026-10-31`. */
  expired?: string
}

const SEVERITIES: Severity[] = ['pages', 'contract', 'tolerated']

/** The causes of a run, each for one operation. */
export function causesOf(outcomes: Outcome[]): Cause[] {
  const found = outcomes.flatMap((outcome) => outcome.deviations.map((deviation) => ({ ...deviation, outcome })))
  return grouped(
    found.map(({ outcome, ...deviation }) => ({
      ...deviation,
      operations: [outcome.operation.id],
      outcomes: [outcome],
    })),
    ({ operations: [id], field, rule }) => `${id} ${field} ${rule}`,
  )
}

/** The same causes, each once for all operations that share it; the most severe first. */
export function merged(causes: Cause[]): Cause[] {
  return grouped(causes, ({ field, rule }) => `${field} ${rule}`).toSorted(
    (a, b) => rankOf(a) - rankOf(b) || b.operations.length - a.operations.length,
  )
}

function grouped(causes: Cause[], keyOf: (cause: Cause) => string): Cause[] {
  return [...Map.groupBy(causes, keyOf).values()].map((all) => ({
    ...(all.toSorted((a, b) => rankOf(a) - rankOf(b))[0] as Cause),
    operations: [...new Set(all.flatMap(({ operations }) => operations))],
    outcomes: [...new Set(all.flatMap(({ outcomes }) => outcomes))],
  }))
}

function rankOf({ severity }: Cause): number {
  return SEVERITIES.indexOf(severity)
}
