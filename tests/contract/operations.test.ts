import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Operations } from '#api/generated/contracts.d.ts'
import { loadContracts } from '#mocks/contracts/operations.ts'
import { CONTACT } from './payloads/contact.ts'
import { bytesOf } from './support/files.ts'
import { asPageOf, ask, send } from './support/page.ts'
import { startSandbox, type TestServer } from './support/servers.ts'

type Backends = Omit<Operations, 'sandbox'>
/** The function of `src/api/` that makes the call, called as a page does. One that is missing does not compile. */
type Calls = { [Contract in keyof Backends]: Record<keyof Backends[Contract], () => Promise<unknown>> }

const loadFunctions = async () => ({
  ...(await import('#api/app-config.ts')),
  ...(await import('#api/branding.ts')),
  ...(await import('#api/consent.ts')),
  ...(await import('#api/data-copy.ts')),
  ...(await import('#api/data-quality.ts')),
  ...(await import('#api/listing.ts')),
  ...(await import('#api/messaging.ts')),
  ...(await import('#api/tld-info.ts')),
  ...(await import('#api/trade.ts')),
  ...(await import('#api/trademark.ts')),
  ...(await import('#api/transfer.ts')),
  ...(await import('#api/verification.ts')),
})

let server: TestServer
let api: Awaited<ReturnType<typeof loadFunctions>>
beforeAll(async () => {
  server = await startSandbox()
  api = await asPageOf(server.origin, loadFunctions)
  // The branding is asked for by the host of the page.
  vi.stubGlobal('location', new URL(server.origin))
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await server.close()
})

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

const CALLS: Calls = {
  'app-config': { getAppConfig: () => ask(api.appConfigQuery()) },
  branding: {
    getBranding: () => ask(api.brandingQuery(RESELLER)),
    getSystemBranding: () => ask(api.systemBrandingQuery()),
  },
  consent: {
    getConsent: () => ask(api.consentQuery('required-only')),
    saveConsent: () => api.saveConsent('required-only~1', CONSENTS),
  },
  'data-copy': {
    getReportRequest: () => ask(api.reportRequestQuery('ready')),
    requestReport: () => send(api.reportRequestMutation('ready~1'), 'jo.anders@anders-buchbinderei.example'),
    downloadReport: () => api.downloadReport('ready'),
  },
  'data-quality': {
    getDataQuality: () => ask(api.dataQualityQuery(contact('1'))),
    updateContact: () => send(api.contactMutation(contact('2')), CONTACT),
    uploadDocument: () => send(api.uploadMutation(contact('3')), DOCUMENT()),
  },
  listing: {
    getListing: () => ask(api.listingQuery(listing('1'))),
    approveListing: () => send(api.listingDecisionMutation(listing('2')), { answer: 'approved' }),
    declineListing: () => send(api.listingDecisionMutation(listing('3')), { answer: 'declined' }),
  },
  messaging: {
    getPageSample: () => ask(api.pageSampleQuery('trade', RESELLER)),
    renderTemplate: () => ask(api.renderedTemplateQuery(TEMPLATE)),
  },
  'tld-info': {
    getTldInfoHash: () => ask(api.tldInfoHashQuery(RESELLER)),
    unhashTldInfo: () => ask(api.tldInfoOwnerQuery('nordlicht-opensrs')),
    listTlds: () => ask(api.tldPageQuery('opensrs', PAGE)),
    listTldNames: () => ask(api.tldNamesQuery('opensrs')),
  },
  trade: {
    getNewTrade: () => ask(api.tradeQuery('new', 'new-open~1')),
    approveNewTrade: () =>
      send(api.tradeDecisionMutation('new', 'new-open~2'), { answer: 'approved', choices: CHOICES }),
    cancelNewTrade: () => send(api.tradeDecisionMutation('new', 'new-open~3'), { answer: 'cancelled' }),
    getCurrentTrade: () => ask(api.tradeQuery('current', 'current-open~1')),
    approveCurrentTrade: () =>
      send(api.tradeDecisionMutation('current', 'current-open~4'), { answer: 'approved', choices: CHOICES }),
    cancelCurrentTrade: () => send(api.tradeDecisionMutation('current', 'current-open~5'), { answer: 'cancelled' }),
  },
  trademark: {
    getTrademarkNotice: () => ask(api.trademarkNoticeQuery(notice('1'))),
    approveTrademarkNotice: () => send(api.trademarkNoticeDecisionMutation(notice('2')), { answer: 'approved' }),
    declineTrademarkNotice: () => send(api.trademarkNoticeDecisionMutation(notice('3')), { answer: 'declined' }),
  },
  transfer: {
    getTransferIn: () => ask(api.transferInQuery(transferIn('1'))),
    approveTransferIn: () =>
      send(api.transferInDecisionMutation(transferIn('2')), { answer: 'approved', authInfo: 'aB3' }),
    declineTransferIn: () => send(api.transferInDecisionMutation(transferIn('3')), { answer: 'declined' }),
    getTransferAway: () => ask(api.transferAwayQuery(transferAway('1'))),
    approveTransferAway: () => send(api.transferAwayDecisionMutation(transferAway('2')), { answer: 'approved' }),
    declineTransferAway: () => send(api.transferAwayDecisionMutation(transferAway('3')), { answer: 'declined' }),
  },
  verification: {
    getVerification: () => ask(api.verificationQuery(verification('1'))),
    verifyRegistrant: () => send(api.verificationMutation(verification('2')), undefined),
  },
}

const contracts = await loadContracts()

test.each(Object.values(CALLS).flatMap((calls) => Object.entries(calls)))(
  '%s is called, once and as its contract says',
  async (id, call: () => Promise<unknown>) => {
    const before = server.requests.length
    await call()
    const called = server.requests
      .slice(before)
      .map(({ method, url }) => contracts.match(method, new URL(url).pathname))
    expect(called.map((match) => match?.operation.id)).toEqual([id])
    expect(server.reports).toEqual([])
  },
)
