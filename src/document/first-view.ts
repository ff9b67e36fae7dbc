import { readChosenLanguage } from '#i18n/chosen-language.ts'
import { negotiateLanguage, type Language } from '#i18n/negotiate.ts'
import { isRenderedAddress } from '#lib/link-forms.ts'
import { fillTimes } from './fill-times.ts'
import { replayInput } from './replay-input.ts'
import { whileParsing, write } from './while-parsing.ts'

/*
 * Inlined into the document before its root (scripts/vite/document-script.ts). Completes a page that the server has
 * rendered by what only the browser knows, and keeps what a person does until React is there. Where nothing is rendered,
 * it writes the loading state in the person's language.
 */

/** What a rendering says about the whole document, in an inert block with the id `first-view`. */
export type FirstViewHead = {
  /** Path and query that were rendered. */
  path: string
  language: string
  title: string
  /** Custom properties of the brand's colours, by name. */
  theme: Record<string, string>
  favicon?: string
  /** Said when a button is pressed before the page hears it, in the page's language. */
  notReady: string
}

/** The build puts the messages in here. */
declare function messagesOf(path: 'shell.loading.text'): Record<Language, string>

const LOADING = messagesOf('shell.loading.text')

const { documentElement } = document
const block = document.querySelector<HTMLScriptElement>('#first-view')
const head = block && (JSON.parse(block.text) as FirstViewHead)

if (head && isRenderedAddress(head.path, location)) {
  documentElement.lang = head.language
  document.title = head.title
  for (const [name, value] of Object.entries(head.theme)) documentElement.style.setProperty(name, value)
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (icon && head.favicon) icon.href = head.favicon
  whileParsing(fillTimes)
  replayInput(head.notReady)
} else {
  const language = negotiateLanguage([readChosenLanguage(), ...navigator.languages])
  documentElement.lang = language
  document.title = LOADING[language]
  whileParsing(() => {
    if (head) document.querySelector('#root')?.replaceChildren()
    else write(document.querySelector('#loading'), LOADING[language])
  })
}
// It names the key.
block?.remove()
