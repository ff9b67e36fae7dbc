import { readChosenLanguage } from '#i18n/chosen-language.ts'
import { negotiateLanguage, type Language } from '#i18n/negotiate.ts'
import { pathOf } from '#lib/link-forms.ts'

/*
 * Stands in the document itself (scripts/vite/first-parts.ts) and fetches the files that the page is made of beside the
 * first script, which would name them only once it is there. Nothing is run by that, and what does not come is asked for
 * again by the script.
 */

/** What a page is made of: its path as a regular expression, names of files, and that of its messages by language. */
export type PageParts = [path: string, files: string[], messages: Record<Language, string>]

/** The build puts the table in here. */
declare const PARTS_OF_PAGES: PageParts[]

const path = pathOf(location)
const page = PARTS_OF_PAGES.find(([pattern]) => new RegExp(`^${pattern}$`).test(path))
if (page) {
  const [, files, messages] = page
  const language = negotiateLanguage([readChosenLanguage(), ...navigator.languages])
  for (const name of [...files, messages[language]]) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `/assets/${name}.js`
    document.head.append(link)
  }
}
