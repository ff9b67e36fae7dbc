import glossary from '#i18n/glossary.json' with { type: 'json' }
import type { Languages } from './languages.ts'

/** Words that are not to be used for a term. */
export type Ban = {
  /** Words or phrases; `*` stands for any letters. */
  words: string[]
  /** What to write; the term's own word when left out. */
  instead?: string
  /** Messages and groups of them that alone are meant; all when left out. */
  only?: string[]
  /** Messages and groups of them that are not meant, each with the reason. */
  except?: Record<string, string>
  /** Phrases in which the words are right. */
  right?: string[]
  /** Only messages are meant whose English text has one of these words. */
  english?: string[]
}

/** A term of the trade and how a language says it. */
export type Term = { term: string; word: string; forbidden: Ban[]; note?: string }

export const GLOSSARY = glossary as Record<string, Term[]>

/**
 * Finds terms that a language lacks and places that no message has any more. What two languages have is a term of all; what
 * one has is a trap of its own.
 */
export function glossaryProblems(languages: Languages): string[] {
  const all = Object.values(GLOSSARY).flatMap((terms) => terms.map(({ term }) => term))
  const terms = new Set(all.filter((term, index) => all.indexOf(term) !== index))
  const keys = [...(languages.get('en')?.keys() ?? [])]
  return [...languages.keys()].flatMap((language) => {
    const own = GLOSSARY[language] ?? []
    const missing = [...terms].filter((term) => !own.some((entry) => entry.term === term))
    const paths = own.flatMap(({ forbidden }) =>
      forbidden.flatMap(({ only = [], except = {} }) => [...only, ...Object.keys(except)]),
    )
    const gone = [...new Set(paths)].filter((path) => !keys.some((key) => isIn(key, path)))
    return [
      ...missing.map((term) => `glossary.json: ${language} lacks the term "${term}". Add it.`),
      ...gone.map((path) => `glossary.json: ${language} names ${path}, which English has not. Correct or remove it.`),
    ]
  })
}

/** Whether a key is that of a message or group, or in the group. */
export function isIn(key: string, path: string): boolean {
  return key === path || key.startsWith(`${path}.`)
}
