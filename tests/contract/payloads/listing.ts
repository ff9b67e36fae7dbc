import type { components, operations } from '#api/generated/listing.d.ts'
import type { Payloads } from '#tests/contract/support/payloads.ts'
import { ANSWERED, DECIDED, DECISION, ITEM_ERRORS } from './decision.ts'

const LINK = { id: 'open', domain: 'anders-buchbinderei.berlin' }

const LISTING = {
  ...LINK,
  reseller_org_name: 'Nordlicht Hosting GmbH',
  registrar_name: 'Meridian Registrar Inc.',
  price: '4900.50',
  currency: 'EUR',
  agreement_url: 'https://www.meridian-registrar.example/agreements/domain-listing',
  messaging_language: 'en-US',
  approval_deadline: '2026-12-05T22:59:59Z',
  ...ANSWERED,
} satisfies Required<components['schemas']['Listing']>

const DECIDE = { header: DECISION, query: undefined, body: LINK, answers: DECIDED }

export const listingPayloads = {
  getListing: { header: undefined, query: LINK, body: null, answers: { 200: LISTING, ...ITEM_ERRORS } },
  approveListing: DECIDE,
  declineListing: DECIDE,
} satisfies Payloads<operations>
