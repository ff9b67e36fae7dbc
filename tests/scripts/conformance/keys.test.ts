import { expect, test } from 'vitest'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { casesOf, type Case } from '#scripts/conformance/cases.ts'
import { plannedCases } from '#scripts/conformance/planned-cases.ts'
import { BACKEND_OPERATIONS, keysFrom } from './support.ts'

const contextWith = (entries: object) => {
  const keys = keysFrom(entries)
  return { operations: BACKEND_OPERATIONS, scenarios: SCENARIOS, keys, allowWrites: true, run: 'a' }
}

function casesWith(id: string, entries: object): Case[] {
  const operation = BACKEND_OPERATIONS.find((one) => one.id === id)
  return operation ? casesOf(operation, contextWith(entries)) : []
}

const exampleIn = (cases: Case[]) => cases.find(({ group }) => group === 'example')

test('with a key file, skips states without a key', () => {
  const cases = casesWith('getConsent', { 'preferences/expired': 'their-own-key' })
  const tried = cases.filter(({ skipReason }) => !skipReason)
  expect(tried.map(({ name }) => name)).toEqual(['state preferences/expired', 'unknown key'])
  expect(tried[0]?.plan.path).toEqual({ access_key: 'their-own-key' })
  const skipped = cases.filter(({ skipReason }) => skipReason)
  expect(skipped.length).toBeGreaterThan(40)
  for (const { skipReason } of skipped) expect(skipReason).toMatch(/^no key for (preferences|data-sharing)\//)
})

test('prefers the key and values given for one operation', () => {
  const cases = casesWith('declineTransferIn', {
    'transfer-in/in-idn': 'for-all',
    'transfer-in/in-idn@declineTransferIn': { key: 'for-declining', domain: 'a.example' },
  })
  expect(exampleIn(cases)?.plan.body?.value).toEqual({ key: 'for-declining', domain: 'a.example' })
})

test('uses the values given for an operation without states', () => {
  const example = exampleIn(casesWith('getBranding', { getBranding: { 'x-reseller-realm': 'acme' } }))
  expect(example?.plan.header).toMatchObject({ 'x-reseller-realm': 'acme' })
  expect(example?.skipReason).toBeUndefined()
})

test('decides an item once; the same key in another flow is another item', () => {
  const states = ['transfer-in/in-open', 'transfer-in/in-idn', 'transfer-away/away-open', 'trademark/open']
  const cases = plannedCases(contextWith(Object.fromEntries(states.map((state) => [state, 'K']))))
  const decisions = cases.filter(
    ({ group, operation, plan, skipReason }) =>
      group === 'example' &&
      !operation.safe &&
      JSON.stringify(plan.body).includes('"K"') &&
      !skipReason?.startsWith('no key'),
  )
  const usedBy = (id: string, entry: string) => `its key is used up by ${id}; add another key as "${entry}"`
  expect(decisions.map(({ operation, skipReason }) => [operation.id, skipReason])).toEqual([
    ['approveTrademarkNotice', undefined],
    ['declineTrademarkNotice', usedBy('approveTrademarkNotice', 'trademark/open@declineTrademarkNotice')],
    ['approveTransferIn', undefined],
    ['declineTransferIn', usedBy('approveTransferIn', 'transfer-in/in-idn@declineTransferIn')],
    ['approveTransferAway', undefined],
    ['declineTransferAway', usedBy('approveTransferAway', 'transfer-away/away-open@declineTransferAway')],
  ])
})

test.each([
  ['invalid JSON', '{', /is not JSON\./],
  [
    'unknown states',
    { 'trademark/expird': 'x', nobody: 'x' },
    /"trademark\/expird" is neither .*\n.*"nobody" is neither /,
  ],
  ['an unknown operation', { 'trademark/open@sell': 'x' }, /"trademark\/open@sell" is neither /],
  [
    'a fault of the sandbox',
    { 'trademark/never': 'x' },
    /has a fault that only the sandbox can inject\. Remove this entry\.$/,
  ],
  ['an empty key', { 'preferences/expired': '' }, /must NOT have fewer than 1 characters/],
  ['a misspelled value', { 'trademark/open': { key: 'x', domian: 'y' } }, /cannot contain "domian"\. Allowed: key, /],
])('rejects a key file with %s', (_, content, problem) => {
  expect(() => keysFrom(content)).toThrow(problem)
})
