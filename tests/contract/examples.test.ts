import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleOf, examplesOf } from '#mocks/contracts/examples.ts'
import { responseSchema } from '#mocks/contracts/schema-parts.ts'
import { describeViolations } from '#mocks/contracts/validate.ts'
import { expectExample } from './support/expectations.ts'
import { contracts, examplePlan, OPERATIONS, send } from './support/plans.ts'
import { startPrism, type TestServer } from './support/servers.ts'

const EXAMPLES = OPERATIONS.flatMap((operation) => examplesOf(operation).map((example) => ({ ...operation, example })))

describe('Prism', () => {
  let prism: TestServer
  beforeAll(async () => void (prism = await startPrism()))
  afterAll(() => prism.close())

  test.each(EXAMPLES)('responds to $id with the example $example.name', async ({ id, example }) => {
    const plan = { ...examplePlan(id), header: { prefer: `example=${example.name}` } }
    expectExample(example, await send(prism.origin, plan))
  })

  test.each(OPERATIONS.filter(({ document }) => '204' in document.responses))(
    'responds to $id with 204',
    async ({ id }) => {
      const { status } = await send(prism.origin, { ...examplePlan(id), header: { prefer: 'code=204' } })
      expect(status).toBe(204)
    },
  )

  test('reports no contract violation', () => expect(prism.reports).toEqual([]))
})

test.each(contracts.operations)('the examples of $id have unique names', (operation) => {
  const names = examplesOf(operation).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test.each([
  ['trade', 'getNewTrade'],
  ['transfer', 'getTransferAway'],
  ['dls', 'getListing'],
  ['trademark', 'getTrademarkNotice'],
  ['verification', 'getVerification'],
  ['data_quality', 'getDataQuality'],
  ['request', 'getReportRequest'],
])('the sample of the test page %s is a valid response of %s', (page, id) => {
  const sample = exampleOf(contracts.operation('getPageSample'), page)
  const { info } = (sample.value as { object_data: { info: unknown } }).object_data
  const schema = responseSchema(contracts.operation(id), 200)
  expect(describeViolations(schema ?? {}, info)).toEqual([])
})
