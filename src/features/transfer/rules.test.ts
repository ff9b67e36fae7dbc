import { expect, test } from 'vitest'
import { needsCode, readLegacyLink, statusOfIn } from './rules.ts'

test.each([
  [{}, 'open', undefined],
  [{ transfer_confirm_time: 0 }, 'open', undefined],
  [{ transfer_confirm_time: 1_795_165_391 }, 'answered', 'approved'],
  [{ transfer_confirm_time: 1_795_165_391, approval_deadline: '2020-01-01T00:00:00Z' }, 'answered', 'approved'],
  [{ transfer_confirm_time: 1_795_165_391, answer: 'declined' }, 'answered', 'declined'],
  [{ approval_deadline: '2020-01-01T00:00:00Z' }, 'expired', undefined],
  [{ approval_deadline: 'soon' }, 'open', undefined],
])('%j is %s %s', (transfer, is, answer) => {
  const itemStatus = statusOfIn(transfer)
  expect(itemStatus.is).toBe(is)
  expect(itemStatus.is === 'answered' ? itemStatus.answer : undefined).toBe(answer)
})

test('a confirmation tells when and from where', () => {
  expect(statusOfIn({ transfer_confirm_time: 1_795_165_391, owner_confirm_ip: '203.0.113.24' })).toMatchObject({
    at: new Date(1_795_165_391_000),
    from: '203.0.113.24',
  })
})

test.each([
  [0, false],
  ['0', false],
  [false, false],
  [1, true],
  [null, true],
  [undefined, true],
] as const)('auth_code_required %j: %s', (flag, needed) => {
  expect(needsCode({ auth_code_required: flag })).toBe(needed)
})

test.each([
  [{}, {}],
  [{ domain: ' a.example ', key: '' }, { domain: 'a.example' }],
  [{ key: 'k', id: 'i', unique_id: 'u', rid: 'r' }, { key: 'k' }],
  [{ id: 'i', rid: 'r' }, { key: 'i' }],
  [{ unique_id: 'u', rid: 'r' }, { key: 'u' }],
  [
    { rid: 'r', domain: 'a.example' },
    { key: 'r', domain: 'a.example' },
  ],
])('an older link with %j names %j', (search, link) => expect(readLegacyLink(search)).toEqual(link))
