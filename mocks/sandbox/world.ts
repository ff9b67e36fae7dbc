import type { components } from '#api/generated/sandbox.d.ts'
import type { Contracts } from '#mocks/contracts/operations.ts'
import { createInjectedFaults, type InjectedFaults } from './injected-faults.ts'
import { openTableFile } from './table-file.ts'
import { createUploads, type Uploads } from './received-uploads.ts'
import { createTables, type Table, type Tables } from './tables.ts'
import { createViolations, type Violations } from './violations.ts'

export interface SandboxOptions {
  features: Record<string, boolean>
  /** Returns whether the sandbox serves an operation; by default, it serves all. */
  serves?: (method: string, path: string) => boolean
  /** The sandbox's clock; real time by default. */
  now?: () => Date
  /** Called with a line for each contract violation and sandbox failure; standard error by default. */
  report?: (line: string) => void
  /** File that preserves the state across restarts; by default, the state is only in memory. */
  file?: string
  /** Seed of generated data. */
  seed?: number
  /** Number of TLDs in the list: real ones, then made-up ones; by default, all real ones. */
  tlds?: number
}

/** The settings and the state that the handlers of a sandbox share. */
export interface World {
  contracts: Contracts
  features: Record<string, boolean>
  serves: (method: string, path: string) => boolean
  now: () => Date
  /** All state-changing requests, including rejected ones. */
  ledger: Table<components['schemas']['LedgerEntry']>
  faults: InjectedFaults
  violations: Violations
  report: (line: string) => void
  tables: Tables
  uploads: Uploads
  seed: number
  tldCount: number | undefined
  /** Deletes everything except violations. */
  reset: () => void
}

export function createWorld(contracts: Contracts, options: SandboxOptions): World {
  const now = options.now ?? (() => new Date())
  const report = options.report ?? console.error
  const tables = createTables(options.file === undefined ? undefined : openTableFile(options.file))
  const uploads = createUploads(tables)
  const faults = createInjectedFaults()
  return {
    contracts,
    features: options.features,
    serves: options.serves ?? (() => true),
    now,
    ledger: tables.open('ledger'),
    faults,
    violations: createViolations(now, report),
    report,
    tables,
    uploads,
    seed: options.seed ?? 1,
    tldCount: options.tlds,
    reset() {
      tables.clear()
      uploads.dropBytes()
      faults.clear()
    },
  }
}
