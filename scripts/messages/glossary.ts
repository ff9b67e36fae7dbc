import glossary from '#i18n/glossary.json' with { type: 'json' }

/** Words that are not to be used for a term. */
type Ban = {
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
type Term = { term: string; word: string; forbidden: Ban[]; note?: string }

const bans = new Map(
  Object.entries(glossary as Record<string, Term[]>).map(([language, terms]) => {
    const all = terms.flatMap(({ term, word, forbidden }) =>
      forbidden.map((ban) => ({ instead: word, ...ban, term, pattern: patternOf(ban.words) })),
    )
    return [language, all]
  }),
)

/** Finds words in the texts of a message that the glossary (src/i18n/glossary.json) has another one for. */
export function forbiddenWords(language: string, key: string, texts: string[], english: string[]): string[] {
  // A policy prescribes these word for word, in English.
  if (language === 'en' && key.includes('.mandated.')) return []
  return (bans.get(language) ?? []).flatMap((ban) => {
    if (!holdsFor(ban, key, english)) return []
    const found = texts.map((text) => ban.pattern.exec(without(text, ban.right))?.[0]).find(Boolean)
    if (found === undefined) return []
    const exception =
      'if the word is right here, add the message under "except" in src/i18n/glossary.json, with the reason'
    return [`says "${found}" (${ban.term}). Write "${ban.instead}"; ${exception}.`]
  })
}

function holdsFor({ only, except = {}, english }: Ban, key: string, originals: string[]): boolean {
  const isIn = (path: string) => key === path || key.startsWith(`${path}.`)
  if ((only && !only.some(isIn)) || Object.keys(except).some(isIn)) return false
  return english === undefined || originals.some((text) => patternOf(english).test(without(text)))
}

/** Matches whole words in any case; `*` stands for any letters. A part behind a hyphen is no word: "mail" in "e-mail". */
function patternOf(words: readonly string[]): RegExp {
  const either = words
    .map((word) => word.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', String.raw`[\p{L}\p{M}]*`))
    .join('|')
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}]|[\p{L}\p{N}][-‑])(?:${either})(?![\p{L}\p{M}\p{N}])`, 'iu')
}

/** The text without the names of arguments, which are no words of the language, and without some phrases. */
function without(text: string, phrases: readonly string[] = []): string {
  const bare = text.replaceAll(/\{[^}]*\}/g, '{}')
  return phrases.length > 0 ? bare.replaceAll(new RegExp(patternOf(phrases), 'giu'), '…') : bare
}
