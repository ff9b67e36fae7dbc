import { EXPECTED } from './expected.ts'
import { FAULTS, OF_FIELDS } from './faults.ts'
import { playCell } from './play.ts'
import { test } from './test.ts'
import { ROWS } from './ways.ts'

/** One fault a row, two further on than in the row before: with an odd number of faults, each one is met by some row. */
function isInSample(rowIndex: number, faultIndex: number): boolean {
  return (2 * rowIndex) % FAULTS.length === faultIndex
}

for (const [rowIndex, row] of ROWS.entries()) {
  const isFile = !('application/json' in (row.operation.document.responses[200]?.content ?? {}))
  for (const [faultIndex, [name, meaning, fault]] of FAULTS.entries()) {
    if (isFile && OF_FIELDS.has(name)) continue
    if (!process.env.FULL && !isInSample(rowIndex, faultIndex)) continue
    const table = EXPECTED[row.way.kind]
    const cell = { row, fault, meaning, state: table[meaning] ?? table.otherwise }
    test(`${row.name} × ${name}`, async ({ page, stage }) => playCell(page, stage, cell))
  }
}
