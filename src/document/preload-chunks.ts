import { readChosenLanguage } from '#i18n/chosen-language.ts'
import { negotiateLanguage, type Language } from '#i18n/negotiate.ts'
import { pathOf } from '#lib/link-forms.ts'

/*
 * Inlined into the document (scripts/vite/preload-chunks.ts). Preloads the chunks of the page beside the entry, which
 * would name them only once it is there. A chunk that does not come is loaded again by the entry.
 */

/** The path of a page as a regular expression, the names of its chunks, and those of its messages by language. */
export type PageChunks = [path: string, chunks: string[], messages: Record<Language, string[]>]

/** Replaced by the table at build time. */
declare const PAGE_CHUNKS: PageChunks[]

const path = pathOf(location)
const page = PAGE_CHUNKS.find(([pattern]) => new RegExp(`^${pattern}$`).test(path))
if (page) {
  const [, chunks, messages] = page
  const language = negotiateLanguage([readChosenLanguage(), ...navigator.languages])
  for (const name of [...chunks, ...messages[language]]) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = `/assets/${name}.js`
    document.head.append(link)
  }
}
