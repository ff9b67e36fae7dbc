import type { Messages } from 'use-intl'
import { CHUNK_TIMEOUT_MS, type ChunkErrorEvent } from '#lib/optional-import.ts'

/*
 * Inlined into the document, so that it works when nothing else has loaded. If a chunk is missing, as after a release, it
 * reloads the page once per build. If that does not help, or the user has entered something, it shows a notice.
 */

/** Texts by language, English first. A page that the server rendered contains only the texts in its own language. */
type Texts = Record<string, Messages['missingPart']>

/** Whether React has rendered. Until then the document shows the loading state, or the server's rendering. */
let started = false
/** The address of the page that React shows. */
let shownAddress: string | undefined
let editedField: Element | undefined
let notice: HTMLElement | undefined
let leaving = false
const hideRoot = (hidden: boolean) => document.querySelector('#root')?.toggleAttribute('hidden', hidden)

// Suppresses the "leave page?" prompt: the notice has already warned that a reload loses the input.
addEventListener('beforeunload', (event) => leaving && event.stopImmediatePropagation(), true)
addEventListener('vite:preloadError', (event: ChunkErrorEvent) => {
  // TanStack Router recognizes failed imports by the browser's message, and would reload the page as well.
  if (event.payload) event.payload.message = 'A part of the page is missing'
  // Runs after the listeners that set `isOptional`.
  queueMicrotask(() => event.isOptional || recover())
})
// The entry or one of its static imports is missing.
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && recover(), true)
const timer = setTimeout(recover, CHUNK_TIMEOUT_MS)
addEventListener('pages:started', () => {
  clearTimeout(timer)
  started = true
})
addEventListener('pages:arrived', () => {
  shownAddress = location.href
  hideRoot(false)
  notice?.remove()
})
addEventListener('input', ({ target, isTrusted }) => {
  if (isTrusted && (target as HTMLInputElement).form) editedField = target as Element
})

// A page in the back/forward cache may show personal data of a dead link, and may be painted before `pageshow`.
addEventListener('pagehide', ({ persisted }) => persisted && hideRoot(true))
addEventListener('pageshow', ({ persisted }) => persisted && reload())

/** Reloads the page or shows the notice. */
function recover(): void {
  if (leaving) return
  if (document.readyState === 'loading') return document.addEventListener('readystatechange', recover, { once: true })
  if (!notice?.isConnected) {
    if (!holdsInput() && isFirstReload()) return reload()
    addNotice()
  }
  // Does not interrupt typing.
  if (!(document.activeElement instanceof HTMLInputElement)) notice?.focus()
}

/** Returns whether this is the build's first reload, and records it; false without storage: reloads could loop. */
function isFirstReload(): boolean {
  const build = document.querySelector<HTMLScriptElement>('script[type=module][src*=app-]')?.src ?? ''
  try {
    const last = sessionStorage.getItem('reloaded-for')
    sessionStorage.setItem('reloaded-for', build)
    return last !== build
  } catch {
    return false
  }
}

function reload(): void {
  leaving = true
  location.reload()
}

/** Returns whether the page has unsaved input or asks before it is left; false if the user is already leaving it. */
function holdsInput(): boolean {
  if (shownAddress && shownAddress !== location.href) return false
  return editedField?.isConnected || !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

/** Adds the notice above the page, or in its place if no page is shown. */
function addNotice(): void {
  const element = (name: string, properties: Partial<HTMLElement>) =>
    Object.assign(document.createElement(name), properties)
  const texts = JSON.parse(document.querySelector<HTMLScriptElement>('#chunk-guard-texts')?.text ?? '') as Texts
  const lang = document.documentElement.lang in texts ? document.documentElement.lang : (Object.keys(texts)[0] ?? '')
  const { heading, text, entered, again } = texts[lang] as Texts[string]
  const isAbove = shownAddress !== undefined || (!started && document.querySelector('#root h1') !== null)
  notice = element(isAbove ? 'div' : 'main', { className: 'missing-chunk', lang, tabIndex: -1 })
  if (isAbove) notice.role = 'alert'
  notice.append(
    element(isAbove ? 'h2' : 'h1', { textContent: heading }),
    element('p', { textContent: text }),
    element('p', { textContent: holdsInput() ? entered : '' }),
    element('button', { textContent: again, onclick: reload }),
  )
  if (!isAbove) document.title = heading
  hideRoot(!isAbove)
  document.body.prepend(notice)
}
