import { useSyncExternalStore } from 'react'
import type { Store } from '#lib/store.ts'

/** Returns the value of a store, and renders again when it changes. */
export function useStore<T>({ subscribe, get }: Store<T>): T {
  return useSyncExternalStore(subscribe, get, get)
}
