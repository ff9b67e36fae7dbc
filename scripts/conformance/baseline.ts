import { readJsonFile } from './usage.ts'
import type { Finding } from './verdict.ts'

/** An entry of a baseline, which accepts a deviation until a date. */
export interface Acceptance {
  operations: string[]
  field: string
  rule: string
  /** The last day on which the deviation is accepted, UTC. */
  until: string
  /** A description of the deviation, for readers of the file. */
  what?: string
  reason?: string
}

/** How long the deviations in a new baseline are accepted. */
const ACCEPTANCE_DAYS = 90

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
 * Reads the accepted deviations in a file.
 * @throws {CommandProblem} When the file cannot be read, or an entry is invalid
 */
export function readBaseline(file: string): Acceptance[] {
  return (readJsonFile(file, SCHEMA) as { accepted: Acceptance[] }).accepted
}

/** Returns the content of a file that accepts all findings. Deviations in `previous` keep date and reason. */
export function baselineOf(findings: Finding[], previous: Acceptance[], today: string): string {
  const until = new Date(Date.parse(today) + ACCEPTANCE_DAYS * 86_400_000).toISOString().slice(0, 10)
  const accepted = findings.map((finding): Acceptance => {
    const { operation, field, rule, what } = finding
    const previousEntry = previous.find((entry) => matchesFinding(entry, finding))
    return { until, ...previousEntry, operations: [operation], field, rule, what }
  })
  return `${JSON.stringify({ accepted }, null, 2)}\n`
}

/** Returns whether an entry matches a finding, regardless of its date. */
export function matchesFinding({ operations, field, rule }: Acceptance, finding: Finding): boolean {
  return field === finding.field && rule === finding.rule && operations.includes(finding.operation)
}
