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
  expect(languageNames('de', 'en')).toHaveLength(8)
  expect(languageNames('en-GB', 'en')[0]).toEqual({ tag: 'en-GB', name: 'British English (en-GB)' })
  expect(languageNames('ja', 'de')[0]).toEqual({ tag: 'ja', name: 'Japanisch (ja)' })
  for (const tag of ['qqq', 'no language']) expect(languageNames(tag, 'de')[0]).toEqual({ tag, name: tag })
})

test('languages are named in the language of the page', () => {
  expect(languageNames('de', 'en')).toContainEqual({ tag: 'de', name: 'German' })
  expect(languageNames('de', 'tr')).toContainEqual({ tag: 'de', name: 'Almanca' })
})
