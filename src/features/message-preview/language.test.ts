import { expect, test } from 'vitest'
import { languageNames, languageToShow } from './language.ts'

test.each([
  [{ language: 'de' }, 'tr', 'de'],
  [{ language: ' ' }, 'tr', 'tr'],
  [{ language: ['de'] }, 'tr', 'tr'],
  [{}, undefined, 'en'],
] as const)('for %j on a page in %s, selects %s', (search, page, language) => {
  expect(languageToShow(search, page)).toBe(language)
})

test('names languages in the page language, including unsupported ones', () => {
  expect(languageNames('de', 'tr')).toHaveLength(8)
  expect(languageNames('de', 'tr')).toContainEqual({ tag: 'de', name: 'Almanca' })
  expect(languageNames('en-GB', 'en')[0]).toEqual({ tag: 'en-GB', name: 'British English (en-GB)' })
  expect(languageNames('ja', 'de')[0]).toEqual({ tag: 'ja', name: 'Japanisch (ja)' })
  for (const tag of ['qqq', 'no language']) expect(languageNames(tag, 'de')[0]).toEqual({ tag, name: tag })
})
