import type { components, operations } from '#api/generated/messaging.d.ts'
import { Several } from '#tests/contract/support/payload-differences.ts'
import type { Payloads } from '#tests/contract/support/payloads.ts'
import { brandingPayloads } from './branding.ts'
import { consentPayloads } from './consent.ts'
import { dataCopyPayloads } from './data-copy.ts'
import { dataQualityPayloads } from './data-quality.ts'
import { listingPayloads } from './listing.ts'
import { PROBLEM, TROUBLE } from './problem.ts'
import { tradePayloads } from './trade.ts'
import { trademarkPayloads } from './trademark.ts'
import { transferPayloads } from './transfer.ts'
import { verificationPayloads } from './verification.ts'

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

export const messagingPayloads = {
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
