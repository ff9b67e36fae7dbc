import { textsOf } from './icu.ts'
import type { Check } from './remark.ts'

/** Texts that are right in every language. */
const EVERYWHERE = ['TLD', 'Fax: {number}', 'Logo']

/** Texts that are the same word in the language, taken from English or shared with it, as its dictionaries have them. */
const SHARED: Record<string, string[]> = {
  de: ['Details', 'Domain', 'Download', 'Links', 'Name', 'Registrar', 'Registry: <bdi>{names}</bdi>', 'Text'],
  es: ['No', 'Scripts: {count}', 'Variables'],
  fr: ['Contact', 'Document', 'Message', 'Page', 'Variables'],
  it: ['Download', 'File', 'No', 'Registrar'],
  nl: [
    'Contact',
    'Contrast {ratio}',
    'Details',
    'Document',
    'Download',
    'Links',
    'Registrar',
    'Registry: <bdi>{names}</bdi>',
    'Scripts: {count}',
  ],
  'pt-BR': ['Download', 'Links', 'Scripts: {count}'],
  tr: [],
}

/** Finds messages that were left in English. */
export const sameAsEnglish: Check = (language, messages, english) =>
  [...messages].flatMap(([key, message]) => {
    const isSame = language !== 'en' && message === english.get(key) && hasWords(message)
    if (!isSame || EVERYWHERE.includes(message) || SHARED[language]?.includes(message)) return []
    const instead =
      'its translation, or add the text to scripts/messages/same-as-english.ts if the language has the same word'
    return [{ key, wrong: `is the English text, "${message}"`, instead }]
  })

function hasWords(message: string): boolean {
  return textsOf(message).some((text) => /\p{L}/u.test(text.replaceAll(/\{[^}]*\}/g, '')))
}
