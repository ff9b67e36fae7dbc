import { expect, test } from 'vitest'
import type { components } from '#api/generated/consent.d.ts'
import { clientOf } from './support/client.ts'
import { useSandbox } from './support/api.ts'

type Choice = components['schemas']['ConsentChoice']

const PATH = '/consent/api/no-auth/identity_service/consent/{access_key}'
const STATE = 'pending-required-and-optional'

const sandbox = useSandbox()
const client = () => clientOf(sandbox.server.origin)

async function readStatuses(access_key: string) {
  const { data } = await client().GET(PATH, { params: { path: { access_key } } })
  return Object.fromEntries((data?.object_data.consents ?? []).map(({ uid, status }) => [uid, status]))
}

function save(access_key: string, consents: Choice[]) {
  return client().PUT(PATH, { params: { path: { access_key } }, body: { consents } })
}

test('stores choices only for the key that saved them, until a reset', async () => {
  const before = await readStatuses(`${STATE}~a`)
  const { data } = await save(`${STATE}~a`, [
    { uid: 'c-1001', status: 'ACCEPTED_CONTRACTUAL_MINIMUM' },
    { uid: 'c-1003', status: 'DENIED' },
    { uid: 'c-1009', status: 'accepted_full' },
  ])
  expect(data?.object_data.modification_date).toBe('2026-11-21T09:00:00.000Z')
  const newStatuses = { 'c-1001': 'ACCEPTED_CONTRACTUAL_MINIMUM', 'c-1003': 'DENIED', 'c-1009': 'accepted_full' }
  expect(await readStatuses(`${STATE}~a`)).toEqual({ ...before, ...newStatuses })
  for (const key of [`${STATE}~b`, STATE]) expect(await readStatuses(key)).toEqual(before)

  expect((await client().POST('/__sandbox/reset')).response.status).toBe(204)
  expect(await readStatuses(`${STATE}~a`)).toEqual(before)
  expect((await client().GET('/__sandbox/ledger')).data?.entries).toEqual([])
})

test.each<[string, Choice[]]>([
  ['an answer to an unknown question', [{ uid: 'c-9999', status: 'DENIED' }]],
  ['full acceptance where only the minimum is offered', [{ uid: 'c-1001', status: 'ACCEPTED_FULL' }]],
  ['a status in uppercase for the Whois question', [{ uid: 'c-1009', status: 'DENIED' }]],
  ['denial of data that the registration agreement requires', [{ uid: 'c-1010', status: 'DENIED' }]],
  [
    'two answers to one question',
    [
      { uid: 'c-1003', status: 'DENIED' },
      { uid: 'c-1003', status: 'ACCEPTED_FULL' },
    ],
  ],
])('rejects %s, and changes nothing', async (_, choices) => {
  const before = await readStatuses(`${STATE}~refused`)
  expect((await save(`${STATE}~refused`, choices)).response.status).toBe(422)
  expect(await readStatuses(`${STATE}~refused`)).toEqual(before)
})

test.each([
  ['still works', 'expired-by-date', 200],
  ['is rejected', 'expired-refused', 410],
])('after the expiration date, saving %s for the key %s (%i)', async (_, key, status) => {
  expect((await save(key, [{ uid: 'c-1003', status: 'DENIED' }])).response.status).toBe(status)
})

test.each([
  ['unknown', 'unknown', 404],
  ['mangled by an email program', 'required-only>', 400],
  ['too long', 'x'.repeat(3000), 400],
])('rejects a key that is %s', async (_, access_key, status) => {
  expect((await client().GET(PATH, { params: { path: { access_key } } })).response.status).toBe(status)
})
