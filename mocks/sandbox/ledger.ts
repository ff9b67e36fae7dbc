import type { components } from '#api/generated/sandbox.d.ts'
import type { Tables } from './tables.ts'

type LedgerEntry = components['schemas']['LedgerEntry']

/** All state-changing requests, including rejected ones. */
export interface Ledger {
  record: (entry: LedgerEntry) => void
  /** Oldest first; all, or those with this key. */
  entries: (key?: string) => LedgerEntry[]
}

export function createLedger(tables: Tables): Ledger {
  const all = tables.open<LedgerEntry>('ledger')
  return {
    record: (entry) => all.set(String(all.size()), entry),
    entries: (key) => all.values().filter((entry) => key === undefined || entry.key === key),
  }
}
