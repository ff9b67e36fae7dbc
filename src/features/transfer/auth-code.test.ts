import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeText } from '#lib/normalize-text.ts'
import { hasUnusualLength, unusualParts, withoutQuotes } from './auth-code.ts'
import { problemOf } from './schema.ts'

const printable = fc.string({
  unit: fc.integer({ min: 0x21, max: 0x7e }).map((point) => String.fromCodePoint(point)),
  minLength: 1,
  maxLength: 255,
})
const invisible = fc.constantFrom('\u200B', '\u200D', '\uFEFF', '\u00A0', '\u202F', '\u00AD', '\u2060')

test('accepts a clean code unchanged', () => {
  fc.assert(
    fc.property(printable, (code) => {
      expect(normalizeText(code, 'authCode')).toEqual({ text: code, repairs: [] })
      expect(problemOf(code)).toBeUndefined()
    }),
  )
})

test('removes the whitespace and invisible characters that email programs add, and reports a repair', () => {
  const whitespace = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\r'), minLength: 1 })
  fc.assert(
    fc.property(printable, invisible, fc.nat(), whitespace, whitespace, (code, mark, at, before, after) => {
      const index = at % (code.length + 1)
      const dirty = before + code.slice(0, index) + mark + code.slice(index) + after
      expect(normalizeText(dirty, 'authCode')).toEqual({ text: code, repairs: ['invisible'] })
    }),
  )
})

test.each([
  ['', 'empty'],
  ['a'.repeat(300), 'tooLong'],
  ['a'.repeat(255), undefined],
])('problemOf(%j) is %s', (code, problem) => expect(problemOf(code)).toBe(problem))

test.each([
  ['', false],
  ['12345', true],
  ['123456', false],
  ['a'.repeat(33), true],
])('hasUnusualLength(%j) is %s', (code, unusual) => expect(hasUnusualLength(code)).toBe(unusual))

test.each([
  ['Xk7-2pQ9!', []],
  ['pass word 9 ', ['space']],
  ['Zürich-7#', ['ü']],
  ['密码-42', ['密', '码']],
  ['Xk7\u20112pQ9!', ['hyphen']],
  ['a\u200Bb\u00A0c', []],
])('unusualParts(%j) is %j', (code, parts) => expect(unusualParts(code)).toEqual(parts))

test.each([
  ['"Xk7-2pQ9!"', 'Xk7-2pQ9!'],
  ['«Xk7-2pQ9!»', 'Xk7-2pQ9!'],
  ['Xk7"2pQ9!', undefined],
  ['"', undefined],
])('withoutQuotes(%j) is %j', (code, unquoted) => expect(withoutQuotes(code)).toBe(unquoted))
