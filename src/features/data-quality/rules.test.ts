import { expect, test } from 'vitest'
import { contactOf, differences, documentTypesOf, isBlank, isUnlisted, uploadsOf, normalizeContact } from './rules.ts'

const CONTACT = {
  email: 'jo@example.com',
  full_name: ' Jo ',
  org_name: '',
  address: '1 Street\r\nFlat 2',
  state: '',
  city: 'London',
  postal_code: '',
  country: 'GB',
}

test('contactOf returns fields as received, and missing fields as empty strings', () => {
  expect(contactOf({ contact_data: CONTACT })).toEqual(CONTACT)
  expect(contactOf({ contact_data: { full_name: ' Jo ', city: null } })).toMatchObject({ full_name: ' Jo ', city: '' })
  expect(contactOf({ contact_data: { postal_code: 10_115 as unknown as string } }).postal_code).toBe('10115')
  expect(isBlank(contactOf({}))).toBe(true)
  expect(isBlank(contactOf({ contact_data: null }))).toBe(true)
  expect(isBlank(contactOf({ contact_data: { full_name: ' ', city: '\n' } }))).toBe(true)
  expect(isBlank(contactOf({ contact_data: { country: 'GB' } }))).toBe(false)
})

test('differences ignores leading and trailing whitespace and line-ending style', () => {
  expect(differences(CONTACT, normalizeContact(CONTACT))).toEqual([])
  expect(differences(CONTACT, { ...CONTACT, address: '1 Street\nFlat 2', full_name: 'Jo' })).toEqual([])
  expect(differences(CONTACT, { ...CONTACT, country: 'XK', full_name: 'jo' })).toEqual(['full_name', 'country'])
})

test('normalizeContact trims each field and normalizes line endings', () => {
  const normalized = normalizeContact({ ...CONTACT, address: ' 1 Street\r\nFlat 2\rLondon\n' })
  expect(normalized).toEqual({ ...CONTACT, full_name: 'Jo', address: '1 Street\nFlat 2\nLondon' })
})

test('documentTypesOf returns known supported types, or all types if there is no list', () => {
  for (const types of [undefined, null, [], 'id_card' as unknown as string[]])
    expect(documentTypesOf({ supported_document_types: types })).toHaveLength(8)
  expect(documentTypesOf({ supported_document_types: ['trade_register', 'tax_notification', 'id_card'] })).toEqual([
    'id_card',
    'tax_notification',
  ])
  expect(documentTypesOf({ supported_document_types: ['trade_register'] })).toEqual([])
})

test('uploadsOf reads documents of unknown types and without dates', () => {
  expect(uploadsOf({ documents: null })).toEqual([])
  expect(uploadsOf({ documents: [null as never] })).toEqual([{ type: undefined, at: undefined }])
  const [upload] = uploadsOf({ documents: [{ document_type: 'id_card', received_at: '2026-11-20T08:00:00Z' }] })
  expect(upload).toEqual({ type: 'id_card', at: new Date('2026-11-20T08:00:00Z') })
  expect(uploadsOf({ documents: [{ document_type: 'seal', received_at: 0 }, { document_type: 'id_card' }] })).toEqual([
    { type: undefined, at: undefined },
    { type: 'id_card', at: undefined },
  ])
})

test('isUnlisted is true only if a case lists documents, but not the last upload', () => {
  const documents = [{ document_type: 'id_card' as const }]
  expect(isUnlisted({}, 0)).toBe(false)
  expect(isUnlisted({ documents }, 0)).toBe(false)
  expect(isUnlisted({ documents }, 1)).toBe(true)
  expect(isUnlisted({ documents: [] }, 0)).toBe(true)
})
