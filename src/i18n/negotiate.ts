/** The languages the pages are written in: the tag of each messages file, and the language's own name. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  'pt-BR': 'Português (Brasil)',
  tr: 'Türkçe',
} as const

export type Language = keyof typeof LANGUAGES

const DEFAULT_LANGUAGE: Language = 'en'

/**
 * The page language that fits a language tag (`de`, `de-AT`, `de_DE`, any case), or `undefined` when none does.
 * A regional variety falls back to its language, and a language with one variety here takes that (`pt` → `pt-BR`).
 */
export function matchLanguage(tag: unknown): Language | undefined {
  if (typeof tag !== 'string') return undefined
  const wanted = tag.trim().replaceAll('_', '-').toLowerCase()
  const primary = wanted.split('-')[0]
  if (!primary) return undefined
  const languages = Object.keys(LANGUAGES) as Language[]
  return (
    languages.find((language) => language.toLowerCase() === wanted) ??
    languages.find((language) => language.split('-')[0] === primary)
  )
}

/**
 * The first usable tag of the candidates, else English. Callers give them in the product's order: the person's choice,
 * the item's `messaging_language`, the brand's, the browser's.
 */
export function negotiateLanguage(candidates: readonly unknown[]): Language {
  for (const candidate of candidates) {
    const language = matchLanguage(candidate)
    if (language) return language
  }
  return DEFAULT_LANGUAGE
}
