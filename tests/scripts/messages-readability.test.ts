import { expect, test } from 'vitest'
import { readability } from '#scripts/messages/readability.ts'

const of = (...texts: string[]) => readability(new Map(texts.map((text, index) => [`home.text${index}`, text])))
const words = (count: number) => `${Array.from({ length: count }, () => 'word').join(' ')}.`

test('sentences are counted apart, a placeholder as one word, and each branch of a plural', () => {
  expect(of('{reseller} is here. {registrar} is not here.')).toMatchObject({ sentences: 2, median: 3.5 })
  const plural = of('{count, plural, one {# domain} other {# more domains}}.')
  expect(plural).toMatchObject({ sentences: 2, median: 2.5, longest: { words: 3 } })
})

test('labels do not make the median small', () => {
  expect(of('Save', 'Cancel', words(16))).toMatchObject({ sentences: 1, median: 16, isGood: false })
})

test('a median of 15 or a text of 29 words is too much, also without a mark at its end', () => {
  expect(of(words(14), words(28)).isGood).toBe(false)
  expect(of(words(10), words(14), words(28)).isGood).toBe(true)
  expect(of(words(15)).isGood).toBe(false)
  expect(of(words(2), words(29).slice(0, -1))).toMatchObject({ isGood: false, tooLong: [{ words: 29 }] })
})

test('pages of resellers and prescribed texts are left out', () => {
  const others = new Map([
    ['preview.intro', words(40)],
    ['trademark.mandated.read', words(40)],
    ['home.intro', words(3)],
  ])
  expect(readability(others)).toMatchObject({ sentences: 1, isGood: true, longest: { key: 'home.intro' } })
})
