import { CELLS, idOf, type Applicable } from './cells.ts'
import { playCell } from './play.ts'
import { test } from './test.ts'

const isRun = (cell: (typeof CELLS)[number]): cell is Applicable => 'state' in cell && cell.isRun

for (const cell of CELLS.filter(isRun)) {
  test(idOf(cell), async ({ page, stage }) => playCell(page, stage, cell))
}
