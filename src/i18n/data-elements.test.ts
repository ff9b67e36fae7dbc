import { describe, expect, it } from 'vitest'
import { allMessages } from './all-messages.tsx'
import { fieldLabel, listedFields } from './data-elements.ts'

/** Names that every object inherits: no name from outside may find them. */
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
  ])('%s is %s', (name, label) => {
    expect(fieldLabel(name)).toBe(label)
  })

  it.each(INHERITED)('%s is a name like any other', (name) => {
    expect(fieldLabel(name)).toMatch(/^[A-Z][\w ]+$/)
  })

  it('is what the English language file says, for every element it knows', () => {
    const byRule = Object.keys(dataElement).map((name) => [name, fieldLabel(name)])
    expect(dataElement).toEqual(Object.fromEntries(byRule))
  })
})

describe('listedFields', () => {
  it('puts known elements in the order of the specification and others behind them', () => {
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

  it('hides the further address lines and shows e-mail once', () => {
    const names = ['address3', 'address2', 'address1', 'email', 'email_address', 'email']
    for (const given of [names, names.toReversed()]) expect(listedFields(given)).toEqual(['address1', 'email_address'])
  })

  it('lists names that every object has like any others', () => {
    expect(listedFields([...INHERITED, 'city'])).toEqual(['city', ...INHERITED.toSorted()])
  })
})
