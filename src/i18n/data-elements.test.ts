import { describe, expect, it } from 'vitest'
import { allMessages } from './all-messages.tsx'
import { fieldLabel, listedFields } from './data-elements.ts'

/** Property names that every object inherits. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype)

const { dataElement } = allMessages('en')

describe('fieldLabel', () => {
  it.each([
    ['address1', 'Address'],
    ['email', 'Email Address'],
    ['email_address', 'Email Address'],
    ['phone_number', 'Phone Number'],
    ['aero_ens_id', 'Aero Ens Id'],
    ['registrant_vat_id', 'Registrant Vat Id'],
    ['x_unheard_of', 'X Unheard Of'],
  ])('labels %s as %s', (name, label) => {
    expect(fieldLabel(name)).toBe(label)
  })

  it.each(INHERITED)('treats %s like any other name', (name) => {
    expect(fieldLabel(name)).toMatch(/^[A-Z][\w ]+$/)
  })

  it('matches the English messages', () => {
    const byRule = Object.keys(dataElement).map((name) => [name, fieldLabel(name)])
    expect(dataElement).toEqual(Object.fromEntries(byRule))
  })
})

describe('listedFields', () => {
  it('sorts known elements as specified, then others by name', () => {
    expect(listedFields(['zodiac', 'email_address', 'city', 'badge', 'first_name', 'address1', 'last_name'])).toEqual([
      'first_name',
      'last_name',
      'address1',
      'city',
      'email_address',
      'badge',
      'zodiac',
    ])
  })

  it('omits additional address lines and duplicates of email', () => {
    const names = ['address3', 'address2', 'address1', 'email', 'email_address', 'email']
    for (const given of [names, names.toReversed()]) expect(listedFields(given)).toEqual(['address1', 'email_address'])
  })

  it('lists inherited names like any others', () => {
    expect(listedFields([...INHERITED, 'city'])).toEqual(['city', ...INHERITED.toSorted()])
  })
})
