import type { AnyRouter } from '@tanstack/react-router'
import { createStore } from '#lib/store.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** On the TLD list: the position of the preferences page in the tab's history. Survives a reload. */
    preferencesAt?: number
  }
}

/** Where the user came from to the TLD list, in memory only because of the key. */
export const returnTarget = createStore<{ hash: string; accessKey: string } | undefined>(undefined)

export function placeInHistory({ state: { location } }: AnyRouter): number {
  const { __TSR_index: place } = location.state
  return place
}
