import type { Outcome } from './run.ts'

const GROUPS = ['example', 'state', 'wrong'] as const

/** A line for each operation: how many requests of each kind were answered as they should be. */
export function tableOf(outcomes: Outcome[]): string {
  const head = ['operation', 'examples', 'states', 'wrong requests', 'not tried']
  const rows = byOperation(outcomes).map(([id, own]) => {
    const tried = own.filter(({ notTried }) => notTried === undefined)
    const counts = GROUPS.map((group) => shareOf(tried.filter((outcome) => outcome.group === group)))
    return [id, ...counts, `${own.length - tried.length}`]
  })
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)))
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function shareOf(tried: Outcome[]): string {
  const passed = tried.filter(({ deviations }) => deviations.every(({ severity }) => severity === 'tolerated'))
  return tried.length === 0 ? '-' : `${passed.length}/${tried.length}`
}

/** Outcomes by the id of their operation. */
export function byOperation(outcomes: Outcome[]): Array<[id: string, own: Outcome[]]> {
  return [...Map.groupBy(outcomes, ({ operation }) => operation.id)]
}
