import { expect, test } from 'vitest'
import { messagesIn, readLanguage } from '#scripts/messages/languages.ts'
import { importTable, tableOf } from '#scripts/messages/table.ts'

const english = messagesIn(await readLanguage('en'))
const german = await readLanguage('de')
const skip = { en: english.get('shell.skipLink') ?? '', de: messagesIn(german).get('shell.skipLink') ?? '' }
const table = tableOf(english, messagesIn(german))

test('a table that comes back as it was changes nothing', () => {
  expect(importTable(german, table, english)).toEqual({ messages: german, changed: [] })
})

test('a changed cell changes one message', () => {
  const result = importTable(german, table.replace(`,${skip.de}\r\n`, ',"Zum ""Inhalt"", sofort"\r\n'), english)
  if (!('messages' in result)) throw new Error(result.refusals.join())
  expect(result.changed).toEqual(['shell.skipLink'])
  const [before, after] = [messagesIn(german), messagesIn(result.messages)]
  expect([...after].filter(([key, text]) => before.get(key) !== text)).toEqual([
    ['shell.skipLink', 'Zum "Inhalt", sofort'],
  ])
})

test('the table is RFC 4180 with a byte order mark', () => {
  expect(table.startsWith('\uFEFFkey,English,translation\r\n')).toBe(true)
  expect(table).toContain(`\r\nshell.skipLink,${skip.en},${skip.de}\r\n`)
})

test('what spreadsheets do to a table is taken back', () => {
  const small = { a: 'Eins', b: 'Zwei\nZeilen', c: '=1' }
  const original = new Map([
    ['a', 'One'],
    ['b', 'Two\nlines'],
    ['c', '=1'],
  ])
  const saved =
    '\uFEFFkey;English;translation\r\na;One;"Eins; zwei"\r\nb;"Two\r\nlines";"Zwei\r\nZeilen"\r\nc;\'=1;\'=1\r\n'
  expect(importTable(small, saved, original)).toEqual({ messages: { ...small, a: 'Eins; zwei' }, changed: ['a'] })
  expect(tableOf(original, original)).toContain("\r\nc,'=1,'=1")
})

const ROW = 'contact.domains.more,'
const REFUSALS: [what: string, from: string | RegExp, to: string, reason: string][] = [
  ['an unknown key', 'shell.skipLink,', 'shell.skip,', 'Row 2, shell.skip: there is no message of this key.'],
  [
    'English that has changed',
    `,${skip.en},`,
    ',Skip the header,',
    `Row 2, shell.skipLink: the English text has changed since; it is now "${skip.en}".`,
  ],
  ['an empty cell', `,${skip.de}\r\n`, ',\r\n', 'Row 2, shell.skipLink: the translation is empty.'],
  ['a key that stands twice', ROW, 'shell.skipLink,', 'shell.skipLink: the key stands in the table twice.'],
]

test.each(REFUSALS)('%s refuses the table, with row and reason', (_, from, to, reason) => {
  const changed = table.replace(from, to)
  expect(changed).not.toBe(table)
  expect(importTable(german, changed, english)).toEqual({ refusals: [expect.stringContaining(reason)] })
})

test('a file of another kind is refused', () => {
  expect(importTable(german, 'name,text\r\na,b\r\n', english)).toEqual({
    refusals: [expect.stringContaining('no columns')],
  })
})
