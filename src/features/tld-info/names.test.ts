import { describe, expect, it } from 'vitest'
import { findName, plainName, suggest } from './names.ts'

const NAMES = ['.amsterdam', '.berlin', '.co', '.com', '.company', '.xn--mgbaam7a8h', '.рф', '.öko']

const suggestedNames = (names: readonly string[], typed: string) => suggest(names, typed).map(({ name }) => name)

describe('suggest', () => {
  it.each([
    ['xn--', ['.xn--mgbaam7a8h', '.рф', '.öko']],
    ['.XN--P1', ['.рф']],
    ['xn--p1ai', ['.рф']],
    ['امار', ['.xn--mgbaam7a8h']],
    ['р', ['.рф']],
  ])('finds names by ASCII or Unicode form for %s: %j', (typed, names) => {
    expect(suggestedNames(NAMES, typed)).toEqual(names)
  })

  it.each(['com\u200B', 'ｃｏｍ', '．com'])('finds .com for %j', (typed) => {
    expect(findName(NAMES, typed)).toBe('.com')
    expect(suggestedNames(NAMES, typed)).toEqual(['.com', '.company'])
  })

  it('returns the ASCII form, which browsers match against the input', () => {
    expect(suggest(NAMES, 'xn--p1')).toEqual([{ name: '.рф', ascii: 'xn--p1ai' }])
    expect(suggest(NAMES, 'berl')).toEqual([{ name: '.berlin', ascii: undefined }])
  })
})

it.each([
  ['.com', 'com'],
  ['.РФ', 'xn--p1ai'],
  ['xn--p1ai', 'xn--p1ai'],
  ['', ''],
])('converts %s to the plain name %s', (tld, plain) => {
  expect(plainName(tld)).toBe(plain)
})
