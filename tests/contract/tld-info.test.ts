import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examplesOf } from '#mocks/contracts/examples.ts'
import { loadContracts } from '#mocks/contracts/operations.ts'
import { AS_FORM, clientOf } from './support/client.ts'
import { expectKind, expectTrueTo } from './support/expectations.ts'
import { STAND_INS, startPrism, startSandbox, type TestServer } from './support/servers.ts'

const PATH = '/tld-info/gethash/'
const contracts = await loadContracts()
const QUESTION = { reseller: 'nordlicht', system_name: 'opensrs', show_header: '1' } as const

describe.each(STAND_INS)('the hash from the $name', ({ start }) => {
  let server: TestServer
  beforeAll(async () => void (server = await start()))
  afterAll(() => server.close())

  test('is given for a form', async () => {
    const result = await clientOf(server.origin).POST(PATH, { body: QUESTION, ...AS_FORM })
    expectKind('success', result.response, expectTrueTo('getTldInfoHash', result))
    expect(server.reports).toEqual([])
  })

  test('is refused when the form is sent as JSON, or with a system name in capitals', async () => {
    const asJson = await clientOf(server.origin).POST(PATH, { body: QUESTION })
    expect(asJson.response.headers.get('x-contract-violation')).toBeTruthy()
    const capitals = await clientOf(server.origin).POST(PATH, {
      body: { ...QUESTION, system_name: 'OpenSRS' },
      ...AS_FORM,
    })
    expect(capitals.response.headers.get('x-contract-violation')).toContain('system_name')
    expect(server.reports).toHaveLength(2)
  })
})

test('the sandbox gives each reseller a hash of its own, and records no change for it', async () => {
  await using server = await startSandbox()
  const client = clientOf(server.origin)
  const hashes = await Promise.all(
    ['nordlicht', 'pale-yellow', 'nordlicht'].map((reseller) =>
      client.POST(PATH, { body: { ...QUESTION, reseller }, ...AS_FORM }).then(({ data }) => data?.hash),
    ),
  )
  expect(new Set(hashes).size).toBe(2)
  const { data } = await client.GET('/__sandbox/ledger')
  expect(data).toEqual({ entries: [] })
})

const UNHASH = '/tld-info/unhash'
const LIST = '/tld-info/api/no-auth/tldconfig/admin/gdpr'
const owners = examplesOf(contracts.operation('unhashTldInfo'))
const lists = examplesOf(contracts.operation('listTlds'))

async function unhash(server: TestServer, hash: string, headers: Record<string, string> = {}) {
  const response = await fetch(server.origin + UNHASH, { method: 'POST', headers, body: new URLSearchParams({ hash }) })
  return { response, body: expectTrueTo('unhashTldInfo', { response, data: await response.json() }) }
}

describe.each(STAND_INS)('the list from the $name', ({ start }) => {
  let server: TestServer
  beforeAll(async () => void (server = await start()))
  afterAll(() => server.close())

  test.each(owners)('the hash $name gives the example of that name', async ({ name, value }) => {
    const { response, body } = await unhash(server, name)
    expect(body).toEqual(value)
    expectKind(name, response, body)
  })

  test.each(lists.filter(({ status, name }) => status === 200 && !['opensrs', 'beyond-the-end'].includes(name)))(
    'the back office $name has the TLDs of the example of that name',
    async ({ name, value }) => {
      const response = await fetch(`${server.origin}${LIST}/${name}`)
      expect(expectTrueTo('listTlds', { response, data: await response.json() })).toEqual(value)
    },
  )

  test('of the names is given', async () => {
    const response = await fetch(`${server.origin}${LIST}/tld_list/OpenSRS`)
    const body = expectTrueTo('listTldNames', { response, data: await response.json() })
    expect(body).toMatchObject({ tlds: expect.arrayContaining(['.berlin', '.com', '.москва']) })
  })

  test('breaks no contract on the way', () => expect(server.reports).toEqual([]))

  test.each(['page=0', 'page_size=7', 'page_order_by=price', 'tld=com', 'tld=.COM', 'registry_name=', 'q=com'])(
    'with ?%s is a breach of contract, loudly',
    async (query) => {
      const response = await fetch(`${server.origin}${LIST}/opensrs?${query}`)
      expect(response.headers.get('x-contract-violation')).toContain('listTlds')
    },
  )
})

test('Prism answers every named example of each operation', async () => {
  await using server = await startPrism()
  const form = { method: 'POST', body: new URLSearchParams(QUESTION) }
  for (const [id, path, init] of [
    ['getTldInfoHash', PATH, form],
    ['unhashTldInfo', UNHASH, { method: 'POST', body: new URLSearchParams({ hash: 'no-header' }) }],
    ['listTlds', `${LIST}/opensrs`, {}],
    ['listTldNames', `${LIST}/tld_list/opensrs`, {}],
  ] as const) {
    for (const { name, value } of examplesOf(contracts.operation(id))) {
      const response = await fetch(server.origin + path, { ...init, headers: { prefer: `example=${name}` } })
      const answer = expectTrueTo(id, { response, data: await response.json() })
      expect(answer).toEqual(value)
      expectKind(name, response, answer)
    }
  }
  expect(server.reports).toEqual([])
})
