import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadContracts, type Operation } from '#mocks/contracts/operations.ts'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { incompleteLines } from '#scripts/contracts/completeness.ts'
import { scenarioLines } from '#scripts/contracts/scenario-lines.ts'

const ROOT = join(import.meta.dirname, '../..')
const contracts = await loadContracts()
const listing = contracts.operation('getListing')

/** An operation like that of the listing, by another name, in another contract, or with other examples. */
const like = (changed: Partial<Operation>): Operation => ({ ...listing, ...changed })
const withOperations = (operations: Operation[]) => ({ ...contracts, operations })

test('every operation has its parts, and every scenario its example', () => {
  expect(incompleteLines(ROOT, contracts.operations)).toEqual([])
  expect(scenarioLines(ROOT, contracts, SCENARIOS)).toEqual([])
})

test('a new contract is told all that it needs, and where', () => {
  const added = like({ contract: 'parking', id: 'getParking', path: '/parking/api/no-auth/parking/info' })
  expect(incompleteLines(ROOT, [...contracts.operations, added])).toEqual([
    'mocks/sandbox/parking.ts: add a handler for getParking (openapi/parking.yaml)',
    'mocks/sandbox/app.ts: add its handlers for the contract "parking" (openapi/parking.yaml)',
    'src/api/parking.ts: add a function for getParking (openapi/parking.yaml)',
    'tests/contract/payloads/parking.ts: add the payloads for getParking (openapi/parking.yaml)',
    'tests/contract/payloads.test.ts: add its payloads for the contract "parking" (openapi/parking.yaml)',
    'tests/contract/support/calls.ts: add a call for getParking (openapi/parking.yaml)',
    'tests/contract/parking.test.ts: add tests for the contract "parking" (openapi/parking.yaml)',
    'tests/faults/ways.ts: add a row for getParking (openapi/parking.yaml)',
    'deploy/nginx.conf: add a location for getParking (openapi/parking.yaml)',
    'deploy/nginx.conf: add the prefix to $pages_route and $pages_is_call for getParking (openapi/parking.yaml)',
  ])
  expect(scenarioLines(ROOT, withOperations([...contracts.operations, added]), SCENARIOS)).toEqual([
    'mocks/scenarios/parking.ts: add the scenarios of the contract "parking" (openapi/parking.yaml), and name them in mocks/scenarios.ts',
  ])
})

test('operations that are added to a contract are told together', () => {
  const added = ['renewListing', 'endListing'].map((id) => like({ id }))
  expect(incompleteLines(ROOT, added)).toContain(
    'src/api/listing.ts: add a function for renewListing, endListing (openapi/listing.yaml)',
  )
})

test.each([
  ['of its own', 'price-as-text', /^mocks\/scenarios\/listing\.ts:\d+: .*"price-as-text".* openapi\/listing\.yaml/],
  ['that flows share', 'gateway-timeout', /^mocks\/scenarios\/line\.ts:\d+: .*"gateway-timeout"/],
])('a scenario without its example is told by file and line: one %s', (_, example, told) => {
  const { responses } = structuredClone(listing.document)
  for (const answer of Object.values(responses)) delete answer.content?.['application/json']?.examples?.[example]
  const operations = contracts.operations.filter(({ id }) => id !== listing.id)
  const lines = scenarioLines(
    ROOT,
    withOperations([...operations, like({ document: { ...listing.document, responses } })]),
    SCENARIOS,
  )
  expect(lines.filter((line) => told.test(line))).toHaveLength(1)
})

test('a refusal without its example is told at the scenario that expects it', () => {
  const scenario = SCENARIOS.find(({ flow, state }) => flow === 'trade' && state === 'new-approved')
  const others = SCENARIOS.filter((each) => each !== scenario)
  const lines = scenario ? scenarioLines(ROOT, contracts, [...others, { ...scenario, refusal: 'nothing' }]) : []
  expect(lines).toEqual([
    expect.stringMatching(/^mocks\/scenarios\/trade\.ts:11: .*"new-approved" of trade needs the example "nothing"/),
  ])
})

test('an example that no scenario shows is told', () => {
  const lines = scenarioLines(
    ROOT,
    contracts,
    SCENARIOS.filter(({ flow, state }) => flow !== 'listing' || state !== 'no-price'),
  )
  expect(lines).toEqual([
    'mocks/scenarios/listing.ts: add a scenario for the example "no-price" of getListing (openapi/listing.yaml)',
  ])
})

test('an example that every contract lacks is one line for the scenarios that share theirs', () => {
  const operations = contracts.operations.map((operation) => {
    const { responses } = structuredClone(operation.document)
    for (const answer of Object.values(responses)) delete answer.content?.['application/json']?.examples?.['too-many']
    return { ...operation, document: { ...operation.document, responses } }
  })
  const lines = scenarioLines(ROOT, withOperations(operations), SCENARIOS)
  expect(lines.filter((line) => line.startsWith('mocks/scenarios/line.ts:'))).toEqual([
    expect.stringMatching(/:20: .*"too-many" of .* and \d+ others like it need .*listing\.yaml, .*trademark\.yaml/),
    expect.stringMatching(/:54: .*"new-save-too-many-429" of trade and \d+ others/),
  ])
})
