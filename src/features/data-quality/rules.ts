import type { ContactFields, DataQuality, DocumentType } from '#api/data-quality.ts'
import { readDate } from '#lib/dates.ts'
import { readText } from '#lib/readers.ts'

/** The fields of a contact, in the order of an address (specification section 3). */
export const FIELDS = [
  'full_name',
  'org_name',
  'email',
  'address',
  'postal_code',
  'city',
  'state',
  'country',
] as const satisfies Array<keyof ContactFields>

/** Every type of document there is, those of companies last (specification section 3). */
const DOCUMENT_TYPES = [
  'id_card',
  'drivers_license',
  'utility_bill',
  'bank_statement',
  'tax_notification',
  'companies_house',
  'official_letterhead',
  'company_stamp',
] as const satisfies DocumentType[]

/** Returns the fields of a contact unchanged, empty where there is nothing: sent like this, it is approved. */
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

/** Returns the contact as it is sent: trimmed, with `\n` as line end. */
export function tidy(contact: ContactFields): ContactFields {
  return Object.fromEntries(
    FIELDS.map((name) => [name, contact[name].replaceAll(/\r\n?/g, '\n').trim()]),
  ) as ContactFields
}

/** The fields in which two contacts differ by more than blanks around them. */
export function differences(one: ContactFields, other: ContactFields): (keyof ContactFields)[] {
  const [before, after] = [tidy(one), tidy(other)]
  return FIELDS.filter((name) => before[name] !== after[name])
}

/** The types of documents that can be chosen: those that are supported and known here, all when nothing is said. */
export function documentTypesOf({ supported_document_types: supported }: DataQuality): DocumentType[] {
  if (!Array.isArray(supported) || supported.length === 0) return DOCUMENT_TYPES
  return DOCUMENT_TYPES.filter((type) => supported.includes(type))
}

/** A document that is being reviewed; `type` as it is known here. */
export type Received = { type: DocumentType | undefined; at: Date | undefined }

export function receivedOf({ documents }: DataQuality): Received[] {
  return (Array.isArray(documents) ? documents : []).map((document) => {
    const name = readText(document?.document_type)
    return { type: DOCUMENT_TYPES.find((type) => type === name), at: readDate(document?.received_at) }
  })
}

/** Returns whether a case lists its documents, but none beyond the number that it had before: the last one is not in review. */
export function isUnlisted(fresh: DataQuality, before: number): boolean {
  return fresh.documents !== undefined && receivedOf(fresh).length <= before
}
