import type { AnyRouter } from '@tanstack/react-router'
import { createStore } from '#lib/store.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** On a list of TLDs: the place in the tab's history of the preferences page that led there. It survives a reload. */
    preferencesAt?: number
  }
}

/** Whence a person went to the list of TLDs: its address holds no key, and a key is kept in memory only. */
export const lastWay = createStore<{ hash: string; accessKey: string } | undefined>(undefined)

/** Returns the place of the current page in the tab's history, as the router counts it. */
export function placeInHistory({ state: { location } }: AnyRouter): number {
  const { __TSR_index: place } = location.state
  return place
}
