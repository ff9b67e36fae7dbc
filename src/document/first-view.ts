import { readChosenLanguage } from '#i18n/chosen-language.ts'
import { negotiateLanguage, type Language } from '#i18n/negotiate.ts'
import type { FirstViewHead } from '#lib/document-head.ts'
import { isRenderedAddress } from '#lib/link-forms.ts'
import { readTimeZone, writeMoment, type MomentFormat } from '#lib/moment-formats.ts'
import { replayInput } from './replay-input.ts'

/*
 * Inlined into the document before its root. Sets a rendered page's language, title, theme and local times, and keeps
 * the user's input until hydration. If nothing is rendered, it writes the loading state in the user's language.
 */

/** The build replaces each call with the messages. */
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
    // On a slow phone, the first use of Intl would delay the first paint by 80 ms.
    if (Number(offset) === moment.getTimezoneOffset()) return
    time.textContent = writeMoment(format as MomentFormat, moment, head.language, (timeZone ??= readTimeZone()))
  })
  // Hydration needs Intl in any case. Its slow first use delays nothing here: the browser is waiting for scripts.
  const prepareIntl = () => requestAnimationFrame(() => setTimeout(readTimeZone))
  document.addEventListener('readystatechange', prepareIntl, { once: true })
  replayInput(head.notReady)
} else {
  const language = negotiateLanguage([readChosenLanguage(), ...navigator.languages])
  documentElement.lang = language
  document.title = LOADING[language]
  if (head) whileParsing('#root', (root) => root.replaceChildren())
  else whileParsing('#loading', (loading) => (loading.textContent = LOADING[language]))
}
// The block contains the link's key, so it must not stay in the document.
block?.remove()

/** Calls a function with the matching elements after each change to the document, before paint, until parsing ends. */
function whileParsing(selector: string, edit: (element: HTMLElement) => void): void {
  const observer = new MutationObserver(editMatches)
  function editMatches(): void {
    document.querySelectorAll<HTMLElement>(selector).forEach(edit)
    // Discards the records of the changes that `edit` made.
    observer.takeRecords()
  }
  observer.observe(document, { childList: true, characterData: true, subtree: true })
  // The document becomes interactive before the entry runs, so React's elements stay untouched.
  document.addEventListener('readystatechange', () => (editMatches(), observer.disconnect()), { once: true })
}
