import type { Outcome } from './run.ts'

const GROUPS = ['example', 'state', 'wrong'] as const

/** The table, a line for each operation, then what was found and what was not tried. */
export function reportOf(outcomes: Outcome[]): string {
  const head = ['operation', 'examples', 'states', 'wrong requests', 'not tried', 'violations']
  const rows = byOperation(outcomes).map(([id, own]) => {
    const tried = own.filter(({ notTried }) => !notTried)
    const counts = GROUPS.map((group) => countOf(tried.filter((outcome) => outcome.group === group)))
    return [id, ...counts, `${own.length - tried.length}`, `${own.flatMap(({ violations }) => violations).length}`]
  })
  const parts = [table([head, ...rows]), violationLines(outcomes), notTriedLines(outcomes), summary(outcomes)]
  return parts.filter(Boolean).join('\n\n')
}

function countOf(tried: Outcome[]): string {
  const passed = tried.filter(({ violations }) => violations.length === 0)
  return tried.length === 0 ? '-' : `${passed.length}/${tried.length}`
}

function table(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function violationLines(outcomes: Outcome[]): string {
  const lines = outcomes.flatMap(({ operation, name, violations }) =>
    violations.map(({ field, what }) => `✗ ${operation.id}, ${name}: ${field}: ${what}`),
  )
  return lines.join('\n')
}

/** One line for each reason and operation, so that a service without keys does not drown in them. */
function notTriedLines(outcomes: Outcome[]): string {
  const lines = byOperation(outcomes).flatMap(([id, own]) => {
    const reasons = new Set(own.flatMap(({ notTried }) => notTried ?? []))
    const missing = [...reasons].filter((reason) => reason.startsWith('no key for ')).map((reason) => reason.slice(11))
    const others = [...reasons].filter((reason) => !reason.startsWith('no key for '))
    return [
      ...others.map((reason) => `- ${id} not tried: ${reason}`),
      ...(missing.length > 0 ? [`- ${id} not tried, no key for: ${missing.join(', ')}`] : []),
    ]
  })
  return lines.join('\n')
}

function summary(outcomes: Outcome[]): string {
  const tried = outcomes.filter(({ notTried }) => !notTried)
  const failed = tried.filter(({ violations }) => violations.length > 0)
  const counts = `${tried.length - failed.length} passed, ${failed.length} failed, ${outcomes.length - tried.length} not tried`
  return `${outcomes.length} requests: ${counts}.`
}

export function byOperation(outcomes: Outcome[]): Array<[id: string, own: Outcome[]]> {
  return Object.entries(Object.groupBy(outcomes, ({ operation }) => operation.id)).map(([id, own]) => [id, own ?? []])
}
