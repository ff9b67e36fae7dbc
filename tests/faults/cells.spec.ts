import { EXPECTED } from './expected.ts'
import { FAULTS, FIELD_FAULTS } from './faults.ts'
import { playCell } from './play.ts'
import { test } from './test.ts'
import { OPERATION_CALLS } from './page-calls.ts'

/** A sample tests one fault per row: number 2n mod F in row n. F, the number of faults, is odd, so all occur. */
function isInSample(rowIndex: number, faultIndex: number): boolean {
  return (2 * rowIndex) % FAULTS.length === faultIndex
}

for (const [rowIndex, row] of OPERATION_CALLS.entries()) {
  const isFile = !('application/json' in (row.operation.document.responses[200]?.content ?? {}))
  for (const [faultIndex, [name, meaning, fault]] of FAULTS.entries()) {
    if (isFile && FIELD_FAULTS.has(name)) continue
    if (!process.env.FULL && !isInSample(rowIndex, faultIndex)) continue
    const states = EXPECTED[row.call.kind]
    const cell = { row, fault, meaning, state: states[meaning] ?? states.otherwise }
    test(`${row.name} × ${name}`, async ({ page, stage }) => playCell(page, stage, cell))
  }
}
