import { readChosenLanguage } from '#i18n/chosen-language.ts'
import { negotiateLanguage, type Language } from '#i18n/negotiate.ts'
import type { FirstViewHead } from '#lib/document-head.ts'
import { isRenderedAddress } from '#lib/link-forms.ts'
import { readTimeZone, writeMoment, type MomentFormat } from '#lib/moment-formats.ts'
import { replayInput } from './replay-input.ts'

/*
 * Inlined into the document before its root. Adds to a rendered page what only the browser knows, and keeps what the
 * person enters until hydration. If nothing is rendered, it writes the loading state in the person's language.
 */

/** Replaced by the messages at build time. */
declare function messagesOf(path: 'shell.loading.text'): Record<Language, string>
const LOADING = messagesOf('shell.loading.text')

const { documentElement } = document
const block = document.querySelector<HTMLScriptElement>('#first-view')
const head = block && (JSON.parse(block.text) as FirstViewHead)

if (head && isRenderedAddress(head.path, location)) {
  documentElement.lang = head.language
  document.title = head.title
  for (const [name, value] of Object.entries(head.theme)) documentElement.style.setProperty(name, value)
  if (head.favicon) document.querySelector('link[rel="icon"]')?.setAttribute('href', head.favicon)
  let timeZone: string | undefined
  whileParsing('time[data-offset]', (time) => {
    const [{ format, offset }, moment] = [time.dataset, new Date((time as HTMLTimeElement).dateTime)]
    // Before a slow phone has painted, the first use of Intl costs it 80 ms.
    if (Number(offset) === moment.getTimezoneOffset()) return
    time.textContent = writeMoment(format as MomentFormat, moment, head.language, (timeZone ??= readTimeZone()))
  })
  replayInput(head.notReady)
} else {
  const language = negotiateLanguage([readChosenLanguage(), ...navigator.languages])
  documentElement.lang = language
  document.title = LOADING[language]
  if (head) whileParsing('#root', (root) => root.replaceChildren())
  else whileParsing('#loading', (loading) => (loading.textContent = LOADING[language]))
}
// It names the key.
block?.remove()

/** Calls a function with the elements whenever the document has grown, before that is painted, until it is complete. */
function whileParsing(selector: string, edit: (element: HTMLElement) => void): void {
  const observer = new MutationObserver(look)
  function look(): void {
    document.querySelectorAll<HTMLElement>(selector).forEach(edit)
    // Not the edits themselves.
    observer.takeRecords()
  }
  observer.observe(document, { childList: true, characterData: true, subtree: true })
  // The document becomes interactive before the entry runs: what React renders is its own.
  document.addEventListener('readystatechange', () => (look(), observer.disconnect()), { once: true })
}
