import { afterAll, beforeAll, expect, test } from 'vitest'
import type { components } from '#api/generated/consent.d.ts'
import { clientOf } from './support/client.ts'
import { startSandbox, type TestServer } from './support/servers.ts'

type Choice = components['schemas']['ConsentChoice']

const PATH = '/consent/api/no-auth/identity_service/consent/{access_key}'
const MAIN = 'pending-required-and-optional'

let server: TestServer
let client: ReturnType<typeof clientOf>
beforeAll(async () => {
  server = await startSandbox()
  client = clientOf(server.origin)
})
afterAll(() => server.close())

async function statusesOf(access_key: string) {
  const { data } = await client.GET(PATH, { params: { path: { access_key } } })
  return Object.fromEntries((data?.object_data.consents ?? []).map(({ uid, status }) => [uid, status]))
}

function save(access_key: string, consents: Choice[]) {
  return client.PUT(PATH, { params: { path: { access_key } }, body: { consents } })
}

test('what was saved is there when the session is read again, and nothing else has changed', async () => {
  const before = await statusesOf(`${MAIN}~saved`)
  const { data } = await save(`${MAIN}~saved`, [
    { uid: 'c-1001', status: 'ACCEPTED_CONTRACTUAL_MINIMUM' },
    { uid: 'c-1003', status: 'DENIED' },
    { uid: 'c-1009', status: 'accepted_full' },
  ])
  expect(data?.object_data.modification_date).toBe('2026-11-21T09:00:00.000Z')
  expect(await statusesOf(`${MAIN}~saved`)).toEqual({
    ...before,
    'c-1001': 'ACCEPTED_CONTRACTUAL_MINIMUM',
    'c-1003': 'DENIED',
    'c-1009': 'accepted_full',
  })
})

test('copies of a scenario know nothing of each other', async () => {
  const before = await statusesOf(`${MAIN}~b`)
  await save(`${MAIN}~a`, [{ uid: 'c-1003', status: 'ACCEPTED_FULL' }])
  expect(await statusesOf(`${MAIN}~a`)).not.toEqual(before)
  expect(await statusesOf(`${MAIN}~b`)).toEqual(before)
  expect(await statusesOf(MAIN)).toEqual(before)
})

test.each<[string, Choice[]]>([
  ['a question that is not asked', [{ uid: 'c-9999', status: 'DENIED' }]],
  ['everything where only the minimum exists', [{ uid: 'c-1001', status: 'ACCEPTED_FULL' }]],
  ['a domain as if it were Whois', [{ uid: 'c-1003', status: 'denied' }]],
  ['Whois as if it were a domain', [{ uid: 'c-1009', status: 'DENIED' }]],
  ['what is needed by contract', [{ uid: 'c-1010', status: 'DENIED' }]],
  [
    'one question twice',
    [
      { uid: 'c-1003', status: 'DENIED' },
      { uid: 'c-1003', status: 'ACCEPTED_FULL' },
    ],
  ],
])('answering %s is refused and changes nothing', async (_, choices) => {
  const before = await statusesOf(`${MAIN}~refused`)
  const { response } = await save(`${MAIN}~refused`, choices)
  expect(response.status).toBe(422)
  expect(await statusesOf(`${MAIN}~refused`)).toEqual(before)
})

test.each([
  ['expired-by-date', 200],
  ['expired-refused', 410],
])('saving after the date of expiry, %s, is answered with %i', async (key, status) => {
  const { response } = await save(key, [{ uid: 'c-1003', status: 'DENIED' }])
  expect(response.status).toBe(status)
})

test.each([
  ['unknown', 'nobody-knows-this', 404],
  ['mangled by a mail program', 'required-only>', 400],
  ['endless', 'x'.repeat(3000), 400],
])('a key that is %s is answered with an error', async (_, access_key, status) => {
  const { response } = await client.GET(PATH, { params: { path: { access_key } } })
  expect(response.status).toBe(status)
})

test('reading changes nothing and is not in the ledger; each save is, with key and body', async () => {
  const key = `${MAIN}~ledger`
  const address = server.origin + PATH.replace('{access_key}', key)
  await fetch(address, { method: 'HEAD' })
  await client.GET(PATH, { params: { path: { access_key: key } } })
  const empty = await client.GET('/__sandbox/ledger', { params: { query: { key } } })
  expect(empty.data?.entries).toEqual([])

  const consents: Choice[] = [{ uid: 'c-1003', status: 'DENIED' }]
  await save(key, consents)
  await save(`${key}2`, consents)
  const one = await client.GET('/__sandbox/ledger', { params: { query: { key } } })
  expect(one.data?.entries).toEqual([
    { at: '2026-11-21T09:00:00.000Z', operation: 'saveConsent', key, body: { consents } },
  ])
})

test('every answer has the clock of the sandbox and the id of the request', async () => {
  const response = await fetch(`${server.origin}/trade/config`, { headers: { 'x-request-id': 'a1' } })
  expect(response.headers.get('date')).toBe('Sat, 21 Nov 2026 09:00:00 GMT')
  expect(response.headers.get('x-request-id')).toBe('a1')
})

test('a reset forgets what was saved', async () => {
  const before = await statusesOf(`${MAIN}~reset`)
  await save(`${MAIN}~reset`, [{ uid: 'c-1003', status: 'DENIED' }])
  const { response } = await client.POST('/__sandbox/reset')
  expect(response.status).toBe(204)
  expect(await statusesOf(`${MAIN}~reset`)).toEqual(before)
  const { data } = await client.GET('/__sandbox/ledger')
  expect(data?.entries).toEqual([])
})

test('breaks no contract on the way', () => expect(server.reports).toEqual([]))
