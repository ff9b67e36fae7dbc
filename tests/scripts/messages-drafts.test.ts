import { expect, test } from 'vitest'
import { draftLines, missingLines, refusesDrafts, withDrafts, withoutDrafts } from '#scripts/messages/drafts.ts'
import { messagesOf } from '#scripts/messages/languages.ts'

const ENGLISH = { home: { title: 'Home' }, parking: { question: 'Park {domain}?', facts: { price: 'Price' } } }
const GERMAN = { home: { title: 'Start' }, parking: { facts: { price: 'Preis' } }, old: 'Alt' }
const textOf = (tree: object) => `${JSON.stringify(tree, null, 2)}\n`

const drafted = withDrafts(textOf(GERMAN), textOf(ENGLISH))

test('a message that is missing gets the English text as a draft, in the order of the English file', () => {
  expect(drafted.added).toEqual(['parking.question'])
  expect([...messagesOf(drafted.file)]).toEqual([
    ['home.title', 'Start'],
    ['parking.question', 'DRAFT: Park {domain}?'],
    ['parking.facts.price', 'Preis'],
    ['old', 'Alt'],
  ])
})

test('a draft follows the English text, a translation does not', () => {
  const changed = textOf({
    ...ENGLISH,
    home: { title: 'Welcome' },
    parking: { ...ENGLISH.parking, question: 'Park it?' },
  })
  const { file, added } = withDrafts(drafted.file, changed)
  expect(added).toEqual(['parking.question'])
  expect([...messagesOf(file)].slice(0, 2)).toEqual([
    ['home.title', 'Start'],
    ['parking.question', 'DRAFT: Park it?'],
  ])
  expect(withDrafts(file, changed)).toEqual({ file, added: [] })
})

test('a complete file stays as it is, to the byte', () => {
  const file = JSON.stringify(ENGLISH)
  expect(withDrafts(file, textOf(ENGLISH))).toEqual({ file, added: [] })
})

test('drafts are listed once for all languages that have them, and are no wording', () => {
  const languages = new Map([
    ['en', messagesOf(textOf(ENGLISH))],
    ['de', messagesOf(drafted.file)],
    ['fr', messagesOf(drafted.file)],
    ['it', messagesOf(textOf({ ...ENGLISH, home: { title: 'DRAFT: Home' } }))],
  ])
  expect(draftLines(languages)).toEqual([
    'de.json, fr.json: 1 draft to translate: parking.question',
    'it.json: 1 draft to translate: home.title',
  ])
  expect([...(withoutDrafts(languages).get('de')?.keys() ?? [])]).toEqual(['home.title', 'parking.facts.price', 'old'])
})

test('what is missing is told once for all languages that lack the same messages', () => {
  const languages = new Map([
    ['en', messagesOf(textOf(ENGLISH))],
    ['de', messagesOf(textOf(GERMAN))],
    ['fr', messagesOf(textOf({ home: { title: 'Accueil' } }))],
    ['it', messagesOf(textOf({ home: { title: 'Inizio' } }))],
  ])
  expect(missingLines(languages)).toEqual([
    'de.json: 1 missing message: parking.question. Translate, or run npm run messages:draft',
    'fr.json, it.json: 2 missing messages: parking.question, parking.facts.price. Translate, or run npm run messages:draft',
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
