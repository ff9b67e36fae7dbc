import * as api from '#api/listing.ts'
import type { components, operations } from '#api/generated/listing.d.ts'
import type { Calls, Payloads } from '#tests/contract/support/payloads.ts'
import { ANSWERED, DECIDED, DECISION, ITEM_ERRORS } from '#tests/contract/support/decision-payloads.ts'

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

export const payloads = {
  getListing: { header: undefined, query: LINK, body: null, answers: { 200: LISTING, ...ITEM_ERRORS } },
  approveListing: DECIDE,
  declineListing: DECIDE,
} satisfies Payloads<operations>

// Every decision has a copy of its item.
const link = (copy: string) => ({ id: `open~${copy}`, domain: 'anders-buchbinderei.berlin' })

/** The function of each operation, called as a page does. */
export const calls: Calls<operations> = {
  getListing: (page) => page.ask(api.getListing(link('1'))),
  approveListing: (page) => page.send(api.approveListing(link('2'))),
  declineListing: (page) => page.send(api.declineListing(link('3'))),
}
