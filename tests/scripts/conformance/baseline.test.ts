import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { baselineOf, readBaseline, type Accepted } from '#scripts/conformance/baseline.ts'
import { jsonOf, junitOf } from '#scripts/conformance/report-files.ts'
import { exitCodeOf } from '#scripts/conformance/verdict.ts'
import { startSandbox, type TestServer } from '#tests/contract/support/servers.ts'
import { passedOn, runAgainst, serve, write } from './support.ts'

const folder = mkdtempSync(join(tmpdir(), 'baseline-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fileWith(text: string): string {
  const file = join(folder, `${Math.random()}.json`)
  writeFileSync(file, text)
  return file
}

let sandbox: TestServer
beforeAll(async () => void (sandbox = await startSandbox()))
afterAll(() => sandbox.close())

/** A service whose hash of a list is a number. */
let wrong: Awaited<ReturnType<typeof serve>>
beforeEach(async () => {
  wrong = await serve(async (incoming, outgoing) => {
    const right = await passedOn(sandbox.origin, incoming)
    write(outgoing, right.status === 200 ? { ...right, body: Buffer.from('{"hash":7}') } : right)
  })
})
afterEach(() => wrong[Symbol.asyncDispose]())

const ids = ['getTldInfoHash']
const ENTRY: Accepted = { operations: ids, field: 'body /hash', rule: 'type', until: '2026-12-31' }

const against = (differs: Parameters<typeof runAgainst>[1]) => runAgainst(wrong.origin, { ids, ...differs })

describe('a deviation that is accepted', () => {
  test('counts without a baseline', async () => {
    const { verdict, report } = await against({})
    expect(verdict.findings.map(({ field, rule }) => `${field}: ${rule}`)).toEqual(['body /hash: type'])
    expect(report).toContain('✗ getTldInfoHash, example from-preferences: body /hash must be string')
    expect(exitCodeOf(verdict)).toBe(1)
  })

  test('does not count up to and on its last day', async () => {
    const { verdict, report } = await against({ baseline: [ENTRY], today: '2026-12-31' })
    expect(exitCodeOf(verdict)).toBe(0)
    expect(report).toContain('Accepted by the baseline: 1 deviation.')
  })

  test('counts again the day after, and is said to have expired', async () => {
    const { verdict, report } = await against({ baseline: [ENTRY], today: '2027-01-01' })
    expect(exitCodeOf(verdict)).toBe(1)
    expect(report).toContain('[was accepted until 2026-12-31]')
  })
})

describe('a baseline that a run writes', () => {
  test('accepts what it found for 90 days', async () => {
    const { verdict } = await against({})
    const entries = readBaseline(fileWith(baselineOf(verdict.findings, [], '2026-11-23')))
    expect(entries).toEqual([{ ...ENTRY, what: 'must be string', until: '2027-02-21' }])
    expect(exitCodeOf((await against({ baseline: entries })).verdict)).toBe(0)
  })

  test('keeps dates and reasons, and leaves out what no longer occurs', async () => {
    const known = { ...ENTRY, until: '2026-11-01', reason: 'ticket 7' }
    const { verdict } = await against({ baseline: [known] })
    const gone = { ...ENTRY, field: 'body /other' }
    const entries = readBaseline(fileWith(baselineOf(verdict.findings, [known, gone], '2026-11-23')))
    expect(entries).toEqual([{ ...known, what: 'must be string' }])
  })
})

test.each([
  ['that is not there', 'nowhere.json', /^nowhere\.json cannot be read\.$/],
  ['that is no JSON', fileWith('{'), /is not JSON\./],
  ['without entries', fileWith('{}'), /must have required property 'accepted'/],
  [
    'with an entry for ever',
    fileWith('{"accepted":[{"operations":["a"],"field":"b","rule":"c"}]}'),
    /required property 'until'/,
  ],
  [
    'with a date that is none',
    fileWith(JSON.stringify({ accepted: [{ ...ENTRY, until: '31.12.2026' }] })),
    /must match format "date"/,
  ],
  [
    'with a misspelt name',
    fileWith(JSON.stringify({ accepted: [{ ...ENTRY, untill: 'x' }] })),
    /unknown property "untill"/,
  ],
])('a baseline %s is refused', (_, file, problem) => {
  expect(() => readBaseline(file)).toThrow(problem)
})

describe('a verdict for machines', () => {
  test('is JUnit: a suite for each operation, a case for each request', async () => {
    const { verdict } = await against({})
    const xml = junitOf(verdict)
    expect(xml).toMatch(/<testsuite name="getTldInfoHash" tests="\d+" failures="1" skipped="0">/)
    expect(xml).toContain('<failure message="body /hash: must be string">')
  })

  test('stays XML whatever a service sends', async () => {
    const { verdict } = await against({})
    const what = 'must be <b> & "c"\u0001'
    const xml = junitOf({ ...verdict, findings: verdict.findings.map((finding) => ({ ...finding, what })) })
    expect(xml).toContain('<failure message="body /hash: must be &#60;b&#62; &#38; &#34;c&#34;�">')
  })

  test('is JSON: what was found, accepted, tolerated and left out', async () => {
    const { verdict } = await against({})
    const told = JSON.parse(jsonOf(verdict, ['https://api.example']))
    expect(told).toMatchObject({
      version: 2,
      conforms: false,
      requests: { sent: verdict.outcomes.length, not_tried: 0 },
      deviations: [{ operation: 'getTldInfoHash', field: 'body /hash', rule: 'type', what: 'must be string' }],
      accepted: [],
    })
    expect(told.deviations[0].requests).toHaveLength(1)
  })
})
