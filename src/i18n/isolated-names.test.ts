import { expect, test } from 'vitest'

const LOCALES = import.meta.glob<string>('./locales/*/*.json', { import: 'default', eager: true, query: '?raw' })

/** Placeholders for names and user input. */
const NAMES = 'registrar|reseller|gaining|losing|agent|names|email|before|after|contact'
/** Matches a placeholder without a tag around it. A tag, such as `<bdi>`, isolates the text direction. */
const BARE_PLACEHOLDER = new RegExp(String.raw`(?<!<\w+>)\{(${NAMES})\}|\{(${NAMES})\}(?!</\w+>)`)

/** Returns all texts except prescribed ones, whose placeholders become elements. */
function textsOf(tree: object): string[] {
  return Object.entries(tree).flatMap(([key, part]: [string, string | object]) => {
    if (key === 'prescribed') return []
    return typeof part === 'string' ? part : textsOf(part)
  })
}

test.each(Object.entries(LOCALES))('isolates every name in the sentences of %s', (_, locale) => {
  expect(textsOf(JSON.parse(locale) as object).filter((text) => BARE_PLACEHOLDER.test(text))).toEqual([])
})
