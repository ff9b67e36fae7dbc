import { expect, test } from 'vitest'
import { languageNames, languageToShow } from './language.ts'

test.each([
  [{ language: 'de' }, 'tr', 'de'],
  [{ language: ' ' }, 'tr', 'tr'],
  [{ language: ['de'] }, 'tr', 'tr'],
  [{}, undefined, 'en'],
] as const)('a preview with %j on a page in %s is wanted in %s', (search, page, language) => {
  expect(languageToShow(search, page)).toBe(language)
})

test('a language that the pages do not have can be chosen too', () => {
  expect(languageNames('de')).toHaveLength(8)
  expect(languageNames('en-GB')[0]).toEqual({ tag: 'en-GB', name: 'English (en-GB)' })
  expect(languageNames('ja')[0]).toEqual({ tag: 'ja', name: 'ja' })
})
