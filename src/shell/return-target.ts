import type { AnyRouter } from '@tanstack/react-router'
import { createStore } from '#lib/store.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** Set on the TLD list: the index of the preferences page in the browser history. Survives a reload. */
    preferencesAt?: number
  }
}

/** The preferences page from which the user opened the TLD list. Only in memory, because it contains the key. */
export const returnTarget = createStore<{ hash: string; accessKey: string } | undefined>(undefined)

export function historyIndex({ state: { location } }: AnyRouter): number {
  const { __TSR_index: index } = location.state
  return index
}
