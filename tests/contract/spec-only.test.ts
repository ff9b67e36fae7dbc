import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleOf } from '#mocks/contracts/examples.ts'
import { loadContracts } from '#mocks/contracts/operations.ts'
import { isSpecOnly, specOnlyAnswer } from '#mocks/contracts/spec-only.ts'
import { requestOf } from '#mocks/contracts/request-of.ts'
import { SCENARIOS, type Scenario } from '#mocks/scenarios.ts'
import { fieldsOfLink } from '#tests/support/link-fields.ts'
import { STAND_INS, type TestServer } from './support/servers.ts'

const contracts = await loadContracts()
const rows = SCENARIOS.filter(({ state, flow }) => isSpecOnly(state) && flow !== 'brand-check')

/** Every name and value of an answer but keys and tokens, which are the link's own. */
const NAMES_THE_LINK = /^(access_key|key|download_link|download_token|system_name)$/
const comparable = (answer: unknown) =>
  JSON.parse(JSON.stringify(answer), (name, value) => (NAMES_THE_LINK.test(name) ? 'of the link' : value))

/** The request that reads the item of a scenario. */
function requestFor(origin: string, { operationId, link, values, state }: Scenario): Request {
  const fields = { ...fieldsOfLink(link), ...values }
  const key = fields.key ?? fields.id ?? fields.access_key ?? state
  const { path, ...init } = requestOf(contracts.operation(operationId), key, fields)
  return new Request(origin + path, init)
}

test('every flow has its scenario', () => {
  const flows = new Set(SCENARIOS.map(({ flow }) => flow))
  // The configuration has only its flags.
  flows.delete('app-config')
  expect(new Set(SCENARIOS.filter(({ state }) => isSpecOnly(state)).map(({ flow }) => flow))).toEqual(flows)
})

describe.each(STAND_INS)('from the $name', ({ start }) => {
  let server: TestServer
  beforeAll(async () => void (server = await start()))
  afterAll(() => server.close())

  test.each(rows)('$flow: $state has the fields of the specification and no other', async (row) => {
    const response = await fetch(requestFor(server.origin, row))
    expect(response.status).toBe(200)
    const operation = contracts.operation(row.operationId)
    const { value } = exampleOf(operation, row.example)
    const answer: unknown = await response.json()
    const { messaging_vars: _, ...words } = (answer as { object_data?: Record<string, unknown> }).object_data ?? {}
    const isSample = row.operationId === 'getPageSample'
    const wanted = specOnlyAnswer(operation, 200, value) as { object_data?: { messaging_vars?: unknown } }
    if (isSample) delete wanted.object_data?.messaging_vars
    expect(comparable(isSample ? { object_data: words } : answer)).toEqual(comparable(wanted))
    // It is about a reseller whose brand has no more either.
    expect(JSON.stringify(answer)).not.toContain('"nordlicht"')
  })

  test.each([
    ['x-reseller-realm', 'spec-only'],
    ['x-forwarded-host', 'spec-only.localhost:3000'],
  ])('a brand that is asked for by %s does not name its reseller', async (name, value) => {
    const { path } = contracts.operation('getBranding')
    const { object_data: brand } = await (await fetch(server.origin + path, { headers: { [name]: value } })).json()
    expect(Object.keys(brand).toSorted()).toEqual(['branding', 'hrs_instance', 'messaging_vars'])
  })

  test('a decision is taken without a word, and an error has its text alone', async () => {
    const post = (path: string, body: Record<string, string>) =>
      fetch(server.origin + path, { method: 'POST', body: new URLSearchParams(body) })
    const { path } = contracts.operation('declineTransferAway')
    const link = { domain: 'anders-buchbinderei.berlin', key: 'away-spec-only~words' }
    const taken = await post(path, link)
    expect([taken.status, await taken.json()]).toEqual([200, {}])
    const lookUp = contracts.operation('getPageSample').path
    const refused = await post(lookUp, { page: 'trade', reseller: 'not-found' })
    expect(Object.keys(await refused.json()).toSorted()).toEqual(['response_code', 'response_text'])
  })

  test('breaks no contract on the way', () => expect(server.reports).toEqual([]))
})
