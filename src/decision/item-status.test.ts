import { beforeEach, expect, test, vi } from 'vitest'
import { deadlineOf } from './contact-case.ts'
import { toOutcome, readStatus } from './item-status.ts'

const DUE = '2026-11-20T12:00:00Z'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(DUE) })
  return () => vi.useRealTimers()
})

test.each([
  ['2026-11-20T11:59:59.999Z', false],
  [DUE, true],
  ['2026-11-20T12:00:00.001Z', true],
])('reads the status at %s with a deadline at 12:00 (passed: %s)', (now, passed) => {
  vi.setSystemTime(new Date(now))
  expect(readStatus({}, DUE)).toEqual(passed ? { is: 'expired', at: new Date(DUE) } : { is: 'open' })
  expect(deadlineOf({ approval_deadline: DUE })).toEqual({ at: new Date(DUE), passed })
})

test('an item does not expire without a readable deadline', () => {
  for (const deadline of [undefined, null, '', 0, 'soon']) expect(readStatus({}, deadline)).toEqual({ is: 'open' })
  expect(deadlineOf({})).toEqual({ at: undefined, passed: false })
})

test('an item is answered if it has an answer or a date, even after the deadline', () => {
  const answered = { is: 'answered', answer: undefined, at: undefined, from: undefined, reference: undefined }
  expect(readStatus({ answer: ' kept ' }, DUE)).toEqual({ ...answered, answer: 'kept' })
  expect(readStatus({ answered_at: DUE }, DUE)).toEqual({ ...answered, at: new Date(DUE) })
  const item = { answer: 'approved', answered_at: DUE, answered_ip: '192.0.2.7', reference: 'R-1' }
  expect(readStatus(item, undefined)).toEqual({
    is: 'answered',
    answer: 'approved',
    at: new Date(DUE),
    from: '192.0.2.7',
    reference: 'R-1',
  })
  expect(readStatus({ answered_ip: '192.0.2.7', reference: 'R-1' }, undefined)).toEqual({ is: 'open' })
})

test.each([
  ['approved', 'approved'],
  ['declined', 'declined'],
  ['cancelled', 'unknown'],
  [undefined, 'unknown'],
])('maps the answer %s to %s', (answer, outcome) => expect(toOutcome(answer)).toBe(outcome))
