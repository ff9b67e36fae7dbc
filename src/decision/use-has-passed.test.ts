// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useHasPassed } from './use-has-passed.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const after = (ms: number) => new Date(NOW.getTime() + ms)
const advance = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  return () => {
    cleanup()
    vi.useRealTimers()
  }
})

// The second period is longer than the maximum delay of a timer.
test.each([90_000, 40 * 86_400_000])('renders again after %i ms, not before', (ms) => {
  const onRender = vi.fn<(passed: boolean) => void>()
  renderHook(() => onRender(useHasPassed(after(ms))))
  advance(ms - 1)
  expect(onRender.mock.calls).toEqual([[false]])
  advance(1)
  expect(onRender.mock.calls).toEqual([[false], [true]])
})

test('has a timer only while it waits for the moment to pass', () => {
  const initialProps: { end: Date | undefined } = { end: undefined }
  const { result, rerender, unmount } = renderHook(({ end }) => useHasPassed(end), { initialProps })
  expect([result.current, vi.getTimerCount()]).toEqual([false, 0])
  rerender({ end: after(1000) })
  rerender({ end: after(5000) })
  advance(1000)
  expect([result.current, vi.getTimerCount()]).toEqual([false, 1])
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
