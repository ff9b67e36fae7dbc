import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examplesOf } from '#mocks/contracts/examples.ts'
import { loadContracts } from '#mocks/contracts/operations.ts'
import { tldInfoPayloads } from './payloads/tld-info.ts'
import { AS_FORM, clientOf } from './support/client.ts'
import { expectKind, expectTrueTo } from './support/expectations.ts'
import { testPayloads } from './support/payloads.ts'
import { STAND_INS, startPrism, startSandbox, type TestServer } from './support/servers.ts'

const PATH = '/tld-info/gethash/'
const contracts = await loadContracts()
const body = { reseller: 'nordlicht', system_name: 'opensrs', show_header: '1' } as const

testPayloads('tld-info', tldInfoPayloads)

describe.each(STAND_INS)('the hash from the $name', ({ start }) => {
  let server: TestServer
  beforeAll(async () => void (server = await start()))
  afterAll(() => server.close())

  test('is given for a form', async () => {
    const result = await clientOf(server.origin).POST(PATH, { body, ...AS_FORM })
    expectKind('success', result.response, expectTrueTo('getTldInfoHash', result))
    expect(server.reports).toEqual([])
  })

  test('is refused when the form is sent as JSON, or with a system name in capitals', async () => {
    const asJson = await clientOf(server.origin).POST(PATH, { body })
    expect(asJson.response.headers.get('x-contract-violation')).toBeTruthy()
    const capitals = await clientOf(server.origin).POST(PATH, { body: { ...body, system_name: 'OpenSRS' }, ...AS_FORM })
    expect(capitals.response.headers.get('x-contract-violation')).toContain('system_name')
    expect(server.reports).toHaveLength(2)
  })
})

test('the sandbox gives each reseller a hash of its own, and records no change for it', async () => {
  await using server = await startSandbox()
  const client = clientOf(server.origin)
  const hashes = await Promise.all(
    ['nordlicht', 'pale-yellow', 'nordlicht'].map((reseller) =>
      client.POST(PATH, { body: { ...body, reseller }, ...AS_FORM }).then(({ data }) => data?.hash),
    ),
  )
  expect(new Set(hashes).size).toBe(2)
  const { data } = await client.GET('/__sandbox/ledger')
  expect(data).toEqual({ entries: [] })
})

test('Prism answers every named example', async () => {
  await using server = await startPrism()
  for (const { name, value } of examplesOf(contracts.operation('getTldInfoHash'))) {
    const headers = { ...AS_FORM.headers, prefer: `example=${name}` }
    const result = await clientOf(server.origin).POST(PATH, { body, ...AS_FORM, headers })
    const answer = expectTrueTo('getTldInfoHash', result)
    expect(answer).toEqual(value)
    expectKind(name, result.response, answer)
  }
})
