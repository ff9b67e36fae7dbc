import { MutationObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { browserTransport } from '#api/browser-transport.ts'
import { saveConsent } from '#api/consent.ts'
import { createQueryClient, readNow } from '#api/query-client.ts'
import { getNewTrade } from '#api/trade.ts'
import { getTransferAway } from '#api/transfer.ts'
import { createTestClient } from './test-client.ts'

afterEach(() => void vi.unstubAllGlobals())

test('responds to reads of its flow with the sample, and rejects other calls', async () => {
  // A request that reached the network would fail with another kind of error.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Sent')))
  const client = createTestClient(createQueryClient(browserTransport('https://pages.example')), 'transfer', {
    domain: 'a.example',
  })
  const query = getTransferAway({ domain: 'a.example', key: 'sample-1' })
  expect(client.defaultQueryOptions(query).initialData).toEqual({ domain: 'a.example' })
  expect(await readNow(client, query)).toEqual({ domain: 'a.example' })

  const rejected = { kind: 'unavailable', status: 405 }
  await expect(readNow(client, getNewTrade({ key: 'sample-1' }))).rejects.toMatchObject(rejected)
  const save = new MutationObserver(client, saveConsent('sample-1')).mutate({ update: { consents: [] } })
  await expect(save).rejects.toMatchObject(rejected)
})
