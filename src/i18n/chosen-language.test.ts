import { expect, test } from 'vitest'
import { readChosenLanguage, withoutLanguage } from './chosen-language.ts'

test.each([
  ['/consent/key?lang=nl', 'language=de', 'nl'],
  ['/transfer?domain=a.example&lang=pt&key=k', '', 'pt-BR'],
  ['https://pages.example/#/consent/key?lang=tr', 'language=de', 'tr'],
  ['/consent/key?lang=xx', 'language=de', 'de'],
  ['/consent/lang=nl?slang=nl', 'language=de', 'de'],
])('for %s with the cookie "%s", selects %s', (address, cookies, language) => {
  expect(readChosenLanguage(cookies, address)).toBe(language)
})

test.each([
  ['/consent/key?lang=nl', '/consent/key'],
  ['/transfer?lang=nl&key=k', '/transfer?key=k'],
  ['/transfer?domain=a.example&lang=pt&key=k', '/transfer?domain=a.example&key=k'],
  ['/transfer?key=k&lang=nl#part', '/transfer?key=k#part'],
  ['/#/transfer?key=k&lang=xx', '/#/transfer?key=k'],
  ['/transfer?slang=nl&key=', '/transfer?slang=nl&key='],
])('removes the language from %s: %s', (address, plain) => {
  expect(withoutLanguage(address)).toBe(plain)
})
