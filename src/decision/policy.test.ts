import { expect, test } from 'vitest'
import { policyAt } from './policy.ts'

test('what the policies of today prescribe', () => {
  expect(policyAt(new Date('2026-11-20T00:00:00Z'))).toMatchObject({
    since: '2016-12-01',
    source: expect.stringContaining('ICANN Transfer Policy of 2016-12-01') as string,
    codeName: 'authCode',
    transferDays: 5,
    lockDays: 60,
    verificationDays: 15,
    dataQualityDays: 30,
    claimsHours: 48,
    transferAwayApproval: true,
  })
})

test.each([
  ['2010-01-01T00:00:00Z', '2016-12-01'],
  ['2016-12-01T00:00:00Z', '2016-12-01'],
  ['2026-11-30T23:59:59.999Z', '2016-12-01'],
  ['2026-12-01T00:00:00Z', '2026-12-01'],
  ['2027-01-01T00:00:00Z', '2026-12-01'],
])('at %s the policy of %s is in force', (moment, since) => {
  const first = { ...policyAt(new Date()), since: '2016-12-01' }
  expect(policyAt(new Date(moment), [first, { ...first, since: '2026-12-01' }]).since).toBe(since)
})
