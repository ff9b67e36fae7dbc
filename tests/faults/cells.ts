import { loadContracts, type Operation } from '#mocks/contracts/operations.ts'
import { EXPECTED } from './expected.ts'
import { FAULT_NAMES, type FaultName } from './faults.ts'
import { MEANING, type Meaning } from './meanings.ts'
import type { State } from './state.ts'
import type { Way } from './way.ts'
import { waysOf } from './ways.ts'

/** An operation as one page calls it: a row of the table. */
export type Row = { name: string; operation: Operation; way: Way }

/** One call with one fault. */
export type Cell = { row: Row; fault: FaultName; meaning: Meaning } & (
  | { state: State; isRun: boolean }
  /** Why the fault cannot befall the call. */
  | { without: string }
)
/** A cell whose fault can befall the call. */
export type Applicable = Extract<Cell, { state: State }>

const contracts = await loadContracts()

/** The rows, in the order of the contracts. */
export const ROWS: readonly Row[] = contracts.operations
  .filter(({ contract }) => contract !== 'sandbox')
  .flatMap((operation) => waysOf(operation).map((way) => ({ name: `${operation.id} (${way.page})`, operation, way })))

/** Faults in the fields of an answer, which a file does not have. */
const OF_FIELDS: ReadonlySet<FaultName> = new Set([
  'truncated JSON',
  'wrong types',
  'missing fields',
  'extra fields',
  'odd names',
])

/** One fault a row, two further on than in the row before: with an odd number of faults, every one is among them. */
function isInSample(rowIndex: number, faultIndex: number): boolean {
  return (2 * rowIndex) % FAULT_NAMES.length === faultIndex
}

/** Every cell of the table, row by row; which of them are run follows from `FULL`. */
export const CELLS: readonly Cell[] = ROWS.flatMap((row, rowIndex) =>
  FAULT_NAMES.map((fault, faultIndex): Cell => {
    const meaning = MEANING[fault]
    const answer = row.operation.document.responses[200]?.content ?? {}
    if (OF_FIELDS.has(fault) && !('application/json' in answer)) {
      return { row, fault, meaning, without: 'the answer is a file' }
    }
    const table = EXPECTED[row.way.kind]
    const state = table[meaning] ?? table.otherwise
    return { row, fault, meaning, state, isRun: Boolean(process.env.FULL) || isInSample(rowIndex, faultIndex) }
  }),
)

/** The title of a cell's test. */
export const idOf = ({ row, fault }: Pick<Cell, 'row' | 'fault'>): string => `${row.name} × ${fault}`
