import type { Operation } from '#mocks/contracts/operations.ts'
import type { TestedOperation } from './contract-tests.ts'
import { withoutExample } from './examples.ts'
import type { Faults } from './stand-ins.ts'

/** Everything that was found by running. */
export interface Findings {
  operations: Operation[]
  clients: ReadonlyMap<string, string>
  tests: ReadonlyMap<string, TestedOperation>
  sandbox: Faults
  prism: Faults
}

/** What each part of the project does for an operation: a word when there is something, else the gap. */
export interface Row {
  operation: string
  cells: Cell[]
}

type Cell = { has: string } | { gap: string }

const COLUMNS = ['client function', 'contract test', 'sandbox', 'Prism', 'examples']

/** One row for each operation of a backend. The sandbox's own operations are tools: not every one has a client. */
export function tableOf({ operations, clients, tests, sandbox, prism }: Findings): Row[] {
  return operations
    .filter(({ contract }) => contract !== 'sandbox')
    .map(({ id, document }) => {
      const client = clients.get(id)
      const missing = withoutExample(document)
      return {
        operation: id,
        cells: [
          client ? { has: client } : { gap: 'no function calls it' },
          testCell(tests.get(id)),
          answerCell(sandbox(id)),
          answerCell(prism(id)),
          missing.length > 0 ? { gap: `none for ${missing.join(', ')}` } : { has: 'all' },
        ],
      }
    })
}

function testCell(tested: TestedOperation | undefined): Cell {
  if (!tested?.held) return { gap: 'no test holds it against payloads' }
  return tested.called ? { has: 'held and called' } : { gap: 'no test calls it' }
}

function answerCell(fault: string | undefined): Cell {
  return fault === undefined ? { has: 'answers' } : { gap: fault }
}

/** The gaps, one line each; empty when there is none. */
export function gapsOf(rows: Row[]): string[] {
  return rows.flatMap(({ operation, cells }) =>
    cells.flatMap((cell, column) =>
      'gap' in cell ? [`✗ ${operation}, ${COLUMNS[column]}: ${cell.gap.replace(/\.$/, '')}.`] : [],
    ),
  )
}

/** The table for people. */
export function textOf(rows: Row[]): string {
  const lines = [
    ['operation', ...COLUMNS],
    ...rows.map(({ operation, cells }) => [operation, ...cells.map((cell) => ('has' in cell ? cell.has : 'GAP'))]),
  ]
  const widths = (lines[0] ?? []).map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
