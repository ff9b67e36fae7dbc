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
  ])('looks %j up as the TLD %s', (q, tld) => {
    expect(searchOf(readAddress({ q }), NAMES)).toMatchObject({ tld, registry: undefined })
  })

  it.each(['Verisign', 'c', 'com.', '..com', '.nowhere', '*', '%', '"', 'xn--', '🚲'])(
    'takes %j for a part of a provider, as typed',
    (q) => {
      expect(searchOf(readAddress({ q }), NAMES)).toMatchObject({ tld: undefined, registry: q })
    },
  )

  it('goes by the dot when the names cannot be had', () => {
    expect(searchOf(readAddress({ q: '.COM' }), undefined).tld).toBe('.com')
    expect(searchOf(readAddress({ q: 'com' }), undefined).registry).toBe('com')
    expect(searchOf(readAddress({ q: '.' }), undefined).registry).toBe('.')
  })

  it('asks for everything without a text', () => {
    expect(searchOf(readAddress({ q: '  ' }), NAMES)).toEqual({ page: 1, pageSize: 25, orderBy: 'tld' })
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
  ])('reads %j as if it were not there', (address) => {
    expect(readAddress(address)).toEqual(readAddress({}))
  })

  it('lets a filter that says what it is win over a text', () => {
    expect(readAddress({ q: 'com', registry_name: 'com' })).toMatchObject({ registry: 'com', text: undefined })
  })

  it('gives back what was written', () => {
    const address = { q: 'Verisign', page: '3', page_size: '50', page_order_by: '-registry_name' }
    expect(writeAddress(readAddress(address))).toEqual(address)
    expect(writeAddress(readAddress({ page: '1', page_size: '25', page_order_by: 'tld' }))).toEqual({})
  })

  it('keeps which rows are open, at most as many as there are', () => {
    expect(writeAddress(readAddress({ open: 'berlin,xn--p1ai' }))).toEqual({ open: 'berlin,xn--p1ai' })
    expect(readAddress({ open: Array.from({ length: 5000 }, String).join(',') }).open).toHaveLength(100)
  })

  it('keeps a text sendable and short, whatever was typed', () => {
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
