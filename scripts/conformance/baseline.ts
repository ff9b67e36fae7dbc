import { readFileSync } from 'node:fs'
import { breachesOf } from '#mocks/contracts/validate.ts'
import { ruleTogether, type Cause } from './causes.ts'
import { UsageProblem } from './usage-problem.ts'

/** A deviation that is accepted for a time. */
export interface Accepted {
  operations: string[]
  field: string
  rule: string
  /** The last day on which it is accepted, UTC. */
  until: string
  /** The deviation in words, for whoever reads the file. */
  what?: string
  reason?: string
}

/** How long a deviation is accepted when a run writes it down. */
const DAYS = 90

const TEXT = { type: 'string', minLength: 1 }
const SCHEMA = {
  type: 'object',
  required: ['accepted'],
  properties: {
    accepted: {
      type: 'array',
      items: {
        type: 'object',
        required: ['operations', 'field', 'rule', 'until'],
        properties: {
          operations: { type: 'array', items: TEXT, minItems: 1 },
          field: TEXT,
          rule: TEXT,
          until: { type: 'string', format: 'date' },
          what: TEXT,
          reason: TEXT,
        },
      },
    },
  },
}

/**
 * The accepted deviations in a file.
 * @throws {UsageProblem} When it cannot be read, or an entry lacks something.
 */
export function readBaseline(file: string): Accepted[] {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const what = error instanceof SyntaxError ? 'is no JSON' : 'cannot be read'
    throw new UsageProblem(`${file} ${what}. --write-baseline FILE writes one.`)
  }
  const [breach] = breachesOf(SCHEMA, value)
  if (breach) throw new UsageProblem(`${file} ${breach}. Correct it; --write-baseline FILE writes an example.`)
  return (value as { accepted: Accepted[] }).accepted
}

export interface Judged {
  /** What counts, deviations whose acceptance has expired among it. */
  counted: Cause[]
  accepted: Cause[]
  /** Entries that fit nothing which this run found, although it looked. */
  superfluous: Accepted[]
}

/**
 * Takes out the causes that are accepted on a day.
 * @param causes Those of single operations
 * @param today `YYYY-MM-DD`, UTC
 * @param tried Operations of which everything was tried, so that what is not found is not there
 */
export function withoutAccepted(
  causes: Cause[],
  entries: Accepted[],
  today: string,
  tried: ReadonlySet<string>,
): Judged {
  const used = new Set<Accepted>()
  const judged = causes.map((cause) => {
    const fitting = entries.filter((entry) => fits(entry, cause))
    for (const entry of fitting) used.add(entry)
    const until = fitting
      .map((entry) => entry.until)
      .toSorted()
      .at(-1)
    return { cause, until }
  })
  return {
    counted: judged.flatMap(({ cause, until }) => {
      if (until === undefined) return [cause]
      return until < today ? [{ ...cause, expired: until }] : []
    }),
    accepted: judged.flatMap(({ cause, until }) => (until !== undefined && until >= today ? [cause] : [])),
    superfluous: entries.filter((entry) => !used.has(entry) && entry.operations.every((id) => tried.has(id))),
  }
}

/**
 * A file that accepts all causes. What was accepted before keeps its date, even one that has passed, and its reason.
 * @param causes Those of single operations
 */
export function baselineOf(causes: Cause[], before: Accepted[], today: string): string {
  const until = new Date(Date.parse(today) + DAYS * 86_400_000).toISOString().slice(0, 10)
  const entries = causes.map((cause): Accepted & { operation: string } => {
    const { field, rule, what, operations } = cause
    const known = before.find((entry) => fits(entry, cause))
    const operation = operations[0] ?? ''
    const reason = known?.reason === undefined ? {} : { reason: known.reason }
    return { operations, operation, field, rule, what, until: known?.until ?? until, ...reason }
  })
  const groups = Map.groupBy(entries, ({ field, rule, until: day, reason }) =>
    JSON.stringify([field, rule, day, reason]),
  )
  const accepted = [...groups.values()].map((all) => {
    const { operation: _, ...first } = all[0] as (typeof all)[0]
    return { ...first, operations: all.map(({ operation }) => operation).toSorted() }
  })
  return `${JSON.stringify({ accepted }, null, 2)}\n`
}

function fits({ operations, field, rule }: Accepted, cause: Cause): boolean {
  const isRule = rule === cause.rule || rule === ruleTogether(cause)
  return field === cause.field && isRule && cause.operations.every((id) => operations.includes(id))
}
