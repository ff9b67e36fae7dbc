import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { forbiddenWords } from './glossary.ts'
import type { Languages } from './languages.ts'

/** Counts that the plural forms must cover. Millions, which have their own form in some languages, do not occur. */
const COUNTS = [...Array.from({ length: 1000 }, (_, count) => count), 10_000, 100_000]

const NO_BREAK = '\u00A0'

/** Match where French text lacks a no-break space; `:` in a time, a ratio or a URL needs none. */
const MISSING_BEFORE = /(?<=[^\s«])[^\S\u00A0]*(?<!\u00A0)(?=[;?!»](?![\w/])|:(?=\s|$))/g
const MISSING_AFTER = /(?<=«)(?!\u00A0)[^\S\u00A0]*/g

/** Returns the problems in the wording of the messages, each with language, key and remedy. */
export function wordingProblems(languages: Languages): string[] {
  return [...languages].flatMap(([language, messages]) =>
    [...messages].flatMap(([key, message]) => {
      const elements = parse(message)
      const texts = textsOf(elements)
      const problems = [
        ...forbiddenWords(language, key, texts, textsOf(parse(languages.get('en')?.get(key) ?? ''))),
        ...(language === 'fr' ? texts.flatMap(spaceProblems) : []),
        ...pluralsIn(elements).flatMap((plural) => pluralProblems(language, plural)),
      ]
      return [...new Set(problems)].map((problem) => `${language}: ${key} ${problem}`)
    }),
  )
}

function spaceProblems(text: string): string[] {
  const corrected = text.replace(MISSING_BEFORE, NO_BREAK).replace(MISSING_AFTER, NO_BREAK)
  if (corrected === text) return []
  const escaped = corrected.replaceAll(NO_BREAK, '\\u00A0')
  return [`lacks a no-break space (U+00A0) before : ; ? ! » or after «. Write "${escaped}".`]
}

type Plural = Extract<MessageFormatElement, { type: TYPE.plural }>

function pluralProblems(language: string, { value: argument, pluralType, options }: Plural): string[] {
  const rules = new Intl.PluralRules(language, { type: pluralType ?? 'cardinal' })
  const forms = Object.keys(options)
  const needed = [...new Set([...COUNTS.map((count) => rules.select(count)), 'other'])]
  const categories: readonly string[] = rules.resolvedOptions().pluralCategories
  const missing = needed.filter((form) => !forms.includes(form))
  const unknown = forms.filter((form) => !form.startsWith('=') && !categories.includes(form))
  const remedy = `Write ${needed.join(', ')}.`
  return [
    ...missing.map((form) => `lacks the form "${form}" of {${argument}}. ${remedy}`),
    ...unknown.map((form) => `has the form "${form}" of {${argument}}, which the language lacks. ${remedy}`),
  ]
}

/** Returns every text that a message can produce: one for each combination of its branches, with arguments in braces. */
function textsOf(elements: readonly MessageFormatElement[]): string[] {
  const parts = elements.map((element) => {
    if (element.type === TYPE.literal) return [element.value]
    const branches = branchesOf(element)
    return branches.length > 0 ? branches.flatMap(textsOf) : [`{${'value' in element ? element.value : '#'}}`]
  })
  return parts.reduce((texts, options) => texts.flatMap((text) => options.map((part) => text + part)), [''])
}

function branchesOf(element: MessageFormatElement): MessageFormatElement[][] {
  if (element.type === TYPE.tag) return [element.children]
  return 'options' in element ? Object.values(element.options).map(({ value }) => value) : []
}

function pluralsIn(elements: readonly MessageFormatElement[]): Plural[] {
  return elements.flatMap((element) => [
    ...(element.type === TYPE.plural ? [element] : []),
    ...branchesOf(element).flatMap(pluralsIn),
  ])
}
