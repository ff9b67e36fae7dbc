import { currentState } from './request-state.ts'

/** A value outside React, separate for each page request. Fits `useSyncExternalStore`. */
export type Store<T> = {
  get: () => T
  set: (value: T) => void
  subscribe: (listener: () => void) => () => void
}

/** Creates a store. Setting an identical value notifies no one. */
export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>()
  const store: Store<T> = {
    get: () => (currentState().has(store) ? (currentState().get(store) as T) : initial),
    set(value) {
      if (Object.is(value, store.get())) return
      currentState().set(store, value)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return store
}
