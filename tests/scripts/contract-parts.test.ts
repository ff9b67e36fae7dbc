import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadContracts, type Operation } from '#mocks/contracts/operations.ts'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { missingParts } from '#scripts/contracts/missing-parts.ts'

const ROOT = join(import.meta.dirname, '../..')
const contracts = await loadContracts()
const listing = contracts.operation('getListing')
const others = contracts.operations.filter(({ id }) => id !== listing.id)
const like = (changed: Partial<Operation>): Operation => ({ ...listing, ...changed })

test('reports nothing for the project itself', () => {
  expect(missingParts(ROOT, contracts.operations, SCENARIOS)).toEqual([])
})

test('reports the parts of a new contract', () => {
  const added = like({ contract: 'auction', id: 'getAuction', path: '/auction/api/no-auth/auction/info' })
  expect(missingParts(ROOT, [...contracts.operations, added], SCENARIOS)).toEqual([
    'src/api/auction.ts: add the function getAuction (openapi/auction.yaml).',
    'mocks/scenarios/auction.ts: add the scenarios of openapi/auction.yaml, and name them in mocks/scenarios.ts.',
  ])
})

test('reports an example that a scenario names and an operation lacks', () => {
  const { responses } = structuredClone(listing.document)
  for (const response of Object.values(responses))
    delete response.content?.['application/json']?.examples?.['price-as-text']
  const without = like({ document: { ...listing.document, responses } })
  expect(missingParts(ROOT, [...others, without], SCENARIOS)).toEqual([
    expect.stringMatching(/^openapi\/listing\.yaml: add the example "price-as-text" .*mocks\/scenarios\/listing\.ts/),
  ])
})

test('reports the examples and the page without a scenario', () => {
  const opened = SCENARIOS.filter(({ flow }) => flow !== 'listing')
  expect(missingParts(ROOT, contracts.operations, opened)).toContain(
    'mocks/scenarios/: add the states of /dls/$id/$domain, and name them in mocks/scenarios.ts.',
  )
  const less = SCENARIOS.filter(
    ({ operationId, example }) => operationId !== 'getListing' || example !== 'price-as-text',
  )
  expect(missingParts(ROOT, contracts.operations, less)).toEqual([
    'mocks/scenarios/listing.ts: add a scenario for the example "price-as-text" of getListing.',
  ])
})
