// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useEndOfTime } from './use-end-of-time.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const after = (ms: number) => new Date(NOW.getTime() + ms)
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  return () => {
    cleanup()
    vi.useRealTimers()
  }
})

// The second one is longer than any timer can wait.
test.each([90_000, 40 * 86_400_000])('a page is drawn anew when the time of %i ms is over, and not before', (ms) => {
  const drawn = vi.fn<(passed: boolean) => void>()
  renderHook(() => drawn(useEndOfTime(after(ms))))
  pass(ms - 1)
  expect(drawn.mock.calls).toEqual([[false]])
  pass(1)
  expect(drawn.mock.calls).toEqual([[false], [true]])
  pass(ms)
  expect(drawn).toHaveBeenCalledTimes(2)
})

test('a page without an end waits for none, and one that is left or has another end no longer for the first', () => {
  const { result, rerender, unmount } = renderHook(({ end }) => useEndOfTime(end), {
    initialProps: { end: undefined as Date | undefined },
  })
  expect(result.current).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
  rerender({ end: after(1000) })
  rerender({ end: after(5000) })
  expect(vi.getTimerCount()).toBe(1)
  pass(1000)
  expect(result.current).toBe(false)
  pass(4000)
  expect(result.current).toBe(true)
  rerender({ end: after(9000) })
  expect(result.current).toBe(false)
  pass(4000)
  expect(result.current).toBe(true)
  rerender({ end: after(10_000) })
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
