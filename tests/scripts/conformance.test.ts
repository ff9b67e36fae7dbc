import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadContracts, type Operation } from '#mocks/contracts/operations.ts'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { startSandbox, type TestServer } from '#tests/contract/support/servers.ts'
import { ALTERATIONS } from './altered-answers.ts'
import { casesOf, type Context } from '#scripts/conformance/cases.ts'
import { SANDBOX_KEYS } from '#scripts/conformance/keys.ts'
import { reportOf } from '#scripts/conformance/report.ts'
import { answerWrongly } from './wrong-service.ts'
import { conformanceOf, type Outcome } from '#scripts/conformance/run.ts'

const { operations } = await loadContracts()
const backends = operations.filter(({ contract }) => contract !== 'sandbox')

let sandbox: TestServer
beforeAll(async () => void (sandbox = await startSandbox()))
afterAll(() => sandbox.close())

let runs = 0
function contextOf(own: Operation[], differs: Partial<Context> = {}): Context {
  runs += 1
  const usual = { scenarios: SCENARIOS, keys: SANDBOX_KEYS, allowWrites: false, run: `run${runs}` }
  return { operations: own, ...usual, ...differs }
}

function run(origin: string, context: Context): Promise<Outcome[]> {
  return conformanceOf({ origin, authorization: undefined, timeoutMs: 2000 }, context)
}

/** Every violation as a line: operation, case and field. */
function linesOf(outcomes: Outcome[]): string[] {
  return outcomes.flatMap(({ operation, name, violations }) =>
    violations.map(({ field, what }) => `${operation.id}, ${name}: ${field} (${what})`),
  )
}

test('the sandbox conforms: every example, every state and every wrong request, reads and writes', async () => {
  const outcomes = await run(sandbox.origin, contextOf(backends, { allowWrites: true }))
  expect(linesOf(outcomes)).toEqual([])
  expect(outcomes.filter(({ notTried }) => notTried)).toEqual([])
  const tried = new Set(outcomes.map(({ operation }) => operation.id))
  expect(tried).toEqual(new Set(backends.map(({ id }) => id)))
})

describe('a service that is wrong in many ways', () => {
  let outcomes: Outcome[]
  beforeAll(async () => {
    const wrong = createServer((incoming, outgoing) => void answerWrongly(sandbox.origin, incoming, outgoing))
    await new Promise<void>((resolve) => void wrong.listen(0, resolve))
    const { port } = wrong.address() as AddressInfo
    const own = backends.filter(({ id }) => id === 'getConsent' || id === 'getTldInfoHash')
    outcomes = await run(`http://localhost:${port}`, contextOf(own))
    wrong.close()
  })

  test.each(ALTERATIONS)('$what is named: $operation, $name, $field', ({ operation, name, field }) => {
    expect(linesOf(outcomes)).toContainEqual(expect.stringContaining(`${operation}, ${name}: ${field} (`))
  })

  test('nothing else is', () => {
    const altered = new Set(ALTERATIONS.map(({ operation, name }) => `${operation}, ${name}`))
    const others = outcomes.filter(({ operation, name }) => !altered.has(`${operation.id}, ${name}`))
    expect(others.length).toBeGreaterThan(20)
    expect(linesOf(others)).toEqual([])
  })

  test('the report has them all, and no key', () => {
    const report = reportOf(outcomes)
    for (const { operation, name, field } of ALTERATIONS)
      expect(report).toContain(`✗ ${operation}, ${name}: ${field}: `)
    expect(report).toMatch(/\d+ requests: \d+ passed, 25 failed, 0 not tried\.$/)
  })
})

test('nothing that changes state is sent unless that is allowed', () => {
  const own = backends.find(({ id }) => id === 'saveConsent') as Operation
  const cases = casesOf(own, contextOf(backends))
  expect(cases.length).toBeGreaterThan(5)
  expect(new Set(cases.map(({ notTried }) => notTried))).toEqual(new Set(['changes state; needs --allow-writes']))
})
