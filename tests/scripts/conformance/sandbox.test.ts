import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { casesOf } from '#scripts/conformance/cases.ts'
import { SANDBOX_KEYS } from '#scripts/conformance/keys.ts'
import { startSandbox, type TestServer } from '#tests/contract/support/servers.ts'
import { ALTERATIONS, type Original } from './altered-answers.ts'
import { BACKENDS, linesOf, passedOn, runAgainst, serve, write } from './support.ts'

let sandbox: TestServer
beforeAll(async () => void (sandbox = await startSandbox()))
afterAll(() => sandbox.close())

test('the sandbox conforms: every example, every state and every wrong request, reads and writes', async () => {
  const { outcomes, verdict, report } = await runAgainst(sandbox.origin, { allowWrites: true, strict: true })
  expect(linesOf(verdict)).toEqual([])
  expect(outcomes.filter(({ notTried }) => notTried)).toEqual([])
  const tried = new Set(outcomes.map(({ operation }) => operation.id))
  expect(tried).toEqual(new Set(BACKENDS.map(({ id }) => id)))
  expect(report).toMatch(/^http:\S+ conforms: nothing found in \d+ requests\.$/)
})

describe('a service that is wrong in 25 ways', () => {
  let run: Awaited<ReturnType<typeof runAgainst>>
  beforeAll(async () => {
    await using wrong = await serve((incoming, outgoing) => void answerWrongly(sandbox.origin, incoming, outgoing))
    const ids = ['getConsent', 'getVerification', 'verifyRegistrant', 'getTldInfoHash']
    run = await runAgainst(wrong.origin, { allowWrites: true, strict: true, ids })
  })

  test.each(ALTERATIONS)('$what is named: $operation, $name, $field', ({ operation, name, field }) => {
    expect(linesOf(run.verdict)).toContainEqual(expect.stringContaining(`${operation}, ${name}: ${field} `))
  })

  test('reports nothing else, each in a line of its own', () => {
    const isAltered = (line: string) => ALTERATIONS.some((one) => line.startsWith(`${one.operation}, ${one.name}: `))
    expect(linesOf(run.verdict).filter((line) => !isAltered(line))).toEqual([])
    expect(run.report.split('\n').filter((line) => line.startsWith('✗ '))).toHaveLength(run.verdict.findings.length)
    expect(run.report.split('\n')[0]).toMatch(/ deviates: \d+ deviations, in 25 of \d+ requests\.$/)
  })
})

test('nothing that changes state is sent unless that is allowed', () => {
  const own = BACKENDS.find(({ id }) => id === 'saveConsent')
  const context = { operations: BACKENDS, scenarios: SCENARIOS, keys: SANDBOX_KEYS, allowWrites: false, run: 'a' }
  const cases = own ? casesOf(own, context) : []
  expect(cases.length).toBeGreaterThan(5)
  expect(new Set(cases.map(({ notTried }) => notTried))).toEqual(new Set(['changes state; needs --allow-writes']))
})

/** Passes a request on to a right service, and its answer back, altered where the table of alterations says so. */
async function answerWrongly(origin: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { url: path = '/' } = incoming
  let sent = ''
  const right = await passedOn(origin, incoming, (part) => {
    if (part !== path) sent = part
    return part
  })
  const alteration = ALTERATIONS.find(({ isAsked }) => isAsked(path, sent))
  if (!alteration) return write(outgoing, right)
  const original: Original = { ...right, body: JSON.parse(right.body.toString()) as unknown }
  const altered = alteration.alter(original)
  if (altered === 'cut') return void outgoing.destroy()
  const { status, headers, body } = { ...original, ...altered }
  // The sandbox's report of a wrong request belongs to its own answer only.
  const { 'x-contract-violation': _, ...own } = headers
  write(outgoing, {
    status,
    headers: own,
    body: Buffer.from(typeof body === 'string' ? body : (JSON.stringify(body) ?? '')),
  })
}
