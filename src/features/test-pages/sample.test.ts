import { expect, test } from 'vitest'
import { itemOf, languageOf } from './sample.ts'

test.each([[null], [undefined], ['text'], [7], [[]]])('a sample that is %j is an empty item', (info) => {
  expect(itemOf(info as never)).toEqual({})
  expect(languageOf(info)).toBeUndefined()
})

test('a sample speaks the language that it names', () => {
  expect(languageOf({ messaging_language: 'de-DE' })).toBe('de-DE')
  expect(languageOf({ domain: 'a.example' })).toBeUndefined()
})
