import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { browserTransport } from '#api/browser-transport.ts'
import { getConsent, saveConsent } from '#api/consent.ts'
import { downloadReport, reportAddress } from '#api/data-copy.ts'
import { getDataQuality, updateContact, uploadDocument } from '#api/data-quality.ts'
import { createQueryClient, readNow } from '#api/query-client.ts'
import { getNewTrade } from '#api/trade.ts'
import { approveTransferAway, getTransferAway } from '#api/transfer.ts'
import { createTry } from './answerer.ts'

let queryClient: QueryClient
beforeEach(() => {
  // A call that left would fail as one that found no network.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Sent')))
  queryClient = createQueryClient(browserTransport('https://pages.example'))
})
afterEach(() => void vi.unstubAllGlobals())

const TRANSFER = { domain: 'a.example', key: 'sample-1' }
const CASE = { key: 'sample-1', reseller_id: 'nordlicht' }
const CONTACT = {
  email: 'jo@example.com',
  full_name: 'Jo',
  org_name: '',
  address: '1 Street\r\nFlat 2',
  state: '',
  city: 'London',
  postal_code: '',
  country: 'GB',
}

test('the sample is there at once and when it is read again, and a decision is taken without changing it', async () => {
  const client = createTry(queryClient, 'transfer', { domain: 'a.example' })
  expect(client.defaultQueryOptions(getTransferAway(TRANSFER)).initialData).toEqual({ domain: 'a.example' })
  expect(await new MutationObserver(client, approveTransferAway(TRANSFER)).mutate()).toEqual({})
  expect(await readNow(client, getTransferAway(TRANSFER))).toEqual({ domain: 'a.example' })
})

test('every call that does not belong to the flow is refused', async () => {
  const client = createTry(queryClient, 'transfer', {})
  await expect(readNow(client, getNewTrade({ key: 'sample-1' }))).rejects.toMatchObject({
    kind: 'unavailable',
    status: 405,
  })
  const save = new MutationObserver(client, saveConsent('sample-1')).mutate({ update: { consents: [] } })
  await expect(save).rejects.toMatchObject({ kind: 'unavailable', status: 405 })
})

test('saved preferences are answered, and given to whoever reads again; each try begins with the sample', async () => {
  const session = {
    modification_date: '2026-11-19T08:12:44Z',
    consents: [
      { uid: 'a', status: 'PENDING' },
      { uid: 'b', status: 'PENDING_ASYNC' },
    ],
  }
  const client = createTry(queryClient, 'consent', session)
  const update = { consents: [{ uid: 'a', status: 'DENIED' as const }] }
  const { entity } = await new MutationObserver(client, saveConsent('sample-1')).mutate({ update })
  expect(entity.consents?.map((consent) => consent?.status)).toEqual(['DENIED', 'PENDING_ASYNC'])
  expect(entity.modification_date).not.toBe(session.modification_date)
  expect(await readNow(client, getConsent({ access_key: 'sample-1' }))).toEqual(entity)
  expect(await readNow(createTry(queryClient, 'consent', session), getConsent({ access_key: 'sample-2' }))).toEqual(
    session,
  )
})

test('a contact is approved as it stands and saved when it is changed, and a document is in review', async () => {
  const client = createTry(queryClient, 'data_quality', { contact_data: CONTACT })
  const send = (contact: typeof CONTACT) => new MutationObserver(client, updateContact(CASE, contact)).mutate()
  const changed = { ...CONTACT, city: 'Leeds' }
  await send(changed)
  expect(await readNow(client, getDataQuality(CASE))).toEqual({ contact_data: changed })
  await new MutationObserver(client, uploadDocument(CASE)).mutate({ type: 'id_card', file: new File(['x'], 'a.pdf') })
  await send(changed)
  expect(await readNow(client, getDataQuality(CASE))).toMatchObject({
    verified: 1,
    contact_data: changed,
    documents: [{ document_type: 'id_card' }],
  })
})

test('a report is a file of the page itself, also as a plain link', async () => {
  const client = createTry(queryClient, 'request', { download_token: 't' })
  const { content } = await new MutationObserver(client, downloadReport('t')).mutate({})
  expect(await content.text()).toBe('field,value\r\n')
  expect(reportAddress(client, 't')).toMatch(/^data:text\/csv,/)
})
