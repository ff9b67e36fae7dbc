import { expect, test } from 'vitest'
import * as appConfig from '#api/app-config.ts'
import * as branding from '#api/branding.ts'
import * as consent from '#api/consent.ts'
import * as dataCopy from '#api/data-copy.ts'
import * as dataQuality from '#api/data-quality.ts'
import type { Operations } from '#api/generated/contracts.d.ts'
import * as listing from '#api/listing.ts'
import * as messaging from '#api/messaging.ts'
import * as tldInfo from '#api/tld-info.ts'
import * as trade from '#api/trade.ts'
import * as trademark from '#api/trademark.ts'
import * as transfer from '#api/transfer.ts'
import * as verification from '#api/verification.ts'
import { CONTACT } from './support/contact.ts'
import { bytesOf } from './support/files.ts'
import { useSandbox, type Api } from './support/api.ts'
import { contracts, OPERATIONS } from './support/plans.ts'

type Backends = Omit<Operations, 'sandbox'>
type OperationId = { [Contract in keyof Backends]: keyof Backends[Contract] }[keyof Backends]

const DOMAIN = 'anders-buchbinderei.berlin'
const CHOICES = { trade_hold: '1', designated_agent: '0' } as const
const TEMPLATE = { type: 'email', reseller: 'nordlicht', templateId: 'fragment', language: 'en-US' }
const proof = () => ({ type: 'id_card', file: new File([bytesOf('pdf')], 'id.pdf') }) as const
// Each decision needs its own copy of the item.
const inLink = (copy: string) => ({ key: `in-open~${copy}`, domain: DOMAIN })
const awayLink = (copy: string) => ({ key: `away-open~${copy}`, domain: DOMAIN })
const listingLink = (copy: string) => ({ id: `open~${copy}`, domain: DOMAIN })
const noticeLink = (copy: string) => ({ claims_id: '370d0b7c9223372036854775807', key: `open~${copy}` })
const contactLink = (copy: string) => ({ key: `pending~${copy}`, reseller_id: 'nordlicht' })
const registrantLink = (copy: string) => ({ ...contactLink(copy), verification_id: '48213' })

/** Calls each operation as a page does; the compiler reports a missing operation. */
const CALLS: Record<OperationId, (api: Api) => Promise<unknown>> = {
  getAppConfig: (api) => api.read(appConfig.getAppConfig()),
  getBranding: (api) => api.read(branding.getBranding({ realm: 'nordlicht', systemName: 'opensrs' })),
  getSystemBranding: (api) => api.read(branding.getSystemBranding()),
  getConsent: (api) => api.read(consent.getConsent({ access_key: 'required-only' })),
  saveConsent: (api) =>
    api.send(consent.saveConsent('required-only~1'), {
      update: { consents: [{ uid: 'c-1001', status: 'ACCEPTED_CONTRACTUAL_MINIMUM' }] },
    }),
  getReportRequest: (api) => api.read(dataCopy.getReportRequest({ access_key: 'ready' })),
  requestReport: (api) => api.send(dataCopy.requestReport('ready~1'), 'jo.anders@anders-buchbinderei.example'),
  downloadReport: (api) => api.send(dataCopy.downloadReport('ready'), {}),
  getDataQuality: (api) => api.read(dataQuality.getDataQuality(contactLink('1'))),
  updateContact: (api) => api.send(dataQuality.updateContact(contactLink('2'), CONTACT)),
  uploadDocument: (api) => api.send(dataQuality.uploadDocument(contactLink('3')), proof()),
  getListing: (api) => api.read(listing.getListing(listingLink('1'))),
  approveListing: (api) => api.send(listing.approveListing(listingLink('2'))),
  declineListing: (api) => api.send(listing.declineListing(listingLink('3'))),
  getPageSample: (api) => api.read(messaging.getPageSample('trade', { realm: 'nordlicht', systemName: 'opensrs' })),
  renderTemplate: (api) => api.read(messaging.renderTemplate(TEMPLATE)),
  getTldInfoHash: (api) => api.read(tldInfo.getTldInfoHash({ realm: 'nordlicht', systemName: 'opensrs' })),
  unhashTldInfo: (api) => api.read(tldInfo.unhashTldInfo('nordlicht-opensrs')),
  listTlds: (api) => api.read(tldInfo.listTlds('opensrs', { page: 1, pageSize: 25, orderBy: 'tld' })),
  listTldNames: (api) => api.read(tldInfo.listTldNames('opensrs')),
  getNewTrade: (api) => api.read(trade.getNewTrade({ key: 'new-open~1' })),
  approveNewTrade: (api) => api.send(trade.approveNewTrade('new-open~2', { designated_agent: '0' })),
  cancelNewTrade: (api) => api.send(trade.cancelNewTrade('new-open~3')),
  getCurrentTrade: (api) => api.read(trade.getCurrentTrade({ key: 'current-open~1' })),
  approveCurrentTrade: (api) => api.send(trade.approveCurrentTrade('current-open~4', CHOICES)),
  cancelCurrentTrade: (api) => api.send(trade.cancelCurrentTrade('current-open~5')),
  getTrademarkNotice: (api) => api.read(trademark.getTrademarkNotice(noticeLink('1'))),
  approveTrademarkNotice: (api) => api.send(trademark.approveTrademarkNotice(noticeLink('2'))),
  declineTrademarkNotice: (api) => api.send(trademark.declineTrademarkNotice(noticeLink('3'))),
  getTransferIn: (api) => api.read(transfer.getTransferIn(inLink('1'))),
  approveTransferIn: (api) => api.send(transfer.approveTransferIn(inLink('2'), 'aB3')),
  declineTransferIn: (api) => api.send(transfer.declineTransferIn(inLink('3'))),
  getTransferAway: (api) => api.read(transfer.getTransferAway(awayLink('1'))),
  approveTransferAway: (api) => api.send(transfer.approveTransferAway(awayLink('2'))),
  declineTransferAway: (api) => api.send(transfer.declineTransferAway(awayLink('3'))),
  getVerification: (api) => api.read(verification.getVerification(registrantLink('1'))),
  verifyRegistrant: (api) => api.send(verification.verifyRegistrant(registrantLink('2'))),
}

const sandbox = useSandbox()

test.each(OPERATIONS)('the function for $id calls exactly that operation', async ({ id }) => {
  const before = sandbox.server.requests.length
  await CALLS[id as OperationId](sandbox.api)
  const calls = sandbox.server.requests.slice(before)
  const ids = calls.map(({ method, url }) => contracts.match(method, new URL(url).pathname)?.operation.id)
  expect(ids).toEqual([id])
})
