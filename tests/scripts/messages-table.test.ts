import { expect, test } from 'vitest'
import { importTable } from '#scripts/messages/import-table.ts'
import { messagesIn, readLanguage } from '#scripts/messages/languages.ts'
import { placesOf } from '#scripts/messages/places.ts'
import { tableOf } from '#scripts/messages/table.ts'

const english = messagesIn(await readLanguage('en'))
const german = await readLanguage('de')
const place = { page: '/dls/…', state: 'Open; "as usual"', link: '/dls/open' }
const skip = { en: english.get('shell.skipLink') ?? '', de: messagesIn(german).get('shell.skipLink') ?? '' }
const table = tableOf(english, messagesIn(german), () => place, 'https://pages.example')

test('a table that comes back as it was changes nothing', () => {
  expect(importTable(german, table, english)).toEqual({ messages: german, changed: [] })
})

test('a changed cell changes one message', () => {
  const result = importTable(german, table.replace(`,${skip.de},`, ',"Zum ""Inhalt"", sofort",'), english)
  if (!('messages' in result)) throw new Error(result.refusals.join())
  expect(result.changed).toEqual(['shell.skipLink'])
  const [before, after] = [messagesIn(german), messagesIn(result.messages)]
  expect([...after].filter(([key, text]) => before.get(key) !== text)).toEqual([
    ['shell.skipLink', 'Zum "Inhalt", sofort'],
  ])
})

test('the table is RFC 4180 with a byte order mark, and says where a message is shown', () => {
  expect(table.startsWith('\uFEFFkey,English,translation,page,state,link\r\n')).toBe(true)
  expect(table).toContain(
    `\r\nshell.skipLink,${skip.en},${skip.de},/dls/…,"Open; ""as usual""",https://pages.example/dls/open\r\n`,
  )
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
  expect(tableOf(original, original, () => place, '')).toContain("\r\nc,'=1,'=1,")
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
  ['an empty cell', `,${skip.de},`, ',,', 'Row 2, shell.skipLink: the translation is empty.'],
  [
    'broken syntax',
    `,${skip.de},`,
    ',Zum {Inhalt springen,',
    'Row 2, shell.skipLink: the translation is not valid ICU',
  ],
  ['an unknown placeholder', `,${skip.de},`, ',Zum {content},', 'has no placeholder or tag content.'],
  ['a missing placeholder', ',Referenz: {id},', ',Referenz,', 'the translation lacks the placeholder or tag id.'],
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

test('a message that no page shows at once is placed beside its nearest', () => {
  const seen = { page: '/trade/n/…', title: 'Open', link: '/trade/n/new-open' }
  const placeOf = placesOf(new Map([['trade.question', seen]]))
  expect(placeOf('trade.question')).toEqual({ page: '/trade/n/…', state: 'Open', link: '/trade/n/new-open' })
  expect(placeOf('trade.facts.side')).toMatchObject({
    link: '/trade/n/new-open',
    state: expect.stringContaining('not at once'),
  })
  expect(placeOf('form.summary.heading').state).toContain('wrong input')
})
