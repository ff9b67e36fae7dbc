import type { components } from '#api/generated/sandbox.d.ts'

type LedgerEntry = components['schemas']['LedgerEntry']

/** The state-changing requests that have arrived, whatever became of them. */
export interface Ledger {
  record: (entry: LedgerEntry) => void
  /** Oldest first; with a key only what was sent for exactly this key. */
  entries: (key?: string) => LedgerEntry[]
  clear: () => void
}

export function createLedger(): Ledger {
  let all: LedgerEntry[] = []
  return {
    record: (entry) => void all.push(entry),
    entries: (key) => all.filter((entry) => key === undefined || entry.key === key),
    clear: () => void (all = []),
  }
}
