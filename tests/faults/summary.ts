import { mkdirSync, writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { CELLS, idOf, ROWS, type Cell } from './cells.ts'
import { FAULT_NAMES } from './faults.ts'

type Mark = 'ok' | 'FAIL' | '-' | '.'

const FILE = new URL('../../test-results/faults.txt', import.meta.url)
const FIRST_COLUMN = 'A'.charCodeAt(0)
const LEGEND = 'ok handled, FAIL not handled, - cannot be (see below), . not run'

/** Writes the table of the run to `test-results/faults.txt`, and prints it. */
export default class Summary implements Reporter {
  readonly #results = new Map<string, boolean>()

  onTestEnd({ title }: TestCase, { status }: TestResult): void {
    this.#results.set(title, status === 'passed')
  }

  onEnd(): void {
    const text = tableOf((cell) => markOf(cell, this.#results.get(idOf(cell))))
    mkdirSync(new URL('.', FILE), { recursive: true })
    writeFileSync(FILE, text)
    console.log(`\n${text}`)
  }
}

/** What stands in a cell. `passed` is undefined where its test was not run. */
function markOf(cell: Cell, passed: boolean | undefined): Mark {
  if ('without' in cell) return '-'
  if (passed === undefined) return '.'
  return passed ? 'ok' : 'FAIL'
}

/** The table in plain text, rows by columns; the counts are its last lines. */
function tableOf(mark: (cell: Cell) => Mark): string {
  const marks = CELLS.map((cell) => ({ cell, mark: mark(cell) }))
  const count = (wanted: Mark) => marks.filter((each) => each.mark === wanted).length
  const width = Math.max(...ROWS.map(({ name }) => name.length))
  const line = (name: string, cells: readonly string[]) =>
    `${name.padEnd(width)} ${cells.map((each) => each.padStart(4)).join(' ')}`.trimEnd()
  const columns = FAULT_NAMES.map((_, index) => String.fromCharCode(FIRST_COLUMN + index))
  const reasons = new Set(CELLS.flatMap((cell) => ('without' in cell ? [`- ${cell.row.name}: ${cell.without}`] : [])))
  const [ok, failed, without, notRun] = [count('ok'), count('FAIL'), count('-'), count('.')]
  return [
    ...FAULT_NAMES.map((fault, index) => `${columns[index]}  ${fault}`),
    '',
    LEGEND,
    '',
    line('', columns),
    ...ROWS.map((row) =>
      line(
        row.name,
        marks.filter(({ cell }) => cell.row === row).map((each) => each.mark),
      ),
    ),
    '',
    ...reasons,
    '',
    `cells:   ${marks.length}`,
    `run:     ${ok + failed} (${notRun} not run)`,
    `handled: ${ok} (${ok + failed === 0 ? 0 : ((100 * ok) / (ok + failed)).toFixed(1)} % of those run)`,
    `n/a:     ${without}`,
    '',
  ].join('\n')
}
