import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { forbiddenWords } from './glossary.ts'
import type { Languages } from './languages.ts'

/** Nothing on these pages is counted in millions, where Spanish, French, Italian and Portuguese have a form of their own. */
const COUNTED = [...Array.from({ length: 1000 }, (_, count) => count), 10_000, 100_000]

const NO_BREAK = '\u00A0'

/** Any other space, or none where one has to be; `:` inside of a time, a ratio or an address needs none. */
const BEFORE = /(?<=[^\s«])[^\S\u00A0]*(?<!\u00A0)(?=[;?!»](?![\w/])|:(?=\s|$))/g
const AFTER = /(?<=«)(?!\u00A0)[^\S\u00A0]*/g

/** Lists what is wrong with the wording of the messages: language, key, what is wrong and what to write. */
export function wordingProblems(languages: Languages): string[] {
  return [...languages].flatMap(([language, messages]) =>
    [...messages].flatMap(([key, message]) => {
      const texts = textsOf(message)
      const englishTexts = textsOf(languages.get('en')?.get(key) ?? '')
      return [
        ...forbiddenWords(language, key, texts, englishTexts),
        ...(language === 'fr' ? texts.flatMap(frenchSpaces) : []),
        ...pluralsIn(parse(message)).flatMap((plural) => pluralForms(language, plural)),
      ].map((problem) => `${language}: ${key} ${problem}`)
    }),
  )
}

function frenchSpaces(text: string): string[] {
  const corrected = text.replace(BEFORE, NO_BREAK).replace(AFTER, NO_BREAK)
  if (corrected === text) return []
  const wanted = corrected.replaceAll(NO_BREAK, '\\u00A0')
  return [`lacks a no-break space (U+00A0) before : ; ? ! » or after «. Write "${wanted}".`]
}

type Plural = Extract<MessageFormatElement, { type: TYPE.plural }>

/** Finds the forms that a plural lacks, or that the language does not have. */
function pluralForms(language: string, { value: argument, pluralType, options }: Plural): string[] {
  const rules = new Intl.PluralRules(language, { type: pluralType ?? 'cardinal' })
  const forms = Object.keys(options)
  const used = [...new Set([...COUNTED.map((count) => rules.select(count)), 'other'])]
  const categories: readonly string[] = rules.resolvedOptions().pluralCategories
  const missing = used.filter((form) => !forms.includes(form))
  const unknown = forms.filter((form) => !form.startsWith('=') && !categories.includes(form))
  return [
    ...missing.map(
      (form) => `lacks the form "${form}" of {${argument}}. Write ${form} {…} beside ${forms.join(', ')}.`,
    ),
    ...unknown.map(
      (form) => `has a form "${form}" of {${argument}}, unknown to the language. Write ${used.join(', ')}.`,
    ),
  ]
}

/** Returns every text that a message can become: one for each combination of its branches, each argument in braces. */
function textsOf(message: string): string[] {
  return [...new Set(expand(parse(message)))]
}

function expand(elements: readonly MessageFormatElement[]): string[] {
  return elements.reduce<string[]>(
    (texts, element) => {
      const parts = partsOf(element)
      return texts.flatMap((text) => parts.map((part) => text + part))
    },
    [''],
  )
}

function partsOf(element: MessageFormatElement): string[] {
  if (element.type === TYPE.literal) return [element.value]
  if (element.type === TYPE.pound) return ['{#}']
  const branches = branchesOf(element)
  return branches.length > 0 ? branches.flatMap(expand) : [`{${element.value}}`]
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
