import * as api from '#api/verification.ts'
import type { components, operations } from '#api/generated/verification.d.ts'
import type { Calls, Payloads } from '#tests/contract/support/payloads.ts'
import { CONTACT, COUNTRY } from '#tests/contract/support/contact.ts'
import { ANSWERED, DECIDED, DECISION, ITEM_ERRORS } from '#tests/contract/support/decision-payloads.ts'

const LINK = { verification_id: '48213', key: 'pending', reseller_id: 'nordlicht' }

const VERIFICATION = {
  contact_data: CONTACT,
  countries: [COUNTRY],
  domain_list: ['anders-buchbinderei.berlin', 'xn--mnchen-3ya.example'],
  approval_deadline: '2026-12-04T21:59:59Z',
  agreement_url: 'https://www.meridian-registrar.example/agreements/registration',
  supported_document_types: ['id_card'],
  verified: 1,
  messaging_language: 'en-US',
  ...ANSWERED,
} satisfies Required<components['schemas']['Verification']>

export const payloads = {
  getVerification: { header: undefined, query: LINK, body: null, answers: { 200: VERIFICATION, ...ITEM_ERRORS } },
  verifyRegistrant: { header: DECISION, query: undefined, body: LINK, answers: DECIDED },
} satisfies Payloads<operations>

const link = (copy: string) => ({ verification_id: '48213', key: `pending~${copy}`, reseller_id: 'nordlicht' })

/** The function of each operation, called as a page does. */
export const calls: Calls<operations> = {
  getVerification: (page) => page.ask(api.getVerification(link('1'))),
  verifyRegistrant: (page) => page.send(api.verifyRegistrant(link('2'))),
}
