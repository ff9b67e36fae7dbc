import * as appConfig from '#api/app-config.ts'
import * as branding from '#api/branding.ts'
import * as consent from '#api/consent.ts'
import * as dataCopy from '#api/data-copy.ts'
import * as dataQuality from '#api/data-quality.ts'
import * as listings from '#api/listing.ts'
import * as messaging from '#api/messaging.ts'
import * as tldInfo from '#api/tld-info.ts'
import * as trades from '#api/trade.ts'
import * as trademark from '#api/trademark.ts'
import * as transfers from '#api/transfer.ts'
import * as verifications from '#api/verification.ts'
import type { Operations } from '#api/generated/contracts.d.ts'
import { CONTACT } from '#tests/contract/payloads/contact.ts'
import { bytesOf } from './files.ts'
import type { Page } from './page.ts'

type Backends = Omit<Operations, 'sandbox'>
type Calls = { [Contract in keyof Backends]: Record<keyof Backends[Contract], (page: Page) => Promise<unknown>> }

const RESELLER = { realm: 'nordlicht', systemName: 'opensrs' }
const CHOICES = { trade_hold: '1', designated_agent: '0' } as const
const CONSENTS = { consents: [{ uid: 'c-1001', status: 'ACCEPTED_CONTRACTUAL_MINIMUM' as const }] }
const DOMAIN = 'anders-buchbinderei.berlin'
// Every decision has a copy of its item.
const listing = (copy: string) => ({ id: `open~${copy}`, domain: DOMAIN })
const notice = (copy: string) => ({ claims_id: '370d0b7c9223372036854775807', key: `open~${copy}` })
const transferIn = (copy: string) => ({ key: `in-open~${copy}`, domain: DOMAIN })
const transferAway = (copy: string) => ({ key: `away-open~${copy}`, domain: DOMAIN })
const contact = (copy: string) => ({ key: `pending~${copy}`, reseller_id: 'nordlicht' })
const verification = (copy: string) => ({ ...contact(copy), verification_id: '48213' })
const DOCUMENT = () => ({ type: 'id_card', file: new File([bytesOf('pdf')], 'id.pdf') }) as const
const TEMPLATE = { type: 'email', reseller: 'nordlicht', templateId: 'fragment', language: 'en-US' }
const PAGE = { page: 1, pageSize: 25, orderBy: 'tld' } as const

/** The function of `src/api/` that makes each call, called as a page does. One that is missing does not compile. */
export const CALLS: Calls = {
  'app-config': { getAppConfig: (page) => page.ask(appConfig.getAppConfig()) },
  branding: {
    getBranding: (page) => page.ask(branding.getBranding(RESELLER)),
    getSystemBranding: (page) => page.ask(branding.getSystemBranding()),
  },
  consent: {
    getConsent: (page) => page.ask(consent.getConsent({ access_key: 'required-only' })),
    saveConsent: (page) => page.send(consent.saveConsent('required-only~1'), { update: CONSENTS }),
  },
  'data-copy': {
    getReportRequest: (page) => page.ask(dataCopy.getReportRequest({ access_key: 'ready' })),
    requestReport: (page) => page.send(dataCopy.requestReport('ready~1'), 'jo.anders@anders-buchbinderei.example'),
    downloadReport: (page) => page.send(dataCopy.downloadReport('ready'), {}),
  },
  'data-quality': {
    getDataQuality: (page) => page.ask(dataQuality.getDataQuality(contact('1'))),
    updateContact: (page) => page.send(dataQuality.updateContact(contact('2'), CONTACT)),
    uploadDocument: (page) => page.send(dataQuality.uploadDocument(contact('3')), DOCUMENT()),
  },
  listing: {
    getListing: (page) => page.ask(listings.getListing(listing('1'))),
    approveListing: (page) => page.send(listings.approveListing(listing('2'))),
    declineListing: (page) => page.send(listings.declineListing(listing('3'))),
  },
  messaging: {
    getPageSample: (page) => page.ask(messaging.getPageSample('trade', RESELLER)),
    renderTemplate: (page) => page.ask(messaging.renderTemplate(TEMPLATE)),
  },
  'tld-info': {
    getTldInfoHash: (page) => page.ask(tldInfo.getTldInfoHash(RESELLER)),
    unhashTldInfo: (page) => page.ask(tldInfo.unhashTldInfo('nordlicht-opensrs')),
    listTlds: (page) => page.ask(tldInfo.listTlds('opensrs', PAGE)),
    listTldNames: (page) => page.ask(tldInfo.listTldNames('opensrs')),
  },
  trade: {
    getNewTrade: (page) => page.ask(trades.getNewTrade({ key: 'new-open~1' })),
    approveNewTrade: (page) => page.send(trades.approveNewTrade('new-open~2', { designated_agent: '0' })),
    cancelNewTrade: (page) => page.send(trades.cancelNewTrade('new-open~3')),
    getCurrentTrade: (page) => page.ask(trades.getCurrentTrade({ key: 'current-open~1' })),
    approveCurrentTrade: (page) => page.send(trades.approveCurrentTrade('current-open~4', CHOICES)),
    cancelCurrentTrade: (page) => page.send(trades.cancelCurrentTrade('current-open~5')),
  },
  trademark: {
    getTrademarkNotice: (page) => page.ask(trademark.getTrademarkNotice(notice('1'))),
    approveTrademarkNotice: (page) => page.send(trademark.approveTrademarkNotice(notice('2'))),
    declineTrademarkNotice: (page) => page.send(trademark.declineTrademarkNotice(notice('3'))),
  },
  transfer: {
    getTransferIn: (page) => page.ask(transfers.getTransferIn(transferIn('1'))),
    approveTransferIn: (page) => page.send(transfers.approveTransferIn(transferIn('2'), 'aB3')),
    declineTransferIn: (page) => page.send(transfers.declineTransferIn(transferIn('3'))),
    getTransferAway: (page) => page.ask(transfers.getTransferAway(transferAway('1'))),
    approveTransferAway: (page) => page.send(transfers.approveTransferAway(transferAway('2'))),
    declineTransferAway: (page) => page.send(transfers.declineTransferAway(transferAway('3'))),
  },
  verification: {
    getVerification: (page) => page.ask(verifications.getVerification(verification('1'))),
    verifyRegistrant: (page) => page.send(verifications.verifyRegistrant(verification('2'))),
  },
}
