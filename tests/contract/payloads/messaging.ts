import * as api from '#api/messaging.ts'
import type { components, operations } from '#api/generated/messaging.d.ts'
import { Several } from '#tests/contract/support/payload-differences.ts'
import type { Calls, Payloads } from '#tests/contract/support/payloads.ts'
import { payloads as brandingPayloads } from './branding.ts'
import { payloads as consentPayloads } from './consent.ts'
import { payloads as dataCopyPayloads } from './data-copy.ts'
import { payloads as dataQualityPayloads } from './data-quality.ts'
import { payloads as listingPayloads } from './listing.ts'
import { PROBLEM, TROUBLE } from '#tests/contract/support/problem.ts'
import { payloads as tradePayloads } from './trade.ts'
import { payloads as trademarkPayloads } from './trademark.ts'
import { payloads as transferPayloads } from './transfer.ts'
import { payloads as verificationPayloads } from './verification.ts'

const ERRORS = { 400: PROBLEM, 404: PROBLEM, 422: PROBLEM, ...TROUBLE }

const { messaging_vars } = brandingPayloads.getBranding.answers[200].object_data

/** The samples are the items of the other contracts, so their payloads are those of the others. */
const SAMPLES = [
  tradePayloads.getNewTrade.answers[200],
  transferPayloads.getTransferAway.answers[200],
  listingPayloads.getListing.answers[200],
  ...trademarkPayloads.getTrademarkNotice.answers[200].bodies,
  verificationPayloads.getVerification.answers[200],
  dataQualityPayloads.getDataQuality.answers[200],
  consentPayloads.getConsent.answers[200].object_data,
  dataCopyPayloads.getReportRequest.answers[200],
] satisfies Array<components['schemas']['PageSample']['info']>

const RENDERED = {
  subject: 'Please confirm',
  html: '<p>Dear <b>Jo Anders</b></p>',
  language: 'en-US',
  variables: { full_name: 'Jo Anders', days: 5, urgent: true, nothing: null },
} satisfies Required<components['schemas']['RenderedTemplate']>

export const payloads = {
  getPageSample: {
    header: undefined,
    query: undefined,
    body: { page: 'consent', reseller: 'nordlicht', system_name: 'opensrs' },
    answers: { 200: new Several(...SAMPLES.map((info) => ({ object_data: { info, messaging_vars } }))), ...ERRORS },
  },
  renderTemplate: {
    header: undefined,
    query: undefined,
    body: { type: 'email', reseller: 'nordlicht', template_id: 'trade-request', language: 'en-US' },
    answers: { 200: { object_data: RENDERED }, ...ERRORS },
  },
} satisfies Payloads<operations>

const TEMPLATE = { type: 'email', reseller: 'nordlicht', templateId: 'fragment', language: 'en-US' }

/** The function of each operation, called as a page does. */
export const calls: Calls<operations> = {
  getPageSample: (page) => page.ask(api.getPageSample('trade', { realm: 'nordlicht', systemName: 'opensrs' })),
  renderTemplate: (page) => page.ask(api.renderTemplate(TEMPLATE)),
}
