import { expect, test } from 'vitest'
import { draftLines, rejectsDrafts, withDrafts, withoutDrafts } from '#scripts/messages/drafts.ts'
import { messagesIn } from '#scripts/messages/languages.ts'

const ENGLISH = { home: { title: 'Home' }, parking: { question: 'Park {domain}?', facts: { price: 'Price' } } }
const GERMAN = { home: { title: 'Start' }, parking: { facts: { price: 'Preis' } }, old: 'Alt' }

const drafted = withDrafts(GERMAN, ENGLISH)

test('a message that is missing gets the English text as a draft, in the order of the English file', () => {
  expect(drafted.added).toEqual(['parking.question'])
  expect([...messagesIn(drafted.messages)]).toEqual([
    ['home.title', 'Start'],
    ['parking.question', 'DRAFT: Park {domain}?'],
    ['parking.facts.price', 'Preis'],
    ['old', 'Alt'],
  ])
})

test('a draft follows the English text, a translation does not', () => {
  const changed = {
    ...ENGLISH,
    home: { title: 'Welcome' },
    parking: { ...ENGLISH.parking, question: 'Park it?' },
  }
  const { messages, added } = withDrafts(drafted.messages, changed)
  expect(added).toEqual(['parking.question'])
  expect([...messagesIn(messages)].slice(0, 2)).toEqual([
    ['home.title', 'Start'],
    ['parking.question', 'DRAFT: Park it?'],
  ])
  expect(withDrafts(messages, changed)).toEqual({ messages, added: [] })
})

test('lists the drafts of each language and leaves them out of the wording', () => {
  const languages = new Map([
    ['en', messagesIn(ENGLISH)],
    ['de', messagesIn(drafted.messages)],
  ])
  expect(draftLines(languages)).toEqual(['de: drafts to translate: parking.question'])
  expect([...(withoutDrafts(languages).get('de')?.keys() ?? [])]).toEqual(['home.title', 'parking.facts.price', 'old'])
})

test.each([
  [{}, false],
  [{ CI: 'false' }, false],
  [{ CI: 'true' }, true],
  [{ CI: '1' }, true],
])('with %j, rejects drafts: %s', (env, isRejected) => {
  expect(rejectsDrafts(env)).toBe(isRejected)
})
