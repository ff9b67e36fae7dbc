import { LANGUAGES, matchLanguage, type Language } from '#i18n/negotiate.ts'

/** Returns the language of a preview: that of the address, else the page's. */
export function languageToShow(search: object, page: Language | undefined): string {
  const wanted = 'language' in search && typeof search.language === 'string' ? search.language.trim() : ''
  return wanted || page || 'en'
}

/** The languages to choose from, by their own names; one that the address names and the pages do not have comes first. */
export function languageNames(wanted: string): { tag: string; name: string }[] {
  const known = Object.entries(LANGUAGES).map(([tag, name]) => ({ tag, name }))
  return known.some(({ tag }) => tag === wanted) ? known : [{ tag: wanted, name: nameOf(wanted) }, ...known]
}

/** A language by its own name, with its tag where that says more. */
export function nameOf(tag: string): string {
  const language = matchLanguage(tag)
  return language ? `${LANGUAGES[language]} (${tag})` : tag
}
