import type { components } from '#api/generated/sandbox.d.ts'
import type { Tables } from './tables.ts'

type LedgerEntry = components['schemas']['LedgerEntry']

/** The state-changing requests that have arrived, whatever became of them. */
export interface Ledger {
  record: (entry: LedgerEntry) => void
  /** Oldest first; with a key only what was sent for exactly this key. */
  entries: (key?: string) => LedgerEntry[]
}

export function createLedger(tables: Tables): Ledger {
  const all = tables.open<LedgerEntry>('ledger')
  return {
    record: (entry) => all.set(String(all.size()), entry),
    entries: (key) => all.values().filter((entry) => key === undefined || entry.key === key),
  }
}
