import { currentVisit } from './visit.ts'

/** A value that lives outside React, one for each visit: read it, set it, hear of changes. Fits `useSyncExternalStore`. */
export type Store<T> = {
  get: () => T
  set: (value: T) => void
  subscribe: (listener: () => void) => () => void
}

/** Creates a store that holds `initial` until it is set; setting an identical value notifies nobody. */
export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>()
  const store: Store<T> = {
    get: () => (currentVisit().has(store) ? (currentVisit().get(store) as T) : initial),
    set(value) {
      if (Object.is(value, store.get())) return
      currentVisit().set(store, value)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return store
}
