import type { ContactFields, DataQuality, DocumentType } from '#api/data-quality.ts'
import { readDate } from '#lib/dates.ts'
import { readText } from '#lib/readers.ts'

/** Label keys of the contact fields, in the order of an address (specification section 3). */
export const LABELS = {
  full_name: 'name',
  org_name: 'organization',
  email: 'email',
  address: 'address',
  postal_code: 'postalCode',
  city: 'city',
  state: 'state',
  country: 'country',
} as const satisfies Record<keyof ContactFields, string>

export const FIELDS = Object.keys(LABELS) as (keyof ContactFields)[]

/** Hint keys of the document types, company documents last (specification section 3). */
export const HINTS = {
  id_card: 'valid',
  drivers_license: 'valid',
  utility_bill: 'recent',
  bank_statement: 'recent',
  tax_notification: 'recent',
  companies_house: 'company',
  official_letterhead: 'company',
  company_stamp: 'company',
} as const satisfies Record<DocumentType, string>

const DOCUMENT_TYPES = Object.keys(HINTS) as DocumentType[]

/** Returns the contact fields as received; missing fields are empty. Sending them unchanged approves the contact. */
export function contactOf({ contact_data: contact }: DataQuality): ContactFields {
  const field = (name: keyof ContactFields): string => {
    const value: unknown = contact?.[name]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  return Object.fromEntries(FIELDS.map((name) => [name, field(name)])) as ContactFields
}

export function isBlank(contact: ContactFields): boolean {
  return FIELDS.every((name) => contact[name].trim() === '')
}

/** Returns the contact as sent: trimmed, with `\n` line endings. */
export function normalizeContact(contact: ContactFields): ContactFields {
  return Object.fromEntries(
    FIELDS.map((name) => [name, contact[name].replaceAll(/\r\n?/g, '\n').trim()]),
  ) as ContactFields
}

/** Returns the fields in which two contacts differ after normalization. */
export function differences(one: ContactFields, other: ContactFields): (keyof ContactFields)[] {
  const [before, after] = [normalizeContact(one), normalizeContact(other)]
  return FIELDS.filter((name) => before[name] !== after[name])
}

/** Returns the supported types that we know, or all types if the case lists none. */
export function documentTypesOf({ supported_document_types: supported }: DataQuality): DocumentType[] {
  if (!Array.isArray(supported) || supported.length === 0) return DOCUMENT_TYPES
  return DOCUMENT_TYPES.filter((type) => supported.includes(type))
}

/** A document in review. `type` is undefined for an unknown type. */
export type Upload = { type: DocumentType | undefined; at: Date | undefined }

export function uploadsOf({ documents }: DataQuality): Upload[] {
  return (Array.isArray(documents) ? documents : []).map((document) => {
    const name = readText(document?.document_type)
    return { type: DOCUMENT_TYPES.find((type) => type === name), at: readDate(document?.received_at) }
  })
}

/** Returns whether a case lists documents, but not the last upload. `countBefore`: number listed before the upload. */
export function isUnlisted(fresh: DataQuality, countBefore: number): boolean {
  return fresh.documents !== undefined && uploadsOf(fresh).length <= countBefore
}
