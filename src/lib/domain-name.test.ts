import { describe, expect, it } from 'vitest'
import { domainValues, readDomain } from './domain-name.ts'

describe('readDomain', () => {
  it('decodes an international domain', () => {
    expect(readDomain('xn--zrcher-bcher-dlbh.online')).toEqual({
      unicode: 'zürcher-bücher.online',
      ascii: 'xn--zrcher-bcher-dlbh.online',
    })
  })
  it('encodes an international domain', () => {
    expect(readDomain('Zu\u0308rcher-Bücher.online')).toEqual({
      unicode: 'zürcher-bücher.online',
      ascii: 'xn--zrcher-bcher-dlbh.online',
    })
  })
  it.each(['bücher <no domain>', 'bü cher', 'bücher*', 'ﹶ', `${'a'.repeat(2000)}\u{10ffff}`])(
    'has no ASCII form for %j',
    (value) => expect(readDomain(value).ascii).toBe(undefined),
  )
  it('only trims and lowercases a plain or malformed domain', () => {
    expect(readDomain(' Example.COM ')).toEqual({ unicode: 'example.com', ascii: undefined })
    expect(readDomain('xn--\u0000.example').unicode).toBe('xn--\u0000.example')
  })
})

describe('domainValues', () => {
  it('contains the domain in Unicode', () => {
    expect(domainValues('xn--zrcher-bcher-dlbh.online')).toEqual({ named: 'yes', domain: 'zürcher-bücher.online' })
  })
  it('selects the sentence without a domain', () => {
    expect(domainValues(undefined)).toEqual({ named: 'no', domain: '' })
  })
})
