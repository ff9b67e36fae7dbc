import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleOf, examplesOf } from '#mocks/contracts/examples.ts'
import { isSpecOnly, specOnlyAnswer } from '#mocks/contracts/spec-only.ts'
import { SCENARIOS, type Scenario } from '#mocks/scenarios.ts'
import { keyIn, withKey, withValues } from '#scripts/conformance/plan.ts'
import { rowsOf } from '#scripts/conformance/states.ts'
import { expectExample, expectKind } from './support/expectations.ts'
import { contracts, examplePlan, OPERATIONS, planAbout, send } from './support/plans.ts'
import { STAND_INS, type TestServer } from './support/servers.ts'

const rows = SCENARIOS.filter(
  ({ fault, operationId, isGrown, domain }) =>
    fault?.on !== 'every' && fault?.on !== operationId && !isGrown && domain === undefined,
)
/** Each write with each state in which it is refused; a report is refused by what is downloaded, too. */
const refusals = OPERATIONS.flatMap((operation) => {
  const about = operation.id === 'downloadReport' ? rows : rowsOf(operation, OPERATIONS, rows)
  return about
    .filter(({ contract, operationId }) => contract === operation.contract && operationId !== operation.id)
    .filter(({ refusal }) => examplesOf(operation).some(({ name }) => name === refusal))
    .map((row) => ({ ...row, id: operation.id, refusal: row.refusal ?? '' }))
})

/** What is read by the name of an example, although no scenario is about it. The usual list is longer in the sandbox. */
const NAMED = ['listTlds', 'downloadReport'].flatMap((id) =>
  examplesOf(contracts.operation(id))
    .filter(({ status, name }) => status === 200 && !['opensrs', 'beyond-the-end', 'ready-huge'].includes(name))
    .map((example) => ({ id, example })),
)

/** The sandbox repeats the key it was asked with, and gives each reseller its own texts; Prism repeats the example's. */
function comparable(body: unknown): unknown {
  const isOwn = (name: string) =>
    /^(access_key|key|id|download_link|download_token|system_name|messaging_vars)$/.test(name)
  return JSON.parse(JSON.stringify(body ?? null), (name, value) => (isOwn(name) ? undefined : value))
}

function exampleFor({ operationId, example, state }: Scenario): unknown {
  const operation = contracts.operation(operationId)
  const { value, status } = exampleOf(operation, example)
  return isSpecOnly(state) && status === 200 ? specOnlyAnswer(operation, 200, value) : value
}

test('every flow has a scenario with the fields of the specification alone', () => {
  const flows = new Set(SCENARIOS.map(({ flow }) => flow))
  // The configuration has only its flags.
  flows.delete('app-config')
  expect(new Set(SCENARIOS.filter(({ state }) => isSpecOnly(state)).map(({ flow }) => flow))).toEqual(flows)
})

describe.each(STAND_INS)('from the $name', ({ start }) => {
  let server: TestServer
  beforeAll(async () => void (server = await start()))
  afterAll(() => server.close())

  test.each(rows)('$flow: $state is read as its example, and so is a copy', async (row) => {
    const hasCopies = keyIn(planAbout(row)) === row.state && row.contract !== 'messaging'
    for (const copy of hasCopies ? ['', '~1'] : ['']) {
      const { json, ...response } = await send(server.origin, planAbout(row, row.operationId, copy))
      expect(comparable(json)).toEqual(comparable(exampleFor(row)))
      expectKind(row.example, response, json)
      // The answer is about a reseller whose brand has no more either.
      if (isSpecOnly(row.state)) expect(response.body).not.toContain('"nordlicht"')
    }
  })

  test.each(NAMED)('$id is answered by the key $example.name, as often as it is asked', async ({ id, example }) => {
    const plan = withKey(examplePlan(id), example.name)
    for (const each of [plan, plan]) expectExample(example, await send(server.origin, { ...each, query: {} }))
  })

  test.each(refusals)('$flow: $state refuses $id with $refusal', async (row) => {
    const { json, ...response } = await send(server.origin, planAbout(row, row.id, `~${row.id}`))
    expect(json).toEqual(exampleOf(contracts.operation(row.id), row.refusal).value)
    expectKind(row.refusal, response, json)
  })

  test.each([
    ['x-reseller-realm', 'spec-only'],
    ['x-forwarded-host', 'spec-only.localhost:3000'],
  ])('a brand by %s has the fields of the specification alone', async (name, value) => {
    const { json } = await send(server.origin, { ...examplePlan('getBranding'), header: { [name]: value } })
    const { object_data: brand } = json as { object_data: object }
    expect(Object.keys(brand).toSorted()).toEqual(['branding', 'hrs_instance', 'messaging_vars'])
  })

  test('a decision is answered without a word, and an error with its text alone', async () => {
    const key = 'away-spec-only~words'
    const taken = await send(server.origin, withKey(examplePlan('declineTransferAway'), key))
    expect([taken.status, taken.json]).toEqual([200, {}])
    const unknown = withValues(examplePlan('getPageSample'), { reseller: 'not-found' })
    const refused = await send(server.origin, unknown)
    expect(Object.keys(refused.json as object).toSorted()).toEqual(['response_code', 'response_text'])
  })

  test('reports no contract violation', () => expect(server.reports).toEqual([]))
})
