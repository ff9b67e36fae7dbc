import { describe, expect, it } from 'vitest'
import { matchLanguage, negotiateLanguage } from './negotiate.ts'

describe('matchLanguage', () => {
  it.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['DE_de', 'de'],
    ['en-US', 'en'],
  ])('matches %s to %s', (tag, language) => {
    expect(matchLanguage(tag)).toBe(language)
  })
  it.each([['xx'], [''], [null], [undefined], [7]])('does not support %j', (tag) => {
    expect(matchLanguage(tag)).toBeUndefined()
  })
})

describe('negotiateLanguage', () => {
  it('returns the first supported candidate, else English', () => {
    expect(negotiateLanguage([undefined, 'xx-YY', 'de-CH', 'en'])).toBe('de')
    expect(negotiateLanguage([null, 'xx'])).toBe('en')
  })
})
