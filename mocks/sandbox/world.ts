import type { Contracts } from '#mocks/contracts/operations.ts'
import { createFaultOrders, type FaultOrders } from './fault-orders.ts'
import { openJournal } from './journal.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { createUploads, type Uploads } from './received-uploads.ts'
import { createTables, type Tables } from './tables.ts'
import { createViolations, type Violations } from './violations.ts'

export interface SandboxOptions {
  features: Record<string, boolean>
  /** Whether the calls of an operation come here, by its path; all do when left out. */
  serves?: (method: string, path: string) => boolean
  /** The sandbox's clock; the real one when left out. */
  now?: () => Date
  /** Gets one line for every breach of a contract and every failure of the sandbox; standard error when left out. */
  report?: (line: string) => void
  /** Where to keep what was saved, so that it is there after a restart; in memory only when left out. */
  file?: string
  /** Seed of made-up data: the same number gives the same data. */
  seed?: number
  /** How many TLDs the list has; all real ones when left out, made-up ones beyond those. */
  tlds?: number
}

export interface World {
  contracts: Contracts
  features: Record<string, boolean>
  serves: (method: string, path: string) => boolean
  now: () => Date
  ledger: Ledger
  faults: FaultOrders
  violations: Violations
  report: (line: string) => void
  /** The memory: it survives a restart when the sandbox has a file, and a reset empties it. */
  tables: Tables
  uploads: Uploads
  seed: number
  tlds: number | undefined
  /** Forgets everything that was saved; violations stay. */
  reset: () => void
}

export function createWorld(contracts: Contracts, options: SandboxOptions): World {
  const now = options.now ?? (() => new Date())
  const report = options.report ?? console.error
  const tables = createTables(options.file === undefined ? undefined : openJournal(options.file))
  const uploads = createUploads(tables)
  const faults = createFaultOrders()
  return {
    contracts,
    features: options.features,
    serves: options.serves ?? (() => true),
    now,
    ledger: createLedger(tables),
    faults,
    violations: createViolations(now, report),
    report,
    tables,
    uploads,
    seed: options.seed ?? 1,
    tlds: options.tlds,
    reset() {
      tables.clear()
      uploads.drop()
      faults.clear()
    },
  }
}
