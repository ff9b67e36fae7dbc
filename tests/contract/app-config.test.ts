import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examplesOf } from '#mocks/contracts/examples.ts'
import { loadContracts } from '#mocks/contracts/operations.ts'
import { SCENARIOS } from '#mocks/scenarios.ts'
import { clientOf } from './support/client.ts'
import { expectKind, expectTrueTo } from './support/expectations.ts'
import { STAND_INS, startPrism, startSandbox, type TestServer } from './support/servers.ts'

const contracts = await loadContracts()
const examples = examplesOf(contracts.operation('getAppConfig'))

describe.each(STAND_INS)('app configuration from the $name', ({ start }) => {
  let server: TestServer
  beforeAll(async () => void (server = await start()))
  afterAll(() => server.close())

  test.each(SCENARIOS.filter(({ flow, fault }) => flow === 'app-config' && !fault))(
    'a host that is named after $state gets its features',
    async ({ host, example }) => {
      const headers = { 'x-forwarded-host': `${host}.localhost:3000` }
      const response = await fetch(`${server.origin}/trade/config`, { headers })
      const body = expectTrueTo('getAppConfig', { response, data: await response.json() })
      expect(body).toEqual(examples.find(({ name }) => name === example)?.value)
      expectKind(example, response, body)
      expect(server.reports).toEqual([])
    },
  )

  test('is a table of features', async () => {
    const result = await clientOf(server.origin).GET('/trade/config')
    expectKind('success', result.response, expectTrueTo('getAppConfig', result))
    expect(server.reports).toEqual([])
  })
})

test('the sandbox answers the features it was started with', async () => {
  await using server = await startSandbox({ consent: false, uk: true })
  const { data } = await clientOf(server.origin).GET('/trade/config')
  expect(data).toEqual({ features: { consent: false, uk: true } })
})

test('Prism answers every named example', async () => {
  await using server = await startPrism()
  expect(examples.length).toBeGreaterThan(0)
  for (const { name, value } of examples) {
    const headers = { prefer: `example=${name}` }
    const result = await clientOf(server.origin).GET('/trade/config', { headers })
    const body = expectTrueTo('getAppConfig', result)
    expect(body).toEqual(value)
    expectKind(name, result.response, body)
  }
})
