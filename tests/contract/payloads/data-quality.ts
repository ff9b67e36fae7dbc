import type { components, operations } from '#api/generated/data-quality.d.ts'
import type { Payloads } from '#tests/contract/support/payloads.ts'
import { CONTACT, COUNTRY } from './contact.ts'
import { ANSWERED, DECIDED, DECISION, ITEM_ERRORS, XSRF } from './decision.ts'
import { PROBLEM } from './problem.ts'

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

export const dataQualityPayloads = {
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
