import { languageName } from '#i18n/language-name.ts'
import { LANGUAGES, type Language } from '#i18n/negotiate.ts'

/** Returns the language of a preview: the language in the URL, or else that of the page. */
export function languageToShow(search: object, pageLanguage: Language | undefined): string {
  const selected = 'language' in search && typeof search.language === 'string' ? search.language.trim() : ''
  return selected || pageLanguage || 'en'
}

/** Returns the languages to choose from. An unsupported language in the URL comes first. */
export function languageNames(selectedTag: string, locale: string): { tag: string; name: string }[] {
  const supported = Object.keys(LANGUAGES)
  const tags = supported.includes(selectedTag) ? supported : [selectedTag, ...supported]
  return tags.map((tag) => ({ tag, name: supported.includes(tag) ? languageName(tag, locale) : nameOf(tag, locale) }))
}

/** Returns the name of a language and its tag. */
export function nameOf(tag: string, locale: string): string {
  const name = languageName(tag, locale)
  return name === tag ? tag : `${name} (${tag})`
}
