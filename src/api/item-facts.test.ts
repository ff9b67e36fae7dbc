import { describe, expect, test } from 'vitest'
import { getConsent } from './consent.ts'
import { getReportRequest } from './data-copy.ts'
import { getDataQuality } from './data-quality.ts'
import { getListing } from './listing.ts'
import { createQueryClient, readNow } from './query-client.ts'
import { getCurrentTrade, getNewTrade } from './trade.ts'
import { getTrademarkNotice } from './trademark.ts'
import { getTransferAway, getTransferIn } from './transfer.ts'
import type { Transport } from './transport.ts'
import { getVerification } from './verification.ts'

type Client = ReturnType<typeof createQueryClient>

const VERIFICATION = { verification_id: '1', key: 'k', reseller_id: 'r' }
const READS: Record<string, (client: Client) => Promise<unknown>> = {
  getTransferIn: (client) => readNow(client, getTransferIn({ domain: 'a.example', key: 'k' })),
  getTransferAway: (client) => readNow(client, getTransferAway({ domain: 'a.example', key: 'k' })),
  getNewTrade: (client) => readNow(client, getNewTrade({ key: 'k' })),
  getCurrentTrade: (client) => readNow(client, getCurrentTrade({ key: 'k' })),
  getListing: (client) => readNow(client, getListing({ id: '1', domain: 'a.example' })),
  getTrademarkNotice: (client) => readNow(client, getTrademarkNotice({ claims_id: '1', key: 'k' })),
  getVerification: (client) => readNow(client, getVerification(VERIFICATION)),
  getDataQuality: (client) => readNow(client, getDataQuality({ key: 'k', reseller_id: 'r' })),
  getConsent: (client) => readNow(client, getConsent({ access_key: 'k' })),
  getReportRequest: (client) => readNow(client, getReportRequest({ access_key: 'k' })),
}

/** Operations whose response may lack every field. */
const MAY_BE_EMPTY = new Set(['getListing', 'getReportRequest'])

function clientFor(body: unknown, transport: Partial<Transport> = {}): Client {
  return createQueryClient(
    { origin: 'https://pages.example', linkTo: (path) => path, send: async () => Response.json(body), ...transport },
    0,
  )
}

describe('a response without the facts of its item', () => {
  for (const [name, read] of Object.entries(READS)) {
    const wrap = (item: unknown) => (name === 'getConsent' ? { object_data: item } : item)
    const empty = { messaging_language: 'de', domain: null, contact_data: {}, domain_list: [''], consents: null }
    for (const item of [
      [],
      [{ domain: 'a.example' }],
      { error: 'No such item' },
      ...(MAY_BE_EMPTY.has(name) ? [] : [{}, empty]),
    ]) {
      test(`${name} is unreadable: ${JSON.stringify(item)}`, async () => {
        await expect(read(clientFor(wrap(item)))).rejects.toMatchObject({ kind: 'unreadable' })
      })
    }
  }

  test.each([...MAY_BE_EMPTY])('%s may be empty', async (name) => {
    await expect(READS[name]?.(clientFor({}))).resolves.toEqual({})
  })

  test('is accepted for the sample of a test page', async () => {
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
  ['getListing', { price: 1200 }],
])('%s accepts %j', async (name, item) => {
  await expect(READS[name]?.(clientFor(item))).resolves.toEqual(item)
})
