import type { components, operations } from '#api/generated/verification.d.ts'
import type { Payloads } from '#tests/contract/support/payloads.ts'
import { CONTACT, COUNTRY } from './contact.ts'
import { ANSWERED, DECIDED, DECISION, ITEM_ERRORS } from './decision.ts'

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

export const verificationPayloads = {
  getVerification: { header: undefined, query: LINK, body: null, answers: { 200: VERIFICATION, ...ITEM_ERRORS } },
  verifyRegistrant: { header: DECISION, query: undefined, body: LINK, answers: DECIDED },
} satisfies Payloads<operations>
