import { describe, expect, it } from 'vitest'
import { domainValues, readDomain } from './domain-name.ts'

describe('readDomain', () => {
  it('shows an international domain in its own script, with the registry’s form beside it', () => {
    expect(readDomain('xn--zrcher-bcher-dlbh.online')).toEqual({
      shown: 'zürcher-bücher.online',
      ascii: 'xn--zrcher-bcher-dlbh.online',
    })
  })
  it('finds the registry’s form of one that comes in its own script', () => {
    expect(readDomain('Zu\u0308rcher-Bücher.online')).toEqual({
      shown: 'zürcher-bücher.online',
      ascii: 'xn--zrcher-bcher-dlbh.online',
    })
  })
  it.each(['bücher <no domain>', 'bü cher', 'bücher*', 'ﹶ', `${'a'.repeat(2000)}\u{10ffff}`])(
    'names no form that a browser and the server would not agree on: %j',
    (value) => expect(readDomain(value).ascii).toBe(undefined),
  )
  it('leaves every other domain alone', () => {
    expect(readDomain(' Example.COM ')).toEqual({ shown: 'example.com', ascii: undefined })
    expect(readDomain('xn--\u0000.example').shown).toBe('xn--\u0000.example')
  })
})

describe('domainValues', () => {
  it('has the domain as people read it', () => {
    expect(domainValues('xn--zrcher-bcher-dlbh.online')).toEqual({ named: 'yes', domain: 'zürcher-bücher.online' })
  })
  it('selects the sentence of a domain that is not known', () => {
    expect(domainValues(undefined)).toEqual({ named: 'no', domain: '' })
  })
})
