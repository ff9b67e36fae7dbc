import type { Browser } from '@playwright/test'
import { load, type Conditions, type Cost, type Target } from './load.ts'

/** A row of the table: a page of a build, or a floor. */
export type Row = { page: string; build: string; target: Target }
/** What its loads cost, and why some did not come to an end. */
export type Measured = { row: Row; costs: Cost[]; failures: string[] }

/**
 * Loads every row once a round, and every other round from the end: a machine that is busy for a while spoils a round and
 * not a row. One load of each row comes first and is not counted.
 * @param tell told how far it is
 */
export async function measureRounds(
  browser: Browser,
  rows: readonly Row[],
  { rounds, tell, ...conditions }: Conditions & { rounds: number; tell: (line: string) => void },
): Promise<Measured[]> {
  const measured = rows.map((row) => ({ row, costs: [] as Cost[], failures: [] as string[] }))
  for (let round = 0; round <= rounds; round += 1) {
    for (const { row, costs, failures } of round % 2 ? measured : measured.toReversed()) {
      const step = `${round === 0 ? 'warm-up' : `round ${round} of ${rounds}`}: ${row.page}, ${row.build}`
      try {
        const cost = await load(browser, row.target, conditions)
        if (round > 0) costs.push(cost)
        tell(`${step}: ${Math.round(cost.content)} ms`)
      } catch (error) {
        failures.push(String(error))
        tell(`${step}: ${String(error)}`)
      }
    }
  }
  return measured
}
