import glossary from '#i18n/glossary.json' with { type: 'json' }

/** Words that must not be used for a term. `only` and `except` contain keys of messages or of message groups. */
type Ban = {
  /** Words or phrases; `*` stands for any letters. */
  words: string[]
  /** The word to use instead; by default, the term's own word. */
  instead?: string
  only?: string[]
  /** The reason for each exception, by key. */
  except?: Record<string, string>
  /** Phrases that may contain the words. */
  allowedIn?: string[]
  /** Limits the ban to messages whose English text contains one of these words. */
  english?: string[]
}

const bans = new Map(
  Object.entries(glossary as Record<string, { term: string; word: string; forbidden: Ban[] }[]>).map(
    ([language, terms]) => {
      const all = terms.flatMap(({ term, word, forbidden }) =>
        forbidden.map((ban) => ({ instead: word, ...ban, term, pattern: patternOf(ban.words) })),
      )
      return [language, all]
    },
  ),
)

const REMEDY = 'if the word is right here, add the message under "except" in src/i18n/glossary.json, with the reason'

/** Finds words that the glossary (src/i18n/glossary.json) forbids in the texts of a message. */
export function forbiddenWords(language: string, key: string, texts: string[], english: string[]): string[] {
  // Policies prescribe the exact wording of these texts, in English.
  if (language === 'en' && key.includes('.prescribed.')) return []
  const isIn = (path: string) => key === path || key.startsWith(`${path}.`)
  return (bans.get(language) ?? []).flatMap(({ only, except = {}, english: originals, ...ban }) => {
    if ((only && !only.some(isIn)) || Object.keys(except).some(isIn)) return []
    if (originals && !english.some((text) => patternOf(originals).test(bareText(text)))) return []
    const word = texts.map((text) => ban.pattern.exec(bareText(text, ban.allowedIn))?.[0]).find(Boolean)
    if (word === undefined) return []
    return [`contains "${word}" (${ban.term}). Write "${ban.instead}"; ${REMEDY}.`]
  })
}

/** Matches whole words in any case. A part after a hyphen is not a word: "mail" in "e-mail". */
function patternOf(words: readonly string[]): RegExp {
  const either = words
    .map((word) => word.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', String.raw`[\p{L}\p{M}]*`))
    .join('|')
  return new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}]|[\p{L}\p{N}][-‑])(?:${either})(?![\p{L}\p{M}\p{N}])`, 'iu')
}

/** Returns the text without the given phrases and the names of arguments. */
function bareText(text: string, phrases: readonly string[] = []): string {
  const bare = text.replaceAll(/\{[^}]*\}/g, '{}')
  return phrases.length > 0 ? bare.replaceAll(new RegExp(patternOf(phrases), 'giu'), '…') : bare
}
