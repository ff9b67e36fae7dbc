import { expect, test } from 'vitest'
import { inSlices } from './in-slices.ts'

test('work in slices gives its result, and stops when it is called off', async () => {
  let steps = 0
  function* work(): Generator<void, string> {
    for (; steps < 1000; steps += 1) yield
    return 'done'
  }
  const called = new AbortController()
  called.abort()
  expect(await inSlices(work(), called.signal)).toBeUndefined()
  expect(steps).toBe(0)
  expect(await inSlices(work(), new AbortController().signal)).toBe('done')
})
