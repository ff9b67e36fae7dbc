import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examplesOf } from '#mocks/contracts/examples.ts'
import { loadContracts } from '#mocks/contracts/operations.ts'
import { clientOf } from './support/client.ts'
import { expectKind, expectTrueTo } from './support/expectations.ts'
import { STAND_INS, startPrism, startSandbox, type TestServer } from './support/servers.ts'

const RESELLER = '/trade/api/no-auth/reseller/branding_with_messaging_vars'
const SYSTEM = '/trade/api/api/no-auth/system_branding'

const contracts = await loadContracts()
const brands = examplesOf(contracts.operation('getBranding')).filter(({ status }) => status === 200)

describe.each(STAND_INS)('branding from the $name', ({ start }) => {
  let server: TestServer
  beforeAll(async () => void (server = await start()))
  afterAll(() => server.close())

  test.each(brands)('of the reseller $name is found by the realm', async ({ name, value }) => {
    const header = { 'x-reseller-realm': name, 'x-brand-system-name': 'opensrs' }
    const result = await clientOf(server.origin).GET(RESELLER, { params: { header } })
    expect(expectTrueTo('getBranding', result)).toEqual(value)
  })

  test('of an unknown reseller does not exist', async () => {
    const header = { 'x-reseller-realm': 'nobody' }
    const result = await clientOf(server.origin).GET(RESELLER, { params: { header } })
    expectKind('not-found', result.response, expectTrueTo('getBranding', result))
    expect(result.data).toBeUndefined()
  })

  test('without a realm is that of the usual reseller', async () => {
    const header = { 'x-forwarded-host': 'localhost:3000' }
    const { data } = await clientOf(server.origin).GET(RESELLER, { params: { header } })
    expect(data?.object_data.reseller_name).toBe('nordlicht')
  })

  test('of the registrar has a name', async () => {
    const result = await clientOf(server.origin).GET(SYSTEM)
    expectTrueTo('getSystemBranding', result)
    expect(result.data?.object_data.registrar_name).toBe('Meridian Registrar Inc.')
  })

  test('breaks no contract on the way', () => expect(server.reports).toEqual([]))
})

test('the sandbox finds a brand by a host with the name of the reseller', async () => {
  await using server = await startSandbox()
  const header = { 'x-forwarded-host': 'pale-yellow.localhost:3000' }
  const { data } = await clientOf(server.origin).GET(RESELLER, { params: { header } })
  expect(data?.object_data.reseller_name).toBe('pale-yellow')
})

test.each(['getBranding', 'getSystemBranding'])('Prism answers every named example of %s', async (id) => {
  await using server = await startPrism()
  const operation = contracts.operation(id)
  for (const { name, value } of examplesOf(operation)) {
    const response = await fetch(server.origin + operation.path, { headers: { prefer: `example=${name}` } })
    const body = expectTrueTo(id, { response, data: await response.json() })
    expect(body).toEqual(value)
    expectKind(name, response, body)
  }
})

test("the sandbox finds the registrar's brand by a host with the name of its example", async () => {
  await using server = await startSandbox()
  const header = { 'x-forwarded-host': 'system-logo-url.localhost:3000' }
  const { data } = await clientOf(server.origin).GET(SYSTEM, { params: { header } })
  expect(data?.object_data).toMatchObject({
    encoded_logo: null,
    logo_url: 'https://www.meridian-registrar.example/logo.svg',
  })
})
