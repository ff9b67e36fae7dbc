import { expect, test } from 'vitest'
import { draftLines, missingLines, refusesDrafts, withDrafts, withoutDrafts } from '#scripts/messages/drafts.ts'
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

test('complete messages stay as they are', () => {
  expect(withDrafts(ENGLISH, ENGLISH)).toEqual({ messages: ENGLISH, added: [] })
})

test('drafts are listed once for all languages that have them, and are no wording', () => {
  const languages = new Map([
    ['en', messagesIn(ENGLISH)],
    ['de', messagesIn(drafted.messages)],
    ['fr', messagesIn(drafted.messages)],
    ['it', messagesIn({ ...ENGLISH, home: { title: 'DRAFT: Home' } })],
  ])
  expect(draftLines(languages)).toEqual([
    'de, fr: 1 draft to translate: parking.question',
    'it: 1 draft to translate: home.title',
  ])
  expect([...(withoutDrafts(languages).get('de')?.keys() ?? [])]).toEqual(['home.title', 'parking.facts.price', 'old'])
})

test('what is missing is told once for all languages that lack the same messages', () => {
  const languages = new Map([
    ['en', messagesIn(ENGLISH)],
    ['de', messagesIn(GERMAN)],
    ['fr', messagesIn({ home: { title: 'Accueil' } })],
    ['it', messagesIn({ home: { title: 'Inizio' } })],
  ])
  expect(missingLines(languages)).toEqual([
    'de: 1 missing message: parking.question. Translate, or run npm run messages:draft',
    'fr, it: 2 missing messages: parking.question, parking.facts.price. Translate, or run npm run messages:draft',
  ])
})

test.each([
  [{}, false],
  [{ CI: 'false' }, false],
  [{ CI: 'true' }, true],
  [{ CI: '1' }, true],
])('with %j, it is %s that drafts are refused', (env, isRefused) => {
  expect(refusesDrafts(env)).toBe(isRefused)
})
