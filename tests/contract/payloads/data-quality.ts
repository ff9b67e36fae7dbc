import * as api from '#api/data-quality.ts'
import { bytesOf } from '#tests/contract/support/files.ts'
import type { components, operations } from '#api/generated/data-quality.d.ts'
import type { Calls, Payloads } from '#tests/contract/support/payloads.ts'
import { CONTACT, COUNTRY } from '#tests/contract/support/contact.ts'
import { ANSWERED, DECIDED, DECISION, ITEM_ERRORS, XSRF } from '#tests/contract/support/decision-payloads.ts'
import { PROBLEM } from '#tests/contract/support/problem.ts'

const LINK = { key: 'pending', reseller_id: 'nordlicht' }

const DOCUMENT_TYPES = [
  'company_stamp',
  'companies_house',
  'official_letterhead',
  'bank_statement',
  'tax_notification',
  'id_card',
  'drivers_license',
  'utility_bill',
] satisfies Array<components['schemas']['DocumentUpload']['document_type']>

const DATA_QUALITY = {
  contact_data: CONTACT,
  countries: [COUNTRY],
  domain_list: ['example.co.uk'],
  approval_deadline: '2026-12-19T23:59:59Z',
  agreement_url: 'https://www.meridian-registrar.example/agreements/data-quality',
  supported_document_types: DOCUMENT_TYPES,
  documents: [{ document_type: 'utility_bill', received_at: 1795192867 }],
  verified: '0',
  messaging_language: 'en-GB',
  ...ANSWERED,
} satisfies Required<components['schemas']['DataQuality']>

/** A file counts as text here, as OpenAPI describes one. */
const UPLOAD = {
  ...LINK,
  document_type: 'utility_bill',
  document: '%PDF-1.7',
} satisfies components['schemas']['DocumentUpload']

export const payloads = {
  getDataQuality: { header: undefined, query: LINK, body: null, answers: { 200: DATA_QUALITY, ...ITEM_ERRORS } },
  uploadDocument: {
    header: XSRF,
    query: undefined,
    body: UPLOAD,
    answers: { ...DECIDED, 413: PROBLEM, 415: PROBLEM },
  },
  updateContact: {
    header: DECISION,
    query: undefined,
    body: { ...LINK, ...CONTACT },
    answers: DECIDED,
  },
} satisfies Payloads<operations>

const link = (copy: string) => ({ key: `pending~${copy}`, reseller_id: 'nordlicht' })
const proof = () => ({ type: 'id_card', file: new File([bytesOf('pdf')], 'id.pdf') }) as const

/** The function of each operation, called as a page does. */
export const calls: Calls<operations> = {
  getDataQuality: (page) => page.ask(api.getDataQuality(link('1'))),
  updateContact: (page) => page.send(api.updateContact(link('2'), CONTACT)),
  uploadDocument: (page) => page.send(api.uploadDocument(link('3')), proof()),
}
