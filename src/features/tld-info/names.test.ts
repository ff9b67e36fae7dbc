import { describe, expect, it } from 'vitest'
import { findName, plainName, suggest } from './names.ts'

const NAMES = ['.amsterdam', '.berlin', '.co', '.com', '.company', '.xn--mgbaam7a8h', '.рф', '.öko']

const offered = (names: readonly string[], typed: string) => suggest(names, typed).map(({ name }) => name)

describe('suggest', () => {
  it('offers names that begin with the text before those that contain it', () => {
    expect(offered(NAMES, '.CO')).toEqual(['.co', '.com', '.company'])
    expect(offered(NAMES, 'er')).toEqual(['.amsterdam', '.berlin'])
    expect(offered(NAMES, ' ')).toEqual([])
  })

  it.each([
    ['xn--', ['.xn--mgbaam7a8h', '.рф', '.öko']],
    ['.XN--P1', ['.рф']],
    ['xn--p1ai', ['.рф']],
    ['امار', ['.xn--mgbaam7a8h']],
    ['р', ['.рф']],
  ])('offers for %s, in either form of international names, %j', (typed, names) => {
    expect(offered(NAMES, typed)).toEqual(names)
  })

  it.each(['com\u200B', 'ｃｏｍ', '．com'])('finds .com for %j', (typed) => {
    expect(findName(NAMES, typed)).toBe('.com')
    expect(offered(NAMES, typed)).toEqual(['.com', '.company'])
  })

  it('says the other form of an international name, by which browsers match what was typed', () => {
    expect(suggest(NAMES, 'xn--p1')).toEqual([{ name: '.рф', ascii: 'xn--p1ai' }])
    expect(suggest(NAMES, 'berl')).toEqual([{ name: '.berlin', ascii: undefined }])
  })

  it('offers at most twenty', () => {
    const many = Array.from({ length: 500 }, (_, index) => `.a${index}`)
    expect(suggest(many, 'a')).toHaveLength(20)
  })
})

it.each([
  ['.com', 'com'],
  ['.РФ', 'xn--p1ai'],
  ['xn--p1ai', 'xn--p1ai'],
  ['', ''],
])('%s is in an address %s', (tld, plain) => {
  expect(plainName(tld)).toBe(plain)
})
