import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { policyAt, type Policy } from './policy.ts'

const DOC = readFileSync(new URL('../../docs/policy.md', import.meta.url), 'utf8')
const NOW = new Date('2026-11-26T00:00:00Z')

const COLUMNS = [
  policyAt(NOW, 'example.com'),
  policyAt(NOW, 'example.com', { isPreview: true }),
  policyAt(NOW, 'example.co.uk'),
]

const yesOrNo = (value: boolean) => (value ? 'yes' : 'no')
const days = (count: number) => (count > 0 ? `${count} days` : 'none')

/** The rows of the table in docs/policy.md. */
const ROWS: [rule: string, cell: (policy: Policy) => string][] = [
  ['Policy', ({ source }) => source],
  ['In force since', ({ since }) => since ?? 'no date'],
  ['Transfer is carried out after', ({ transferDays }) => days(transferDays)],
  ['Lock after a transfer', ({ lockAfterTransferDays }) => days(lockAfterTransferDays)],
  ['Lock after a change of registrant', ({ lockAfterTradeDays }) => days(lockAfterTradeDays)],
  ['Each side of a change of registrant has', ({ tradeDays }) => days(tradeDays)],
  ['Contact data is verified within', ({ verificationDays }) => days(verificationDays)],
  ['Confirmation form on transfer away', ({ hasConfirmationForm }) => yesOrNo(hasConfirmationForm)],
  ['… names the new registrar’s IANA ID', ({ confirmationNamesRegistrar }) => yesOrNo(confirmationNamesRegistrar)],
  ['Transfer away can be approved immediately', ({ transferAwayApproval }) => yesOrNo(transferAwayApproval)],
  ['Name of the code', ({ codeName }) => (codeName === 'tac' ? 'TAC' : 'auth code')],
]

test('matches the table in the documentation', () => {
  const table = DOC.split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, 5)
        .map((cell) => cell.trim()),
    )
  expect(table.slice(2)).toEqual(ROWS.map(([rule, cell]) => [rule, ...COLUMNS.map(cell)]))
})

test.each([
  ['2010-01-01T00:00:00Z', '2016-12-01'],
  ['2016-12-01T00:00:00Z', '2016-12-01'],
  ['2025-08-20T23:59:59.999Z', '2016-12-01'],
  ['2025-08-21T00:00:00Z', '2025-08-21'],
  ['2036-01-01T00:00:00Z', '2025-08-21'],
])('on %s, selects the policy of %s', (moment, since) => {
  expect(policyAt(new Date(moment), 'example.com').since).toBe(since)
})

test.each(['example.de', 'example.co.uk', '例え.jp', 'example.рф'])(
  '%s follows the rules of its registry',
  (domain) => {
    expect(policyAt(NOW, domain, { isPreview: true })).toMatchObject({ tldType: 'cctld', hasConfirmationForm: false })
  },
)

test('prescribes nothing without a domain', () => {
  expect(policyAt(NOW, undefined)).toMatchObject({ tldType: 'unknown', lockAfterTradeDays: 0 })
})
