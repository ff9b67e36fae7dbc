import type { Cause } from './causes.ts'
import { readJsonFile } from './usage.ts'

/** A deviation that is accepted for a time. */
export interface Accepted {
  operations: string[]
  field: string
  rule: string
  /** The last day on which it is accepted, UTC. */
  until: string
  /** What deviates, for people who read the file. */
  what?: string
  reason?: string
}

/** How long a deviation is accepted that a run writes down. */
const DAYS = 90

const TEXT = { type: 'string', minLength: 1 }
const ENTRY = {
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
}
const SCHEMA = {
  type: 'object',
  required: ['accepted'],
  properties: { accepted: { type: 'array', items: ENTRY } },
}

/**
 * The accepted deviations in a file.
 * @throws {UsageError} When it cannot be read, or an entry lacks something
 */
export function readBaseline(file: string): Accepted[] {
  return (readJsonFile(file, SCHEMA) as { accepted: Accepted[] }).accepted
}

/**
 * Divides causes into those that count and those that are accepted on a day.
 *
 * @param causes those of single operations
 * @param today `YYYY-MM-DD`, UTC
 * @param tried operations of which everything was tried, so that what is not found no longer occurs
 */
export function withoutAccepted(causes: Cause[], entries: Accepted[], today: string, tried: ReadonlySet<string>) {
  const counted: Cause[] = []
  const accepted: Cause[] = []
  const used = new Set<Accepted>()
  for (const cause of causes) {
    const fitting = entries.filter((entry) => fits(entry, cause))
    for (const entry of fitting) used.add(entry)
    const until = fitting
      .map((entry) => entry.until)
      .toSorted()
      .at(-1)
    if (until === undefined) counted.push(cause)
    else if (until < today) counted.push({ ...cause, expired: until })
    else accepted.push(cause)
  }
  const superfluous = entries.filter((entry) => !used.has(entry) && entry.operations.every((id) => tried.has(id)))
  return { counted, accepted, superfluous }
}

/**
 * A file that accepts all causes. What was accepted before keeps its date, even one that has passed, and its reason.
 *
 * @param causes those of single operations
 */
export function baselineOf(causes: Cause[], before: Accepted[], today: string): string {
  const until = new Date(Date.parse(today) + DAYS * 86_400_000).toISOString().slice(0, 10)
  const accepted = causes.map((cause): Accepted => {
    const { field, rule, what, operations } = cause
    const known = before.find((entry) => fits(entry, cause))
    const { reason } = known ?? {}
    return { operations, field, rule, what, until: known?.until ?? until, ...(reason !== undefined && { reason }) }
  })
  return `${JSON.stringify({ accepted }, null, 2)}\n`
}

function fits({ operations, field, rule }: Accepted, cause: Cause): boolean {
  return field === cause.field && rule === cause.rule && cause.operations.every((id) => operations.includes(id))
}
