import { describe, expect, test } from 'vitest'
import { draftLines, withDrafts, withoutDrafts } from '#scripts/messages/drafts.ts'
import { readLanguages } from '#scripts/messages/languages.ts'
import { importTable, toCsv } from '#scripts/messages/table.ts'
import { wordingProblems } from '#scripts/messages/wording.ts'

const languages = await readLanguages()
const english = languages.get('en') ?? new Map<string, string>()
const german = languages.get('de') ?? new Map<string, string>()

describe('drafts', () => {
  const source = new Map(Object.entries({ title: 'Home', question: 'Park {domain}?', price: 'Price' }))
  const translated = new Map(Object.entries({ price: 'Preis', title: 'Start', old: 'Alt' }))
  const drafted = withDrafts(translated, source)

  test('fill in missing messages in the order of the English messages', () => {
    expect(drafted.added).toEqual(['question'])
    expect([...drafted.messages]).toEqual([
      ['title', 'Start'],
      ['question', 'DRAFT: Park {domain}?'],
      ['price', 'Preis'],
      ['old', 'Alt'],
    ])
  })

  test('follow the English text; translations do not', () => {
    const changed = new Map([...source, ['title', 'Welcome'], ['question', 'Park it?']])
    const { messages, added } = withDrafts(drafted.messages, changed)
    expect([added, messages.get('title'), messages.get('question')]).toEqual([['question'], 'Start', 'DRAFT: Park it?'])
    expect(withDrafts(messages, changed)).toEqual({ messages, added: [] })
  })

  test('are listed, and excluded from wording checks', () => {
    const all = new Map([['de', drafted.messages]])
    expect(draftLines(all)).toEqual(['de: drafts to translate: question'])
    expect([...(withoutDrafts(all).get('de')?.keys() ?? [])]).toEqual(['title', 'price', 'old'])
  })
})

describe('a table for translators', () => {
  const skipLink = { en: english.get('shell.skipLink') ?? '', de: german.get('shell.skipLink') ?? '' }
  const table = toCsv(english, german)

  test('changes nothing if it comes back unchanged', () => {
    expect(table).toContain(`\r\nshell.skipLink,${skipLink.en},${skipLink.de}\r\n`)
    expect(importTable(german, table, english)).toEqual({ messages: german, changed: [] })
  })

  test('changes the messages of changed cells', () => {
    const edited = table.replace(`,${skipLink.de}\r\n`, ',"Zum ""Inhalt"", sofort"\r\n')
    expect(importTable(german, edited, english)).toEqual({
      messages: new Map([...german, ['shell.skipLink', 'Zum "Inhalt", sofort']]),
      changed: ['shell.skipLink'],
    })
  })

  test('is read as spreadsheets save it', () => {
    const original = new Map(Object.entries({ a: 'One', b: 'Two\nlines', c: '=1' }))
    const before = new Map(Object.entries({ a: 'Eins', b: 'Zwei\nZeilen', c: '=1' }))
    const rows = ['key;English;translation', 'a;One;"Eins; zwei"', 'b;"Two\r\nlines";"Zwei\r\nZeilen"', "c;'=1;'=1", '']
    const messages = new Map([...before, ['a', 'Eins; zwei']])
    expect(importTable(before, `\uFEFF${rows.join('\r\n')}`, original)).toEqual({ messages, changed: ['a'] })
    expect(toCsv(original, original)).toContain("\r\nc,'=1,'=1")
  })

  test.each([
    ['an unknown key', 'shell.skipLink,', 'shell.skip,', 'Row 2, shell.skip: no message has this key.'],
    ['outdated English', `,${skipLink.en},`, ',Skip,', `Row 2, shell.skipLink: the English text has changed since`],
    ['an empty cell', `,${skipLink.de}\r\n`, ',\r\n', 'Row 2, shell.skipLink: the translation is empty.'],
    ['a repeated key', 'contact.domains.more,', 'shell.skipLink,', 'shell.skipLink: the key is in the table twice.'],
    ['wrong columns', 'key,English', 'name,text', 'no columns key, English and translation'],
  ])('is refused with %s', (_, from, to, reason) => {
    const refusal = { problems: [expect.stringContaining(reason)] }
    expect(importTable(german, table.replace(from, to), english)).toEqual(refusal)
  })
})

describe('the check of the wording', () => {
  const problemsOf = (language: string, key: string, text: string) =>
    wordingProblems(
      new Map([
        ['en', new Map([[key, english.get(key) ?? '']])],
        [language, new Map([[key, text]])],
      ]),
    )

  test.each([
    ['a forbidden word', 'de', 'trade.lock.off', 'Sie können umziehen.', /"umziehen" \(transfer\)\. Write "übertragen/],
    ['an informal pronoun', 'de', 'failure.again', 'Versuch es mit deiner Adresse', /"deiner" .* Write "Sie"/],
    ['an ordinary space', 'fr', 'failure.again', 'Réessayer ?', /no-break space.* Write "Réessayer\\u00A0\?"/],
    ['a space inside quotes', 'fr', 'failure.again', '«\u00A0Oui »', /Write "«\\u00A0Oui\\u00A0»"/],
    ['a missing plural form', 'de', 'contact.domains.more', '{n, plural, other {# weitere}}', /lacks the form "one"/],
    ['an unknown plural form', 'tr', 'contact.domains.more', '{n, plural, one {#} few {#} other {#}}', /form "few"/],
  ])('reports %s', (_, language, key, text, problem) => {
    expect(problemsOf(language, key, text)).toEqual([expect.stringMatching(problem)])
  })

  test.each([
    ['an exception from the glossary', 'de', 'trade.lock.off', 'Die Domain ist für Transfers gesperrt.'],
    ['an argument named like a forbidden word', 'en', 'home.heading', 'A message from {reseller}'],
    ['part of a hyphenated word', 'nl', 'failure.again', 'Open de e-mail'],
    ['a colon in a time or a URL', 'fr', 'failure.again', 'Avant 10:30 sur https://exemple.example?a=b'],
    ['a missing plural form for millions', 'es', 'contact.domains.more', '{n, plural, one {# más} other {# más}}'],
  ])('accepts %s', (_, language, key, text) => {
    expect(problemsOf(language, key, text)).toEqual([])
  })
})
