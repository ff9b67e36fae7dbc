import { beforeEach, expect, test, vi } from 'vitest'
import { type ContactCase, domainsOf, isApprovalLate, statusOf } from './contact-case.ts'

const ANSWER = { answer: 'approved', answered_at: '2026-11-01T10:00:00Z', answered_ip: '192.0.2.7', reference: 'R-1' }

test.each([[0], ['0'], [false], [null], [undefined], ['no']])('a case is open if `verified` is %j', (verified) => {
  expect(statusOf({ ...ANSWER, verified } as ContactCase)).toEqual({ is: 'open' })
})

test.each([[1], ['1'], [true]])('a case is answered if `verified` is %j', (verified) => {
  expect(statusOf({ ...ANSWER, verified } as ContactCase)).toEqual({
    is: 'answered',
    answer: 'approved',
    at: new Date('2026-11-01T10:00:00Z'),
    from: '192.0.2.7',
    reference: 'R-1',
  })
  expect(statusOf({ verified } as ContactCase)).toMatchObject({ is: 'answered', at: undefined })
})

test('a case stays open after the deadline', () => {
  expect(statusOf({ verified: 0, approval_deadline: '2020-01-01T00:00:00Z' })).toEqual({ is: 'open' })
})

test('lists each domain once, in the given order', () => {
  const list = ['b.example', ' a.example ', '', null, 'b.example', 'a.example']
  expect(domainsOf({ domain_list: list as never })).toEqual(['b.example', 'a.example'])
  for (const noList of [undefined, null, 'a.example']) expect(domainsOf({ domain_list: noList as never })).toEqual([])
})

const DUE = '2026-11-20T00:00:00Z'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T00:00:01Z') })
  return () => vi.useRealTimers()
})

test('an approval is late after the deadline', () => {
  expect(isApprovalLate({ approval_deadline: DUE, verified: 1, answered_at: '2026-11-19T00:00:00Z' })).toBe(false)
  expect(isApprovalLate({ approval_deadline: DUE, verified: 1, answered_at: '2026-11-21T00:00:00Z' })).toBe(true)
  expect(isApprovalLate({ approval_deadline: DUE, verified: 1, answered_at: DUE })).toBe(false)
})

test('treats a pending approval, or one without a date, as made now', () => {
  expect(isApprovalLate({ approval_deadline: DUE })).toBe(true)
  expect(isApprovalLate({ approval_deadline: DUE, verified: 1 })).toBe(true)
  vi.setSystemTime(new Date('2026-11-19T00:00:00Z'))
  expect(isApprovalLate({ approval_deadline: DUE })).toBe(false)
})

test('ignores the date of an earlier approval; without a deadline, no approval is late', () => {
  expect(isApprovalLate({ approval_deadline: '2001-01-01T00:00:00Z', answered_at: '2000-01-01T00:00:00Z' })).toBe(true)
  expect(isApprovalLate({ verified: 1 })).toBe(false)
})
