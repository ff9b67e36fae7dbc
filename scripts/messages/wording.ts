import { forbiddenWords } from './forbidden-words.ts'
import { fragments } from './fragments.ts'
import { frenchSpaces } from './french-spaces.ts'
import { textsOf } from './icu.ts'
import type { Languages, Messages } from './languages.ts'
import { pluralForms } from './plural-forms.ts'
import { quotes } from './quotes.ts'
import type { Check } from './remark.ts'
import { sameAsEnglish } from './same-as-english.ts'

const CHECKS: Check[] = [forbiddenWords, frenchSpaces, quotes, sameAsEnglish, pluralForms, fragments]

/**
 * Returns a line for every fault in the wording of the messages, with file, key, what is wrong and what to write. Messages
 * that are not valid ICU are passed over.
 */
export function wordingProblems(languages: Languages): string[] {
  const valid = new Map([...languages].map(([language, messages]) => [language, validOf(messages)]))
  const english = valid.get('en') ?? new Map<string, string>()
  return [...valid].flatMap(([language, messages]) =>
    CHECKS.flatMap((check) => check(language, messages, english)).map(
      ({ key, wrong, instead }) => `${language}: ${key} ${wrong}. Write ${instead}.`,
    ),
  )
}

function validOf(messages: Messages): Messages {
  return new Map([...messages].filter(([, message]) => isValid(message)))
}

function isValid(message: string): boolean {
  try {
    return textsOf(message).length > 0
  } catch {
    return false
  }
}
