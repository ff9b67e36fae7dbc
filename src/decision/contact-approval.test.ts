import { beforeEach, expect, test, vi } from 'vitest'
import { isApprovedLate } from './contact-approval.ts'

const DUE = '2026-11-20T00:00:00Z'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T00:00:01Z') })
  return () => vi.useRealTimers()
})

test('late is what was approved after its deadline, however late that is read', () => {
  expect(isApprovedLate({ approval_deadline: DUE, verified: 1, answered_at: '2026-11-19T00:00:00Z' })).toBe(false)
  expect(isApprovedLate({ approval_deadline: DUE, verified: 1, answered_at: '2026-11-21T00:00:00Z' })).toBe(true)
  expect(isApprovedLate({ approval_deadline: DUE, verified: 1, answered_at: DUE })).toBe(false)
})

test('what is approved just now, or when nobody knows, counts as of now', () => {
  expect(isApprovedLate({ approval_deadline: DUE })).toBe(true)
  expect(isApprovedLate({ approval_deadline: DUE, verified: 1 })).toBe(true)
  vi.setSystemTime(new Date('2026-11-19T00:00:00Z'))
  expect(isApprovedLate({ approval_deadline: DUE })).toBe(false)
})

test('an approval of an earlier round says nothing, and without a deadline none is late', () => {
  expect(isApprovedLate({ approval_deadline: '2001-01-01T00:00:00Z', answered_at: '2000-01-01T00:00:00Z' })).toBe(true)
  expect(isApprovedLate({ verified: 1 })).toBe(false)
})
