import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadContracts } from '#mocks/contracts/operations.ts'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { casesOf, type Case } from '#scripts/conformance/cases.ts'
import { junitOf } from '#scripts/conformance/junit.ts'
import { readKeys } from '#scripts/conformance/keys.ts'
import { authorizationOf, readUsage } from '#scripts/conformance/usage.ts'

const contracts = await loadContracts()
const { operations } = contracts
const folder = mkdtempSync(join(tmpdir(), 'keys-'))
afterAll(() => rmSync(folder, { recursive: true }))

function keysFile(text: string): string {
  const file = join(folder, `${Math.random()}.json`)
  writeFileSync(file, text)
  return file
}

/** The cases of an operation with a file of keys. */
function casesWith(id: string, entries: object): Case[] {
  const keys = readKeys(keysFile(JSON.stringify(entries)), SCENARIOS, operations)
  const context = { operations, scenarios: SCENARIOS, keys, allowWrites: true, run: 'a' }
  return casesOf(contracts.operation(id), context)
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
  const [example] = casesWith('getBranding', { getBranding: { 'x-reseller-realm': 'acme' } }).slice(-1)
  expect(example?.plan.header).toMatchObject({ 'x-reseller-realm': 'acme' })
  expect(example?.notTried).toBeUndefined()
})

test.each([
  ['no JSON', '{', /is no JSON object\. Write it like/],
  ['a list', '[]', /is no JSON object\. Write it like/],
  ['an unknown state', '{"preferences/expird":"x"}', /no state and no operation "preferences\/expird"\. Name it like/],
  ['a number', '{"preferences/expired":7}', /preferences\/expired: is neither a text nor an object of texts\. Give/],
])('a file of keys with %s is refused in one line', (_, text, line) => {
  expect(() => readKeys(keysFile(text), SCENARIOS, operations)).toThrow(line)
})

test.each([
  [[], /^--origin is missing\. Usage: /],
  [['--origin', 'api.example'], /^--origin "api\.example" is no http or https address\. Write it like/],
  [['--orgin', 'https://api.example'], /^Unknown option '--orgin'\. Usage: /],
])('the arguments %j are refused in one line', (args, line) => {
  expect(() => readUsage(args)).toThrow(line)
})

test('name and password go together', () => {
  expect(authorizationOf({})).toBeUndefined()
  expect(authorizationOf({ API_USERNAME: 'jo', API_PASSWORD: 'pä:ss' })).toBe('Basic am86cMOkOnNz')
  expect(() => authorizationOf({ API_USERNAME: 'jo' })).toThrow(/belong together\. Set both or neither\.$/)
})

test('the JUnit file tells failures and what was not tried, and stays XML whatever is in it', () => {
  const [one, two] = casesWith('getConsent', {})
  const violations = [{ field: 'body /a', what: 'must be <b> & "c"\u0001' }]
  const outcomes = [one, two].map((outcome) => ({ ...(outcome as Case), milliseconds: 1500, violations: [] }))
  const xml = junitOf([{ ...(outcomes[0] as (typeof outcomes)[0]), violations }, outcomes[1] as (typeof outcomes)[0]])
  expect(xml).toContain('<testsuite name="getConsent" tests="2" failures="1" skipped="2" time="3.000">')
  expect(xml).toContain('<failure message="body /a: must be &lt;b&gt; &amp; &quot;c&quot;�">')
  expect(xml).toContain('<skipped message="no key for preferences/pending-required-and-optional">')
})

test.each([
  [
    'that does not answer',
    ['--origin', 'http://localhost:65431'],
    /^http:\/\/localhost:65431 does not answer \(ECONNREFUSED\)\. Check/,
  ],
  [
    'that does not exist',
    ['--origin', 'http://nowhere.invalid'],
    /^http:\/\/nowhere\.invalid does not answer \(\w+\)\. Check/,
  ],
  [
    'without such an API',
    ['--origin', 'http://localhost:65431', '--api', 'konsent'],
    /^--api konsent is no contract\. There are: /,
  ],
])('an origin %s ends it with one line', (_, args, line) => {
  const script = join(import.meta.dirname, '../../scripts/conformance.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' })
  expect(stderr).toMatch(line)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(stdout).toBe('')
  expect(status).toBe(1)
})
