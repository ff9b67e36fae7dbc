import { expect, test, vi } from 'vitest'
import { createStore } from './store.ts'
import { setStateSource, type RequestState } from './request-state.ts'

test('notifies listeners of changes until they unsubscribe', () => {
  const store = createStore(Number.NaN)
  const listener = vi.fn<() => void>()
  const stop = store.subscribe(listener)
  store.set(Number.NaN)
  expect(listener).not.toHaveBeenCalled()
  store.set(1)
  store.set(1)
  expect(listener).toHaveBeenCalledOnce()
  stop()
  store.set(2)
  expect(listener).toHaveBeenCalledOnce()
})

test('has a separate value for each page request', () => {
  const states: RequestState[] = [new Map(), new Map()]
  let current = 0
  setStateSource(() => states[current] ?? new Map())
  const store = createStore('a')
  store.set('b')
  current = 1
  expect(store.get()).toBe('a')
  current = 0
  expect(store.get()).toBe('b')
})
