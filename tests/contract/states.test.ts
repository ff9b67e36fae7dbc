import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleOf, examplesOf } from '#mocks/contracts/examples.ts'
import { isSpecOnly, specOnlyResponse } from '#mocks/contracts/spec-only.ts'
import { SCENARIOS, type Scenario } from '#mocks/scenarios.ts'
import { keyIn, withKey, withValues } from '#scripts/conformance/plan.ts'
import { scenariosOf } from '#scripts/conformance/states.ts'
import { expectExample, expectKind } from './support/expectations.ts'
import { contracts, examplePlan, OPERATIONS, planFor, send } from './support/plans.ts'
import { MOCK_SERVERS, type TestServer } from './support/servers.ts'

/** Scenarios whose read returns their example, unchanged. */
const scenarios = SCENARIOS.filter(
  ({ fault, operationId, isEnlarged, domain }) =>
    fault?.on !== 'every' && fault?.on !== operationId && !isEnlarged && domain === undefined,
)
/** Each write and the report download, paired with each state that rejects it. */
const refusals = OPERATIONS.flatMap((operation) => {
  const candidates = operation.id === 'downloadReport' ? scenarios : scenariosOf(operation, OPERATIONS, scenarios)
  return candidates
    .filter(({ contract, operationId }) => contract === operation.contract && operationId !== operation.id)
    .filter(({ refusal }) => examplesOf(operation).some(({ name }) => name === refusal))
    .map((row) => ({ ...row, id: operation.id, refusal: row.refusal ?? '' }))
})

/** Examples without a scenario, requested by their names. The sandbox generates the excluded ones instead. */
const READ_BY_NAME = ['listTlds', 'downloadReport'].flatMap((id) =>
  examplesOf(contracts.operation(id))
    .filter(({ status, name }) => status === 200 && !['opensrs', 'beyond-the-end', 'ready-huge'].includes(name))
    .map((example) => ({ id, example })),
)

/** Removes fields that Prism takes from the example, but the sandbox from the request or the reseller. */
function withoutVariableFields(body: unknown): unknown {
  const isVariable = (name: string) =>
    /^(access_key|key|id|download_link|download_token|system_name|messaging_vars)$/.test(name)
  return JSON.parse(JSON.stringify(body ?? null), (name, value) => (isVariable(name) ? undefined : value))
}

function expectedResponse({ operationId, example, state }: Scenario): { status: number; value: unknown } {
  const operation = contracts.operation(operationId)
  const { value, status } = exampleOf(operation, example)
  return { status, value: isSpecOnly(state) && status === 200 ? specOnlyResponse(operation, 200, value) : value }
}

describe.each(MOCK_SERVERS)('$name', ({ start }) => {
  let server: TestServer
  beforeAll(async () => void (server = await start()))
  afterAll(() => server.close())

  test.each(scenarios)('$flow: $state returns its example, also for a copy of the key', async (row) => {
    const hasCopies = keyIn(planFor(row)) === row.state && row.contract !== 'messaging'
    for (const copy of hasCopies ? ['', '~1'] : ['']) {
      const { json, ...response } = await send(server.origin, planFor(row, row.operationId, copy))
      const { status, value } = expectedResponse(row)
      expect(withoutVariableFields(json)).toEqual(withoutVariableFields(value))
      expectKind(status, response, json)
      // The reseller of spec-only items is `spec-only`, whose brand also has only the specification's fields.
      if (isSpecOnly(row.state)) expect(response.body).not.toContain('"nordlicht"')
    }
  })

  test.each(READ_BY_NAME)('$id returns $example.name for the key of that name, repeatedly', async ({ id, example }) => {
    const plan = withKey(examplePlan(id), example.name)
    for (const each of [plan, plan]) expectExample(example, await send(server.origin, { ...each, query: {} }))
  })

  test.each(refusals)('$flow: $state rejects $id with $refusal', async (row) => {
    const { json, ...response } = await send(server.origin, planFor(row, row.id, `~${row.id}`))
    const { status, value } = exampleOf(contracts.operation(row.id), row.refusal)
    expect(json).toEqual(value)
    expectKind(status, response, json)
  })

  test.each([
    ['x-reseller-realm', 'spec-only'],
    ['x-forwarded-host', 'spec-only.localhost:3000'],
  ])("a brand selected by %s has only the specification's fields", async (name, value) => {
    const { json } = await send(server.origin, { ...examplePlan('getBranding'), header: { [name]: value } })
    const { object_data: brand } = json as { object_data: object }
    expect(Object.keys(brand).toSorted()).toEqual(['branding', 'hrs_instance', 'messaging_vars'])
  })

  test('sends an empty object for a spec-only decision, and only text and code for an unknown reseller', async () => {
    const key = 'away-spec-only~words'
    const decision = await send(server.origin, withKey(examplePlan('declineTransferAway'), key))
    expect([decision.status, decision.json]).toEqual([200, {}])
    const unknown = withValues(examplePlan('getPageSample'), { reseller: 'not-found' })
    const refusal = await send(server.origin, unknown)
    expect(Object.keys(refusal.json as object).toSorted()).toEqual(['response_code', 'response_text'])
  })

  test('reports no contract violation', () => expect(server.reports).toEqual([]))
})
