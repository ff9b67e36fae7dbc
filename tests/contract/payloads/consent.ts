import * as api from '#api/consent.ts'
import type { components, operations } from '#api/generated/consent.d.ts'
import type { Calls, Payloads } from '#tests/contract/support/payloads.ts'
import { DECISION } from '#tests/contract/support/decision-payloads.ts'
import { PROBLEM, TROUBLE } from '#tests/contract/support/problem.ts'

const OPTIONAL = {
  uid: 'c-1003',
  consent_group_name: 'GROUP-1003',
  consent_group_type: 'STANDARD',
  status: 'PENDING',
  owned_products: { name: 'DOMAINS', sub_product: '.berlin', provider: 'dotBERLIN GmbH & Co. KG' },
  field_sets: {
    ACCEPTED_FULL: ['first_name', 'last_name', 'phone_number'],
    ACCEPTED_CONTRACTUAL_MINIMUM: ['first_name', 'last_name'],
  },
  has_dependent_fields: '0',
  bypassCheckState: false,
} satisfies components['schemas']['Consent']

const SEVERAL = {
  uid: 'c-1004',
  owned_products: [
    { name: 'DOMAINS', sub_product: '.pizza', provider: 'Binky Moon, LLC' },
    { name: 'DOMAINS', sub_product: '.wine', provider: 'Binky Moon, LLC' },
  ],
} satisfies components['schemas']['Consent']

const SESSION = {
  object_data: {
    fingerprint: '6f1d0f6a4b9c4e0f8a52c1d7e3b90a14',
    fingerprint_type: 'GDPR',
    access_key: 'optional-only',
    access_url: 'https://approve.nordlicht.example/consent/optional-only',
    access_key_expiration_date: '2035-11-21T09:00:00Z',
    creation_date: 1795075964,
    modification_date: '2026-11-19T08:12:44.0Z',
    status: 'CONSENT_EMAIL_QUEUED',
    data: {
      system_name: 'opensrs',
      reseller_name: 'nordlicht',
      name: 'Jo Anders',
      country_code: 'DE',
      organization: 'Anders Buchbinderei',
      email_address: 'jo.anders@anders-buchbinderei.example',
    },
    consents: [OPTIONAL, SEVERAL],
  },
} satisfies components['schemas']['ConsentAnswer']

const UPDATE = {
  consents: [
    { uid: 'c-1001', status: 'ACCEPTED_FULL' },
    { uid: 'c-1002', status: 'ACCEPTED_CONTRACTUAL_MINIMUM' },
    { uid: 'c-1003', status: 'DENIED' },
    { uid: 'c-1009', status: 'accepted_full' },
    { uid: 'c-1010', status: 'denied' },
  ],
} satisfies components['schemas']['ConsentUpdate']

const READ_ERRORS = { 400: PROBLEM, 403: PROBLEM, 404: PROBLEM, 410: PROBLEM, ...TROUBLE }

export const payloads = {
  getConsent: {
    header: undefined,
    query: undefined,
    body: null,
    answers: { 200: SESSION, ...READ_ERRORS },
  },
  saveConsent: {
    header: DECISION,
    query: undefined,
    body: UPDATE,
    answers: { 200: SESSION, ...READ_ERRORS, 409: PROBLEM, 422: PROBLEM },
  },
} satisfies Payloads<operations>

const CHOICES = { consents: [{ uid: 'c-1001', status: 'ACCEPTED_CONTRACTUAL_MINIMUM' as const }] }

/** The function of each operation, called as a page does. */
export const calls: Calls<operations> = {
  getConsent: (page) => page.ask(api.getConsent({ access_key: 'required-only' })),
  saveConsent: (page) => page.send(api.saveConsent('required-only~1'), { update: CHOICES }),
}
