import { expect, test } from 'vitest'
import { isApprovedLate } from './contact-approval.ts'

const DUE = '2026-11-20T00:00:00Z'

test('late is what was approved after its deadline, however late that is read', () => {
  expect(isApprovedLate({ approval_deadline: DUE, verified: 1, answered_at: '2026-11-19T00:00:00Z' })).toBe(false)
  expect(isApprovedLate({ approval_deadline: DUE, verified: 1, answered_at: '2026-11-21T00:00:00Z' })).toBe(true)
})

test('an approval of an earlier round says nothing, and without a deadline none is late', () => {
  expect(isApprovedLate({ approval_deadline: '2001-01-01T00:00:00Z', answered_at: '2000-01-01T00:00:00Z' })).toBe(true)
  expect(isApprovedLate({ verified: 1 })).toBe(false)
})
