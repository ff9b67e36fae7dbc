import type { QueryKey } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { API_PATHS } from '#lib/api-paths.gen.ts'
import { ITEM_PAGES } from '#lib/page-paths.gen.ts'
import { createQueryClient, readNow } from './query-client.ts'
import type { Transport } from './transport.ts'

type Client = ReturnType<typeof createQueryClient>
type CreateQuery = (link: object) => { queryKey: QueryKey }

const LINK = {
  access_key: 'k',
  claims_id: '1',
  domain: 'a.example',
  id: '1',
  key: 'k',
  reseller_id: 'r',
  verification_id: '1',
}
const MODULES = import.meta.glob<Record<string, CreateQuery>>(['./*.ts', '!./*.test.ts'], { eager: true })
const FUNCTIONS = new Map(Object.values(MODULES).flatMap((module) => Object.entries(module)))

function operationAt(path: string): string {
  return Object.entries(API_PATHS).find(([, each]) => each === path)?.[0] ?? ''
}

const READS: Record<string, (client: Client) => Promise<unknown>> = Object.fromEntries(
  [...new Set(Object.values(ITEM_PAGES))].map((path) => {
    const createQuery = FUNCTIONS.get(operationAt(path))
    if (!createQuery) throw new Error(`No function in src/api/ reads ${path}`)
    return [operationAt(path), (client: Client) => readNow(client, createQuery(LINK))]
  }),
)

const GET_LISTING = operationAt(ITEM_PAGES['/dls/$id/$domain'])
const MAY_BE_EMPTY = new Set([GET_LISTING, operationAt(ITEM_PAGES['/request/$access_key'])])

function clientFor(body: unknown, transport: Partial<Transport> = {}): Client {
  return createQueryClient(
    { origin: 'https://pages.example', linkTo: (path) => path, send: async () => Response.json(body), ...transport },
    0, // No retries.
  )
}

describe('an item without anything to show', () => {
  for (const [name, read] of Object.entries(READS)) {
    const wrap = (item: unknown) => (name === 'getConsent' ? { object_data: item } : item)
    const empty = { messaging_language: 'de', domain: null, contact_data: {}, domain_list: [''], consents: null }
    for (const item of [
      [],
      [{ domain: 'a.example' }],
      { error: 'No such item' },
      ...(MAY_BE_EMPTY.has(name) ? [] : [{}, empty]),
    ]) {
      test(`${name} rejects ${JSON.stringify(item)} as unreadable`, async () => {
        await expect(read(clientFor(wrap(item)))).rejects.toMatchObject({ kind: 'unreadable' })
      })
    }
  }

  test.each([...MAY_BE_EMPTY])('%s accepts an empty object', async (name) => {
    await expect(READS[name]?.(clientFor({}))).resolves.toEqual({})
  })

  test('is accepted as the sample of a test page', async () => {
    await expect(READS.getTransferIn?.(clientFor({}, { isTest: true }))).resolves.toEqual({})
  })
})

test.each([
  ['getTransferIn', { domain: 'a.example' }],
  ['getTrademarkNotice', { domain: 'a.example' }],
  ['getNewTrade', { approval_deadline: 1_795_000_000 }],
  ['getNewTrade', { trade_hold_enabled: 0 }],
  ['getCurrentTrade', { new_registrant: { name: 'Mika Falk' } }],
  ['getVerification', { contact_data: { email: 'jo@example.org' } }],
  ['getVerification', { domain_list: ['a.example'] }],
  ['getDataQuality', { verified: 1 }],
  [GET_LISTING, { price: 1200 }],
])('%s accepts %j', async (name, item) => {
  await expect(READS[name]?.(clientFor(item))).resolves.toEqual(item)
})
