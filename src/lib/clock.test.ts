import { beforeEach, expect, test, vi } from 'vitest'
import { learnBackendTime, now } from './clock.ts'
import { setStateSource } from './request-state.ts'

const DEVICE_TIME = new Date('2026-12-04T13:00:00Z')

beforeEach(() => {
  const state = new Map()
  setStateSource(() => state)
  vi.useFakeTimers({ now: DEVICE_TIME })
  return () => vi.useRealTimers()
})

test('returns the device time before the first response', () => {
  expect(now()).toEqual(DEVICE_TIME)
})

test('returns the backend time after a response', () => {
  learnBackendTime('Sat, 05 Dec 2026 14:00:00 GMT')
  expect(now()).toEqual(new Date('2026-12-05T14:00:00Z'))
  vi.advanceTimersByTime(60_000)
  expect(now()).toEqual(new Date('2026-12-05T14:01:00Z'))
})

test.each([null, '', 'soon'])('ignores the header %j', (header) => {
  learnBackendTime('Sat, 05 Dec 2026 14:00:00 GMT')
  learnBackendTime(header)
  expect(now()).toEqual(new Date('2026-12-05T14:00:00Z'))
})
