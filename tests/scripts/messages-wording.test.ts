import { expect, test } from 'vitest'
import { readLanguages, type Languages } from '#scripts/messages/languages.ts'
import { wordingProblems } from '#scripts/messages/wording.ts'

type Fault = [what: string, language: string, key: string, text: string, told: RegExp]

const FAULTS: Fault[] = [
  [
    'a word of German',
    'de',
    'trade.lock.off',
    'Sie können mit der Domain umziehen.',
    /"umziehen" \(transfer\)\. Write "übertragen/,
  ],
  ['a familiar address', 'de', 'failure.again', 'Versuch es mit deiner Adresse', /"deiner" .* Write "Sie"/],
  ['mail alone', 'en', 'home.heading', 'Open the mail once more', /"mail" \(email\)\. Write "email"/],
  ['a reseller before registrants', 'en', 'home.heading', 'Ask your reseller', /Write "domain provider"/],
  ['an ordinary space', 'fr', 'failure.again', 'Réessayer ?', /lacks a no-break space.* Write "Réessayer\\u00A0\?"/],
  ['a space inside of quotes', 'fr', 'failure.again', '«\u00A0Oui »', /Write "«\\u00A0Oui\\u00A0»"/],
  [
    'a plural without one',
    'de',
    'contact.domains.more',
    '{count, plural, other {# weitere}}',
    /lacks the form "one" of \{count}\. Write one/,
  ],
  ['a form of no number', 'tr', 'contact.domains.more', '{count, plural, one {#} few {#} other {#}}', /form "few"/],
]

const languages = await readLanguages()

/** English and the named language alone, which is all that a text is compared with, with one text of it replaced. */
function planted(language: string, key: string, text: string): Languages {
  const [english, own] = [languages.get('en'), languages.get(language)]
  if (!english || !own?.has(key)) throw new Error(`${language} has no ${key}`)
  return new Map([
    ['en', english],
    [language, new Map([...own, [key, text]])],
  ])
}

test.each(FAULTS)('reports %s with key and what to write', (_, language, key, text, told) => {
  const lines = wordingProblems(planted(language, key, text)).filter((line) => line.startsWith(`${language}: ${key} `))
  expect(lines).toEqual([expect.stringMatching(told)])
})

type Fine = [what: string, language: string, key: string, text: string]

const FINE: Fine[] = [
  ['the lock against transfers', 'de', 'trade.lock.off', 'Die Domain ist für Transfers gesperrt.'],
  [
    'the act of registering',
    'es',
    'trademark.privacy',
    'El registro del dominio muestra lo que pide el operador de registro.',
  ],
  ['an argument of that name', 'en', 'home.heading', 'A message from {reseller}'],
  ['email', 'nl', 'failure.again', 'Open de e-mail'],
  ['a time and an address', 'fr', 'failure.again', 'Avant 10:30 sur https://exemple.example?a=b'],
  ['quotes of the language', 'fr', 'failure.again', '«\u00A0Oui\u00A0»\u00A0?'],
  ['a plural of a language with millions', 'es', 'contact.domains.more', '{count, plural, one {# más} other {# más}}'],
]

test.each(FINE)('accepts %s', (_, language, key, text) => {
  const lines = wordingProblems(planted(language, key, text)).filter((line) => line.startsWith(`${language}: ${key} `))
  expect(lines).toEqual([])
})
