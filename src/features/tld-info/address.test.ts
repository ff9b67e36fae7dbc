import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAddress, readSearchText, searchOf, writeAddress } from './address.ts'

const NAMES = ['.amsterdam', '.berlin', '.co', '.com', '.company', '.xn--mgbaam7a8h', '.рф', '.öko']

describe('searchOf', () => {
  it.each([
    ['COM', '.com'],
    ['  .Berlin', '.berlin'],
    ['.рф', '.рф'],
    ['xn--p1ai', '.рф'],
    ['.XN--P1AI', '.рф'],
    ['امارات', '.xn--mgbaam7a8h'],
    ['o\u0308ko', '.öko'],
  ])('searches for %j as the TLD %s', (q, tld) => {
    expect(searchOf(readAddress({ q }), NAMES)).toMatchObject({ tld, registry: undefined })
  })

  it.each(['Verisign', 'c', 'com.', '..com', '.nowhere', '*', '%', '"', 'xn--', '🚲'])(
    'searches for %j as part of a provider name',
    (q) => {
      expect(searchOf(readAddress({ q }), NAMES)).toMatchObject({ tld: undefined, registry: q })
    },
  )

  it('without a list of names, treats text with a leading dot as a TLD', () => {
    expect(searchOf(readAddress({ q: '.COM' }), undefined).tld).toBe('.com')
    expect(searchOf(readAddress({ q: 'com' }), undefined).registry).toBe('com')
    expect(searchOf(readAddress({ q: '.' }), undefined).registry).toBe('.')
  })
})

describe('readAddress', () => {
  it.each([
    { page: '0' },
    { page: '1.5' },
    { page: '1e3' },
    { page: '9'.repeat(400) },
    { page_size: '1e9' },
    { page_order_by: 'price' },
    { page_order_by: '__proto__' },
    { tld: '.' },
    { q: ' ' },
    { open: ',,' },
  ])('ignores %j', (address) => {
    expect(readAddress(address)).toEqual(readAddress({}))
  })

  it('is the inverse of writeAddress', () => {
    const address = { q: 'Verisign', page: '3', page_size: '50', page_order_by: '-registry_name', open: 'berlin,com' }
    expect(writeAddress(readAddress(address))).toEqual(address)
    expect(writeAddress(readAddress({ page: '1', page_size: '25', page_order_by: 'tld' }))).toEqual({})
  })

  it('limits search text to 200 well-formed characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (typed) => {
        const text = readSearchText(typed) ?? ''
        expect([...text].length).toBeLessThanOrEqual(200)
        expect(() => encodeURIComponent(text)).not.toThrow()
        expect(readSearchText(text) ?? '').toBe(text)
      }),
    )
    expect(readSearchText('a\uD83D')).toBe('a\uFFFD')
  })
})
