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
import { useSandbox, type Page } from './support/page.ts'
import { contracts, OPERATIONS } from './support/plans.ts'

type Backends = Omit<Operations, 'sandbox'>
type OperationId = { [Contract in keyof Backends]: keyof Backends[Contract] }[keyof Backends]

const DOMAIN = 'anders-buchbinderei.berlin'
const CHOICES = { trade_hold: '1', designated_agent: '0' } as const
const TEMPLATE = { type: 'email', reseller: 'nordlicht', templateId: 'fragment', language: 'en-US' }
const proof = () => ({ type: 'id_card', file: new File([bytesOf('pdf')], 'id.pdf') }) as const
// Every decision has a copy of its item.
const inLink = (copy: string) => ({ key: `in-open~${copy}`, domain: DOMAIN })
const awayLink = (copy: string) => ({ key: `away-open~${copy}`, domain: DOMAIN })
const offer = (copy: string) => ({ id: `open~${copy}`, domain: DOMAIN })
const notice = (copy: string) => ({ claims_id: '370d0b7c9223372036854775807', key: `open~${copy}` })
const contact = (copy: string) => ({ key: `pending~${copy}`, reseller_id: 'nordlicht' })
const registrant = (copy: string) => ({ ...contact(copy), verification_id: '48213' })

/** Calls the function of each operation as a page does; a missing one does not compile. */
const CALLS: Record<OperationId, (page: Page) => Promise<unknown>> = {
  getAppConfig: (page) => page.ask(appConfig.getAppConfig()),
  getBranding: (page) => page.ask(branding.getBranding({ realm: 'nordlicht', systemName: 'opensrs' })),
  getSystemBranding: (page) => page.ask(branding.getSystemBranding()),
  getConsent: (page) => page.ask(consent.getConsent({ access_key: 'required-only' })),
  saveConsent: (page) =>
    page.send(consent.saveConsent('required-only~1'), {
      update: { consents: [{ uid: 'c-1001', status: 'ACCEPTED_CONTRACTUAL_MINIMUM' }] },
    }),
  getReportRequest: (page) => page.ask(dataCopy.getReportRequest({ access_key: 'ready' })),
  requestReport: (page) => page.send(dataCopy.requestReport('ready~1'), 'jo.anders@anders-buchbinderei.example'),
  downloadReport: (page) => page.send(dataCopy.downloadReport('ready'), {}),
  getDataQuality: (page) => page.ask(dataQuality.getDataQuality(contact('1'))),
  updateContact: (page) => page.send(dataQuality.updateContact(contact('2'), CONTACT)),
  uploadDocument: (page) => page.send(dataQuality.uploadDocument(contact('3')), proof()),
  getListing: (page) => page.ask(listing.getListing(offer('1'))),
  approveListing: (page) => page.send(listing.approveListing(offer('2'))),
  declineListing: (page) => page.send(listing.declineListing(offer('3'))),
  getPageSample: (page) => page.ask(messaging.getPageSample('trade', { realm: 'nordlicht', systemName: 'opensrs' })),
  renderTemplate: (page) => page.ask(messaging.renderTemplate(TEMPLATE)),
  getTldInfoHash: (page) => page.ask(tldInfo.getTldInfoHash({ realm: 'nordlicht', systemName: 'opensrs' })),
  unhashTldInfo: (page) => page.ask(tldInfo.unhashTldInfo('nordlicht-opensrs')),
  listTlds: (page) => page.ask(tldInfo.listTlds('opensrs', { page: 1, pageSize: 25, orderBy: 'tld' })),
  listTldNames: (page) => page.ask(tldInfo.listTldNames('opensrs')),
  getNewTrade: (page) => page.ask(trade.getNewTrade({ key: 'new-open~1' })),
  approveNewTrade: (page) => page.send(trade.approveNewTrade('new-open~2', { designated_agent: '0' })),
  cancelNewTrade: (page) => page.send(trade.cancelNewTrade('new-open~3')),
  getCurrentTrade: (page) => page.ask(trade.getCurrentTrade({ key: 'current-open~1' })),
  approveCurrentTrade: (page) => page.send(trade.approveCurrentTrade('current-open~4', CHOICES)),
  cancelCurrentTrade: (page) => page.send(trade.cancelCurrentTrade('current-open~5')),
  getTrademarkNotice: (page) => page.ask(trademark.getTrademarkNotice(notice('1'))),
  approveTrademarkNotice: (page) => page.send(trademark.approveTrademarkNotice(notice('2'))),
  declineTrademarkNotice: (page) => page.send(trademark.declineTrademarkNotice(notice('3'))),
  getTransferIn: (page) => page.ask(transfer.getTransferIn(inLink('1'))),
  approveTransferIn: (page) => page.send(transfer.approveTransferIn(inLink('2'), 'aB3')),
  declineTransferIn: (page) => page.send(transfer.declineTransferIn(inLink('3'))),
  getTransferAway: (page) => page.ask(transfer.getTransferAway(awayLink('1'))),
  approveTransferAway: (page) => page.send(transfer.approveTransferAway(awayLink('2'))),
  declineTransferAway: (page) => page.send(transfer.declineTransferAway(awayLink('3'))),
  getVerification: (page) => page.ask(verification.getVerification(registrant('1'))),
  verifyRegistrant: (page) => page.send(verification.verifyRegistrant(registrant('2'))),
}

const sandbox = useSandbox()

test.each(OPERATIONS)('the function of $id makes one call of it', async ({ id }) => {
  const before = sandbox.server.requests.length
  await CALLS[id as OperationId](sandbox.page)
  const calls = sandbox.server.requests.slice(before)
  const called = calls.map(({ method, url }) => contracts.match(method, new URL(url).pathname)?.operation.id)
  expect(called).toEqual([id])
})
