import { GLOSSARY, isIn, type Ban } from './glossary.ts'
import { textsOf } from './icu.ts'
import { remarksOn, type Check } from './remark.ts'

/** Finds words that the glossary (src/i18n/glossary.json) has another one for. */
export const forbiddenWords: Check = (language, messages, english) => {
  const bans = (GLOSSARY[language] ?? []).flatMap(({ term, word, forbidden }) =>
    forbidden.map((ban) => ({ ...ban, term, instead: ban.instead ?? word, pattern: patternOf(ban.words) })),
  )
  return remarksOn(messages, (message, key) => {
    // A policy prescribes these word for word, in English.
    if (language === 'en' && key.includes('.mandated.')) return []
    const texts = textsOf(message)
    return bans.flatMap((ban) => {
      if (!holdsFor(ban, key, english.get(key))) return []
      const found = texts.map((text) => ban.pattern.exec(without(text, ban.right))?.[0]).find(Boolean)
      return found === undefined
        ? []
        : [
            {
              wrong: `says "${found}" (${ban.term})`,
              instead: `"${ban.instead}"; if the word is right here, add the message under "except" in src/i18n/glossary.json, with the reason`,
            },
          ]
    })
  })
}

function holdsFor({ only, except, english }: Ban, key: string, original = ''): boolean {
  if (only && !only.some((path) => isIn(key, path))) return false
  if (except && Object.keys(except).some((path) => isIn(key, path))) return false
  return english === undefined || textsOf(original).some((text) => patternOf(english).test(bare(text)))
}

/** Matches whole words in any case; `*` stands for any letters. A part behind a hyphen is no word: "mail" in "e-mail". */
function patternOf(words: readonly string[]): RegExp {
  const either = words
    .map((word) => word.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', String.raw`[\p{L}\p{M}]*`))
    .join('|')
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}]|[\p{L}\p{N}][-‑])(?:${either})(?![\p{L}\p{M}\p{N}])`, 'iu')
}

function without(text: string, phrases: readonly string[] = []): string {
  return phrases.length > 0 ? bare(text).replaceAll(new RegExp(patternOf(phrases), 'giu'), '…') : bare(text)
}

/** Names of arguments are no words of the language. */
function bare(text: string): string {
  return text.replaceAll(/\{[^}]*\}/g, '{}')
}
