import { expect, test } from 'vitest'
import { daysAfter, needsCode, statusOfTransferIn } from './rules.ts'

test.each([
  [{ transfer_confirm_time: 0 }, 'open', undefined],
  [{ transfer_confirm_time: 1_795_165_391, approval_deadline: '2020-01-01T00:00:00Z' }, 'answered', 'approved'],
  [{ transfer_confirm_time: 1_795_165_391, answer: 'declined' }, 'answered', 'declined'],
  [{ approval_deadline: '2020-01-01T00:00:00Z' }, 'expired', undefined],
  [{ approval_deadline: 'soon' }, 'open', undefined],
])('%j has the status %s with the answer %s', (transfer, is, answer) => {
  const itemStatus = statusOfTransferIn(transfer)
  expect(itemStatus.is).toBe(is)
  expect(itemStatus.is === 'answered' ? itemStatus.answer : undefined).toBe(answer)
})

test('uses the date and IP address of a confirmation if the answer lacks them', () => {
  const confirmed = { transfer_confirm_time: 1_795_165_391, owner_confirm_ip: '203.0.113.24', reference: 'T-1' }
  const expected = { is: 'answered', answer: 'approved', reference: 'T-1' }
  const [at, from] = [new Date(1_795_165_391_000), '203.0.113.24']
  expect(statusOfTransferIn(confirmed)).toEqual({ ...expected, at, from })
  const [answeredAt, answeredFrom] = ['2026-11-20T08:00:00Z', '192.0.2.7']
  const answered = { ...confirmed, answer: 'approved', answered_at: answeredAt, answered_ip: answeredFrom } as const
  expect(statusOfTransferIn(answered)).toEqual({ ...expected, at: new Date(answeredAt), from: answeredFrom })
  expect(statusOfTransferIn({ ...answered, answered_at: null })).toEqual({ ...expected, at, from: answeredFrom })
  expect(statusOfTransferIn({ ...answered, answered_ip: '' })).toEqual({ ...expected, at: new Date(answeredAt), from })
  expect(statusOfTransferIn({ ...confirmed, answered_at: answeredAt })).toEqual({
    ...expected,
    at: new Date(answeredAt),
    from,
  })
})

test('adds days of 24 hours, even when the clocks change', () => {
  expect(daysAfter(new Date('2026-10-24T22:30:00Z'), 5)).toEqual(new Date('2026-10-29T22:30:00Z'))
})

test.each([
  [0, false],
  [1, true],
  [undefined, true],
] as const)('with auth_code_required %j, needs a code: %s', (flag, needed) => {
  expect(needsCode({ auth_code_required: flag })).toBe(needed)
})
