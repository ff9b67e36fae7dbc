import { EXPECTED } from './expected.ts'
import { FAULTS, FIELD_FAULTS } from './faults.ts'
import { playCell } from './play.ts'
import { test } from './test.ts'
import { ROWS } from './page-calls.ts'

/** In a sample, row n has only fault 2n modulo the number of faults, which is odd so that every fault occurs. */
function isInSample(rowIndex: number, faultIndex: number): boolean {
  return (2 * rowIndex) % FAULTS.length === faultIndex
}

for (const [rowIndex, row] of ROWS.entries()) {
  const isFile = !('application/json' in (row.operation.document.responses[200]?.content ?? {}))
  for (const [faultIndex, [name, meaning, fault]] of FAULTS.entries()) {
    if (isFile && FIELD_FAULTS.has(name)) continue
    if (!process.env.FULL && !isInSample(rowIndex, faultIndex)) continue
    const states = EXPECTED[row.call.kind]
    const cell = { row, fault, meaning, state: states[meaning] ?? states.otherwise }
    test(`${row.name} × ${name}`, async ({ page, stage }) => playCell(page, stage, cell))
  }
}
