import type { Messages } from 'use-intl'
import type { Language } from '#i18n/negotiate.ts'
import { CHUNK_TIMEOUT_MS, type ChunkErrorEvent } from '#lib/optional-import.ts'

/*
 * Inlined into the document, so that it works when nothing else has loaded. When a chunk is missing, as after a release, it
 * reloads the page once for each build. If that does not help, or something has been entered, it shows a notice with a
 * button. It also reloads a page that comes from the back/forward cache.
 */

/** Replaced by the messages at build time. */
declare function messagesOf<Namespace extends keyof Messages>(
  namespace: Namespace,
): Record<Language, Messages[Namespace]>

const WORDS = messagesOf('missingPart')

/** Key in the session storage: the entry script of the last build that the page was reloaded for. */
const RELOADED = 'reloaded-for'

/** Whether React shows something. Until then the document shows the loading state, or the server's rendering. */
let started = false
/** The address of the page that React shows. */
let arrived: string | undefined
let leaving = false
let edited: Element | undefined
let notice: HTMLElement | undefined

// First in line: the notice has said that a reload loses the input.
addEventListener('beforeunload', (event) => leaving && event.stopImmediatePropagation(), true)

addEventListener('vite:preloadError', (event: ChunkErrorEvent) => {
  // TanStack Router recognizes failed imports by the browser's message, and would reload the page as well.
  if (event.payload) event.payload.message = 'A part of the page is missing'
  // After the other listeners.
  queueMicrotask(() => event.isOptional || recover())
})

// The entry is no dynamic import. An error that it throws before there is a page means that a part of it is missing.
addEventListener(
  'error',
  ({ target, filename }: Partial<ErrorEvent>) => {
    if (!started && !notice && (target instanceof HTMLScriptElement || filename?.startsWith(location.origin))) recover()
  },
  true,
)
const late = setTimeout(recover, CHUNK_TIMEOUT_MS)

addEventListener('pages:started', () => {
  started = true
  clearTimeout(late)
})

addEventListener('pages:arrived', () => {
  arrived = location.href
  hideRoot(false)
  notice?.remove()
  notice = undefined
})

// A page from the back/forward cache shows personal data, also when the link has ended. Hidden before it is cached, as it
// may be painted before `pageshow`.
addEventListener('pagehide', ({ persisted }) => persisted && hideRoot(true))
addEventListener('pageshow', ({ persisted }) => persisted && reload())

addEventListener('input', ({ target, isTrusted }) => {
  if (isTrusted && (target as HTMLInputElement).form) edited = target as Element
})

/** Reloads the page or shows the notice. A build whose chunk is missing for good is reloaded once. */
function recover(): void {
  if (leaving) return
  const build = document.querySelector<HTMLScriptElement>('script[type=module][src*=app-]')?.src ?? ''
  const hasInput = holdsInput()
  if (!hasInput && !notice && rememberReload(build)) reload()
  else show(hasInput)
}

/** Returns whether this is the first reload for a build. Without storage nothing would end a series of reloads. */
function rememberReload(build: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === build) return false
    sessionStorage.setItem(RELOADED, build)
    return true
  } catch {
    return false
  }
}

function reload(): void {
  leaving = true
  location.reload()
}

/** Returns whether something has been entered, or the page asks before it is left. A page being left has none. */
function holdsInput(): boolean {
  if (started && arrived !== location.href) return false
  return edited?.isConnected || !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

/** Shows the notice above the page, or in its place if there is none. */
function show(hasInput: boolean): void {
  // In the head, the body may not be there yet.
  if (document.readyState === 'loading') {
    document.addEventListener('readystatechange', () => show(holdsInput()), { once: true })
    return
  }
  if (!notice) {
    const { lang } = document.documentElement
    const { heading, text, entered, again } = WORDS[lang as Language] ?? WORDS.en
    const isAbove = arrived !== undefined || (!started && document.querySelector('#root h1') !== null)
    notice = element(isAbove ? 'div' : 'main', '')
    Object.assign(notice, { className: 'missing-chunk', lang, tabIndex: -1, ...(isAbove && { role: 'alert' }) })
    const button = element('button', again)
    button.addEventListener('click', reload)
    notice.append(
      element(isAbove ? 'h2' : 'h1', heading),
      element('p', text),
      element('p', hasInput ? entered : ''),
      button,
    )
    if (!isAbove) {
      document.title = heading
      hideRoot(true)
    }
    document.body.prepend(notice)
    // Does not interrupt typing.
    if (document.activeElement instanceof HTMLInputElement) return
  }
  notice.focus()
}

function hideRoot(hidden: boolean): void {
  document.querySelector('#root')?.toggleAttribute('hidden', hidden)
}

function element(name: string, text: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text })
}
