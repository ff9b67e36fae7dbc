import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examplesOf } from '#mocks/contracts/examples.ts'
import { loadContracts } from '#mocks/contracts/operations.ts'
import { clientOf } from './support/client.ts'
import { expectKind, expectTrueTo } from './support/expectations.ts'
import { STAND_INS, startPrism, type TestServer } from './support/servers.ts'

const PATH = '/consent/api/no-auth/identity_service/consent/{access_key}'
const contracts = await loadContracts()
const reads = examplesOf(contracts.operation('getConsent'))
const saves = examplesOf(contracts.operation('saveConsent'))

describe.each(STAND_INS)('consent from the $name', ({ start }) => {
  let server: TestServer
  let client: ReturnType<typeof clientOf>
  beforeAll(async () => {
    server = await start()
    client = clientOf(server.origin)
  })
  afterAll(() => server.close())

  test.each(reads)('$name is answered to the key of that name, and to its copies', async ({ name, value }) => {
    for (const access_key of [name, `${name}~1`]) {
      const result = await client.GET(PATH, { params: { path: { access_key } } })
      const body = expectTrueTo('getConsent', result)
      expect(withoutKey(body)).toEqual(withoutKey(value))
      expectKind(name, result.response, body)
    }
  })

  test('choices can be saved', async () => {
    const result = await client.PUT(PATH, {
      params: { path: { access_key: 'required-only' } },
      body: { consents: [{ uid: 'c-1001', status: 'ACCEPTED_CONTRACTUAL_MINIMUM' }] },
    })
    expectKind('success', result.response, expectTrueTo('saveConsent', result))
    expect(result.data?.object_data.consents).not.toHaveLength(0)
  })

  test.each([
    ['save-403', 'forbidden'],
    ['save-422', 'unprocessable'],
    ['save-too-many-429', 'too-many'],
    ['save-conflict-409', 'conflict'],
    ['save-expired-410', 'expired'],
    ['save-fails-500', 'error-500'],
  ])('saving under the key %s is refused with the example %s', async (access_key, example) => {
    const result = await client.PUT(PATH, {
      params: { path: { access_key } },
      body: { consents: [{ uid: 'c-1003', status: 'DENIED' }] },
    })
    const body = expectTrueTo('saveConsent', result)
    expect(body).toEqual(saves.find(({ name }) => name === example)?.value)
    expectKind(example, result.response, body)
  })

  test('breaks no contract on the way', () => expect(server.reports).toEqual([]))

  test.each([
    ['an unknown property', { consents: [{ uid: 'c-1001', status: 'DENIED', state: 'DENIED' }] }],
    ['a missing property', { consents: [{ uid: 'c-1001' }] }],
    ['a status that cannot be sent', { consents: [{ uid: 'c-1001', status: 'PENDING' }] }],
    ['no choice', { consents: [] }],
  ])('a request with %s is a breach of contract, loudly', async (_, body) => {
    const before = server.reports.length
    const response = await fetch(server.origin + PATH.replace('{access_key}', 'required-only'), {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(500)
    expect(response.headers.get('x-contract-violation')).toContain('saveConsent')
    expect(server.reports.slice(before)).toEqual([expect.stringContaining('Contract violation: saveConsent')])
  })
})

test('Prism answers every named example of saving', async () => {
  await using server = await startPrism()
  for (const { name, value } of saves) {
    const result = await clientOf(server.origin).PUT(PATH, {
      params: { path: { access_key: 'required-only' } },
      headers: { prefer: `example=${name}` },
      body: { consents: [{ uid: 'c-1001', status: 'DENIED' }] },
    })
    const body = expectTrueTo('saveConsent', result)
    expect(body).toEqual(value)
    expectKind(name, result.response, body)
  }
})

/** The sandbox repeats the key it was asked with, Prism the one of the example. */
function withoutKey(body: unknown): unknown {
  const { object_data: session } = body as { object_data?: object }
  return session ? { ...session, access_key: '' } : body
}
