import { beforeEach, expect, test, vi } from 'vitest'
import { isApprovedLate } from './contact-approval.ts'

const DUE = '2026-11-20T00:00:00Z'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T00:00:01Z') })
  return () => vi.useRealTimers()
})

test('is late if it was approved after the deadline', () => {
  expect(isApprovedLate({ approval_deadline: DUE, verified: 1, answered_at: '2026-11-19T00:00:00Z' })).toBe(false)
  expect(isApprovedLate({ approval_deadline: DUE, verified: 1, answered_at: '2026-11-21T00:00:00Z' })).toBe(true)
  expect(isApprovedLate({ approval_deadline: DUE, verified: 1, answered_at: DUE })).toBe(false)
})

test('uses the current time if the date is unknown', () => {
  expect(isApprovedLate({ approval_deadline: DUE })).toBe(true)
  expect(isApprovedLate({ approval_deadline: DUE, verified: 1 })).toBe(true)
  vi.setSystemTime(new Date('2026-11-19T00:00:00Z'))
  expect(isApprovedLate({ approval_deadline: DUE })).toBe(false)
})

test('ignores an earlier approval, and is never late without a deadline', () => {
  expect(isApprovedLate({ approval_deadline: '2001-01-01T00:00:00Z', answered_at: '2000-01-01T00:00:00Z' })).toBe(true)
  expect(isApprovedLate({ verified: 1 })).toBe(false)
})
