import { expect, test } from 'vitest'
import { inSlices } from './in-slices.ts'
import { languageNames, languageToShow } from './preview-language.ts'
import { itemOf, languageOf } from './sample.ts'

test.each([[null], [undefined], ['text'], [7], [[]]])('a sample that is %j is an empty item', (info) => {
  expect(itemOf(info as never)).toEqual({})
  expect(languageOf(info)).toBeUndefined()
})

test('a sample speaks the language that it names', () => {
  expect(languageOf({ messaging_language: 'de-DE' })).toBe('de-DE')
  expect(languageOf({ domain: 'a.example' })).toBeUndefined()
})

test.each([
  [{ language: 'de' }, 'tr', 'de'],
  [{ language: ' ' }, 'tr', 'tr'],
  [{ language: ['de'] }, 'tr', 'tr'],
  [{}, undefined, 'en'],
] as const)('a preview with %j on a page in %s is wanted in %s', (search, page, language) => {
  expect(languageToShow(search, page)).toBe(language)
})

test('a language that the pages do not have can be chosen too', () => {
  expect(languageNames('de')).toHaveLength(8)
  expect(languageNames('en-GB')[0]).toEqual({ tag: 'en-GB', name: 'English (en-GB)' })
  expect(languageNames('ja')[0]).toEqual({ tag: 'ja', name: 'ja' })
})

test('work in slices gives its result, and stops when it is called off', async () => {
  let steps = 0
  function* work(): Generator<void, string> {
    for (; steps < 1000; steps += 1) yield
    return 'done'
  }
  const called = new AbortController()
  called.abort()
  expect(await inSlices(work(), called.signal)).toBeUndefined()
  expect(steps).toBe(0)
  expect(await inSlices(work(), new AbortController().signal)).toBe('done')
})
