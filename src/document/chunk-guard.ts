import type { Messages } from 'use-intl'
import type { Language } from '#i18n/negotiate.ts'
import { CHUNK_TIMEOUT_MS } from '#lib/load-chunk.ts'

/*
 * Inlined into the document (scripts/vite/document-script.ts), so that it works when nothing else has loaded. When a chunk is
 * missing, as after a release, it reloads the page once. When that does not help, or something has been entered, it says
 * so, with messages of its own. It also reloads a page that the browser brings back as it was left.
 */

/** The build puts the messages in here. */
declare function messagesOf<Namespace extends keyof Messages>(
  namespace: Namespace,
): Record<Language, Messages[Namespace]>

const WORDS = messagesOf('missingPart')

/** Key in the session storage: the chunks that the page was reloaded for and that have not come since. */
const MISSING = 'missing-chunks'
const ENTRY = 'first.js'
/** How long a browser may take until it hands a link over to another program, in ms. */
const HANDOVER_MS = 500

/** Whether React shows something. Until then the document itself shows the loading state, or a page of the server's. */
let started = false
/** The address of the page that React shows; undefined while there is none. */
let arrived: string | undefined
let reloading = false
let leaving = false
let staying = false
let edited: Element | undefined
let notice: HTMLElement | undefined

// Before anybody else hears of it: nothing is lost by our reload, or it has just been said what is.
addEventListener('beforeunload', (event) => (leaving || staying) && event.stopImmediatePropagation(), true)

// A link to another program, as for email, leaves the page as it is, but browsers dispatch `beforeunload` all the same.
addEventListener(
  'click',
  ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href]')
    if (!link || /^https?:$/.test(link.protocol)) return
    staying = true
    setTimeout(() => (staying = false), HANDOVER_MS)
  },
  true,
)

// The chunk loader asks whether it shall wait (src/lib/load-chunk.ts).
addEventListener('vite:preloadError', (event) => recover(nameOf(event)) && event.preventDefault())
addEventListener('pages:chunk', (event) => remember((missing) => missing?.replaceAll(nameOf(event), '')))

// The entry has no loader around it. An error that it throws before there is a page means that it is missing, too.
addEventListener(
  'error',
  (event) => {
    // That of a file has no `filename`.
    const { target, filename } = event as Partial<ErrorEvent>
    const isOurs = target instanceof HTMLScriptElement || filename?.startsWith(location.origin)
    if (isOurs && !started) recover(ENTRY)
  },
  true,
)
const late = setTimeout(recover, CHUNK_TIMEOUT_MS, ENTRY)
document.addEventListener('load', ({ target }) => target instanceof HTMLScriptElement && clearTimeout(late), true)

addEventListener('pages:started', () => (started = true), { once: true })

addEventListener('pages:arrived', () => {
  arrived = location.href
  hideRoot(false)
  notice?.remove()
  notice = undefined
  remember((missing) => missing?.replaceAll(ENTRY, ''))
})

// Back asks for the page anew. As the browser would keep it, it shows a person's data to whoever presses Back, also when
// the link has ended since. Hidden before it is kept, as it may be painted before it hears that it is back.
addEventListener('pagehide', ({ persisted }) => persisted && hideRoot(true))
addEventListener('pageshow', ({ persisted }) => persisted && reload())

addEventListener('input', ({ target, isTrusted }) => {
  if (isTrusted && (target as HTMLInputElement).form) edited = target as Element
})

function nameOf(event: Event): string {
  return /[\w-]+\.js/.exec((event as CustomEvent<string>).detail)?.[0] ?? ENTRY
}

/**
 * Reloads the page or says what is the matter; returns whether there is still something to wait for. It never reloads
 * twice for a chunk that does not come, nor twice without a page and a person's act between.
 */
function recover(chunk: string): boolean {
  if (reloading) return true
  const isEntered = holdsInput()
  reloading =
    !isEntered &&
    !notice &&
    remember((missing) =>
      missing === null || (arrived && navigator.userActivation?.hasBeenActive && !missing.includes(chunk))
        ? (missing ?? '') + chunk
        : null,
    )
  if (reloading) reload()
  else say(isEntered)
  return reloading || !arrived
}

/**
 * Updates the missing chunks in the session storage; returns whether there was anything to write. Where storage is
 * forbidden there is not: nothing would end a series of reloads, so there is none.
 */
function remember(change: (missing: string | null) => string | null | undefined): boolean {
  try {
    const missing = change(sessionStorage.getItem(MISSING))
    if (missing == null) return false
    sessionStorage.setItem(MISSING, missing)
    return true
  } catch {
    return false
  }
}

function reload(): void {
  leaving = true
  location.reload()
}

/**
 * Returns whether something has been entered on the page that is shown, or it asks before it is left. During a
 * navigation to another page it has been left already.
 */
function holdsInput(): boolean {
  if (started && arrived !== location.href) return false
  return edited?.isConnected || !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

/** Shows the notice instead of a page that has not come, or above the one that is there, awake or not. */
function say(isEntered: boolean): void {
  // The head may be there long before the rest.
  if (document.readyState === 'loading') {
    document.addEventListener('readystatechange', () => say(holdsInput()), { once: true })
    return
  }
  const isNews = !notice
  if (!notice) {
    const { lang } = document.documentElement
    const { heading, text, entered, again } = WORDS[lang as Language] ?? WORDS.en
    const isAbove = arrived !== undefined || (!started && document.querySelector('#root h1'))
    notice = element(isAbove ? 'div' : 'main', '')
    notice.className = 'missing-chunk'
    notice.lang = lang
    notice.tabIndex = -1
    const button = element('button', again)
    button.addEventListener('click', reload)
    notice.append(
      element(isAbove ? 'h2' : 'h1', heading),
      element('p', text),
      element('p', isEntered ? entered : ''),
      button,
    )
    if (isAbove) notice.role = 'alert'
    else {
      document.title = heading
      hideRoot(true)
    }
    document.body.prepend(notice)
  }
  // Somebody who is typing goes on typing; whoever presses a button hears why nothing comes of it.
  if (!isNews || !(document.activeElement instanceof HTMLInputElement)) notice.focus()
}

function hideRoot(hidden: boolean): void {
  document.querySelector('#root')?.toggleAttribute('hidden', hidden)
}

function element(name: string, text: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text })
}
