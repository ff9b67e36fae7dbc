import { afterAll, beforeAll, expect, test } from 'vitest'
import { baselineOf, readBaseline, type Acceptance } from '#scripts/conformance/baseline.ts'
import { jsonOf, junitOf } from '#scripts/conformance/report-files.ts'
import { exitCodeOf } from '#scripts/conformance/verdict.ts'
import { readFrom, runAgainst, serveSandbox } from './support.ts'

const ENTRY: Acceptance = { operations: ['getTldInfoHash'], field: 'body /hash', rule: 'type', until: '2026-12-31' }

/** A service that returns a number as the hash. */
let service: Awaited<ReturnType<typeof serveSandbox>>
beforeAll(async () => {
  service = await serveSandbox(async ({ respond }) => {
    const original = await respond()
    return original.status === 200 ? Response.json({ hash: 7 }) : original
  })
})
afterAll(() => service[Symbol.asyncDispose]())

const run = (baseline: Acceptance[] = [], today = '2026-11-23') =>
  runAgainst(service.origin, { ids: ['getTldInfoHash'], baseline, today })

test.each<[when: string, baseline: Acceptance[], today: string, code: number, line: string]>([
  ['without a baseline', [], '2026-12-31', 1, '✗ getTldInfoHash, example from-preferences: body /hash must be string'],
  ['on the last day of its entry', [ENTRY], '2026-12-31', 0, 'Accepted by the baseline: 1 deviation.'],
  ['the day after', [ENTRY], '2027-01-01', 1, '[accepted until 2026-12-31]'],
])('reports a deviation, and accepts it until its entry expires: %s', async (_, baseline, today, code, line) => {
  const { verdict, report } = await run(baseline, today)
  expect([exitCodeOf(verdict), report]).toEqual([code, expect.stringContaining(line)])
})

test('writes a baseline that accepts findings for 90 days, keeps dates and reasons, and drops fixed findings', async () => {
  const { verdict } = await run()
  const writeBaseline = (old: Acceptance[]) => readFrom(baselineOf(verdict.findings, old, '2026-11-23'), readBaseline)
  const entries = writeBaseline([])
  expect(entries).toEqual([{ ...ENTRY, what: 'must be string', until: '2027-02-21' }])
  expect(exitCodeOf((await run(entries)).verdict)).toBe(0)
  const known = { ...ENTRY, until: '2026-11-01', reason: 'ticket 7' }
  expect(writeBaseline([known, { ...ENTRY, field: 'body /other' }])).toEqual([{ ...known, what: 'must be string' }])
})

test.each([
  ['that is not JSON', '{', /is not JSON\./],
  ['with an entry without an end date', { operations: ['a'], field: 'b', rule: 'c' }, /until: is missing/],
  ['with a malformed date', { ...ENTRY, until: '31.12.2026' }, /must match format "date"/],
  ['with a misspelled name', { ...ENTRY, untill: 'x' }, /untill: unknown property/],
])('rejects a baseline %s', (_, content, problem) => {
  const text = typeof content === 'string' ? content : JSON.stringify({ accepted: [content] })
  expect(() => readFrom(text, readBaseline)).toThrow(problem)
})

test('escapes special characters in the JUnit XML', async () => {
  const { verdict } = await run()
  const findings = verdict.findings.map((finding) => ({ ...finding, what: 'must be <b> & "c"\u0001' }))
  const xml = junitOf({ ...verdict, findings })
  expect(xml).toMatch(/<testsuite name="getTldInfoHash" tests="\d+" failures="1" skipped="0">/)
  expect(xml).toContain('<failure message="body /hash: must be &#60;b&#62; &#38; &#34;c&#34;�">')
})

test('writes a JSON report', async () => {
  const { verdict: acceptingVerdict } = await run([ENTRY])
  expect(JSON.parse(jsonOf(acceptingVerdict, []))).toMatchObject({ accepted: [{ accepted_until: ENTRY.until }] })
  const { verdict } = await run()
  expect(JSON.parse(jsonOf(verdict, ['https://api.example']))).toMatchObject({
    version: 2,
    conforms: false,
    requests: { sent: verdict.outcomes.length, not_tried: 0 },
    deviations: [
      {
        operation: 'getTldInfoHash',
        field: 'body /hash',
        rule: 'type',
        what: 'must be string',
        requests: { length: 1 },
      },
    ],
    accepted: [],
  })
})
