import { languageName } from '#i18n/language-name.ts'
import { LANGUAGES, type Language } from '#i18n/negotiate.ts'

/** Returns the language of a preview: the language in the URL, or else that of the page. */
export function languageToShow(search: object, page: Language | undefined): string {
  const selected = 'language' in search && typeof search.language === 'string' ? search.language.trim() : ''
  return selected || page || 'en'
}

/** Returns the languages to choose from. An unsupported language in the URL comes first. */
export function languageNames(selected: string, locale: string): { tag: string; name: string }[] {
  const known = Object.keys(LANGUAGES)
  const tags = known.includes(selected) ? known : [selected, ...known]
  return tags.map((tag) => ({ tag, name: known.includes(tag) ? languageName(tag, locale) : nameOf(tag, locale) }))
}

/** Returns the name of a language and its tag. */
export function nameOf(tag: string, locale: string): string {
  const name = languageName(tag, locale)
  return name === tag ? tag : `${name} (${tag})`
}
