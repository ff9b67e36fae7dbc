import type { Language } from '#i18n/negotiate.ts'

/** The language that a preview is wanted in: the address says it, else it is the page's. */
export function languageToShow(search: object, page: Language | undefined): string {
  const wanted = 'language' in search && typeof search.language === 'string' ? search.language.trim() : ''
  return wanted || page || 'en'
}
