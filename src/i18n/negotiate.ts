/** The languages of the pages, by tag, with their own names. */
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
 * Returns the supported language for a tag (`de-AT`, `de_DE`, any case). A regional variant falls back to its language:
 * `de-AT` to `de`, `pt-PT` to `pt-BR`.
 */
export function matchLanguage(tag: unknown): Language | undefined {
  if (typeof tag !== 'string') return undefined
  const normalized = tag.trim().replaceAll('_', '-').toLowerCase()
  const primary = normalized.split('-')[0]
  if (!primary) return undefined
  const languages = Object.keys(LANGUAGES) as Language[]
  return (
    languages.find((language) => language.toLowerCase() === normalized) ??
    languages.find((language) => language.split('-')[0] === primary)
  )
}

/** Returns the first supported candidate, else English. */
export function negotiateLanguage(candidates: readonly unknown[]): Language {
  for (const candidate of candidates) {
    const language = matchLanguage(candidate)
    if (language) return language
  }
  return DEFAULT_LANGUAGE
}
