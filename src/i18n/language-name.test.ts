import { expect, test } from 'vitest'
import { languageName } from './language-name.ts'

test.each([
  ['de', 'en', 'German'],
  ['de', 'fr', 'allemand'],
  ['pt_BR', 'en', 'Brazilian Portuguese'],
  ['qqq', 'en', 'qqq'],
  ['no language', 'en', 'no language'],
])('%s is named on a page in %s: %s', (tag, locale, name) => {
  expect(languageName(tag, locale)).toBe(name)
})
