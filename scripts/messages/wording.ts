import { forbiddenWords } from './forbidden-words.ts'
import { frenchSpaces } from './french-spaces.ts'
import type { Languages } from './languages.ts'
import { pluralForms } from './plural-forms.ts'

/** Lists what the wording of the messages gets wrong: language, key, what is wrong and what to write. */
export function wordingProblems(languages: Languages): string[] {
  const english = languages.get('en') ?? new Map<string, string>()
  return [...languages].flatMap(([language, messages]) =>
    [forbiddenWords, frenchSpaces, pluralForms]
      .flatMap((check) => check(language, messages, english))
      .map(({ key, wrong, instead }) => `${language}: ${key} ${wrong}. Write ${instead}.`),
  )
}
