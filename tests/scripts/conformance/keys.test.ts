import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { casesOf, type Case } from '#scripts/conformance/cases.ts'
import { readKeys } from '#scripts/conformance/keys.ts'
import { plannedCases } from '#scripts/conformance/planned-cases.ts'
import { BACKENDS } from './support.ts'

const folder = mkdtempSync(join(tmpdir(), 'keys-'))
afterAll(() => rmSync(folder, { recursive: true }))

function keysFile(text: string): string {
  const file = join(folder, `${Math.random()}.json`)
  writeFileSync(file, text)
  return file
}

function contextWith(entries: object) {
  const keys = readKeys(keysFile(JSON.stringify(entries)), SCENARIOS, BACKENDS)
  return { operations: BACKENDS, scenarios: SCENARIOS, keys, allowWrites: true, run: 'a' }
}

/** The cases of an operation with a file of keys. */
function casesWith(id: string, entries: object): Case[] {
  const operation = BACKENDS.find((one) => one.id === id)
  return operation ? casesOf(operation, contextWith(entries)) : []
}

test('with a file of keys, a state without one is not tried', () => {
  const cases = casesWith('getConsent', { 'preferences/expired': 'their-own-key' })
  const tried = cases.filter(({ notTried }) => !notTried)
  expect(tried.map(({ name }) => name)).toEqual(['state preferences/expired', 'unknown key'])
  expect(tried[0]?.plan.path).toEqual({ access_key: 'their-own-key' })
  const others = cases.filter(({ notTried }) => notTried)
  expect(others.length).toBeGreaterThan(40)
  for (const { notTried } of others) expect(notTried).toMatch(/^no key for (preferences|data-sharing)\//)
})

test('a key may stand for one operation, and bring other values along', () => {
  const cases = casesWith('declineTransferIn', {
    'transfer-in/in-idn': 'for-all',
    'transfer-in/in-idn@declineTransferIn': { key: 'for-declining', domain: 'a.example' },
  })
  const example = cases.find(({ group }) => group === 'example')
  expect(example?.plan.body?.value).toEqual({ key: 'for-declining', domain: 'a.example' })
})

test('an operation without states takes values of its own', () => {
  const example = casesWith('getBranding', { getBranding: { 'x-reseller-realm': 'acme' } }).find(
    ({ group }) => group === 'example',
  )
  expect(example?.plan.header).toMatchObject({ 'x-reseller-realm': 'acme' })
  expect(example?.notTried).toBeUndefined()
})

test('the same key in another flow is another item, in the same flow it is used up', () => {
  const entries = {
    'transfer-in/in-open': 'K',
    'transfer-in/in-idn': 'K',
    'transfer-away/away-open': 'K',
    'trademark/open': 'K',
  }
  const decisions = plannedCases(contextWith(entries)).filter(
    ({ group, operation, plan, notTried }) =>
      group === 'example' &&
      !operation.safe &&
      JSON.stringify(plan.body).includes('"K"') &&
      !notTried?.startsWith('no key'),
  )
  expect(decisions.map(({ operation, notTried }) => [operation.id, notTried])).toEqual([
    ['approveTrademarkNotice', undefined],
    [
      'declineTrademarkNotice',
      'its key is used up by approveTrademarkNotice; give another as "trademark/open@declineTrademarkNotice"',
    ],
    ['approveTransferIn', undefined],
    [
      'declineTransferIn',
      'its key is used up by approveTransferIn; give another as "transfer-in/in-idn@declineTransferIn"',
    ],
    ['approveTransferAway', undefined],
    [
      'declineTransferAway',
      'its key is used up by approveTransferAway; give another as "transfer-away/away-open@declineTransferAway"',
    ],
  ])
})

test.each([
  ['no JSON', '{', /is not JSON\./],
  ['a list', '[]', /must be object/],
  ['an unknown state', '{"preferences/expird":"x"}', /"preferences\/expird" is no state/],
  ['a state without its flow', '{"in-open":"x"}', /"in-open" is no state/],
  [
    'an unknown operation',
    '{"trademark/open@sell":"x"}',
    /"trademark\/open@sell" is no state, no state of that operation/,
  ],
  ['a fault of the sandbox', '{"trademark/never":"x"}', /is a fault that only the sandbox can make\. Remove it\.$/],
  ['a number', '{"preferences/expired":7}', /must match one of: string, object/],
  ['an empty key', '{"preferences/expired":""}', /must NOT have fewer than 1 characters/],
  [
    'a misspelled value',
    '{"trademark/open":{"key":"x","domian":"a.example"}}',
    /has no value "domian"\. There are: key, /,
  ],
])('rejects a file of keys with %s', (_, text, line) => {
  expect(() => readKeys(keysFile(text), SCENARIOS, BACKENDS)).toThrow(line)
})

test('everything that is wrong with a file of keys is told at once, a line each', () => {
  const file = keysFile('{"trademark/never":"x","trademark/open":"y","nobody":"z"}')
  const named = (name: string) => expect.stringContaining(`"${name}"`) as string
  let lines: string[] = []
  try {
    readKeys(file, SCENARIOS, BACKENDS)
  } catch (error) {
    lines = (error as Error).message.split('\n')
  }
  expect(lines).toEqual([named('trademark/never'), named('nobody')])
})
