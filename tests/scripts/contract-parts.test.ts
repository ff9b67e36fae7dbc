import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadContracts } from '#mocks/contracts/operations.ts'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { missingParts } from '#scripts/contracts/missing-parts.ts'

const ROOT = join(import.meta.dirname, '../..')
const contracts = await loadContracts()
const sample = contracts.operation('getTrademarkNotice')
const others = contracts.operations.filter(({ id }) => id !== sample.id)

test('reports nothing for the project itself', () => {
  expect(missingParts(ROOT, contracts.operations, SCENARIOS)).toEqual([])
})

test('reports the parts of a new contract', () => {
  const added = { ...sample, contract: 'auction', id: 'getAuction', path: '/auction/api/no-auth/auction/info' }
  expect(missingParts(ROOT, [...contracts.operations, added], SCENARIOS)).toEqual([
    'src/api/auction.ts: add the function getAuction (openapi/auction.yaml).',
    'mocks/scenarios/auction.ts: add the scenarios of openapi/auction.yaml, and name them in mocks/scenarios.ts.',
  ])
})

test('reports an example that a scenario names and an operation lacks', () => {
  const { responses } = structuredClone(sample.document)
  for (const response of Object.values(responses))
    delete response.content?.['application/json']?.examples?.['court-and-udrp']
  const without = { ...sample, document: { ...sample.document, responses } }
  expect(missingParts(ROOT, [...others, without], SCENARIOS)).toEqual([
    expect.stringMatching(
      /^openapi\/trademark\.yaml: add the example "court-and-udrp" .*mocks\/scenarios\/trademark\.ts/,
    ),
  ])
})

test('reports the examples and the page without a scenario', () => {
  const opened = SCENARIOS.filter(({ flow }) => flow !== 'trademark')
  expect(missingParts(ROOT, contracts.operations, opened)).toContain(
    'mocks/scenarios/: add the states of /trademark/$claims_id/$key, and name them in mocks/scenarios.ts.',
  )
  const less = SCENARIOS.filter(
    ({ operationId, example }) => operationId !== 'getTrademarkNotice' || example !== 'court-and-udrp',
  )
  expect(missingParts(ROOT, contracts.operations, less)).toEqual([
    'mocks/scenarios/trademark.ts: add a scenario for the example "court-and-udrp" of getTrademarkNotice.',
  ])
})
