import { expect, test, vi } from 'vitest'
import { createStore } from './store.ts'
import { separateVisits, type Visit } from './visit.ts'

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

test('has a separate value for each visit', () => {
  const visits: Visit[] = [new Map(), new Map()]
  let current = 0
  separateVisits(() => visits[current] ?? new Map())
  const store = createStore('a')
  store.set('b')
  current = 1
  expect(store.get()).toBe('a')
  current = 0
  expect(store.get()).toBe('b')
})
