import type { Messages } from 'use-intl'
import type { Language } from '#i18n/negotiate.ts'
import { PART_TIMEOUT_MS } from '#lib/load-part.ts'

/*
 * Stands in the document itself (scripts/vite/part-guard.ts), so that it works when nothing else has come. When a part of
 * the pages is missing, as after a release, it loads the page once more at the same address. When that does not help, or
 * something has been entered, it says so, with words that it brings along.
 */

/** The build puts the messages in here. */
declare function messagesOf<Namespace extends keyof Messages>(
  namespace: Namespace,
): Record<Language, Messages[Namespace]>

const WORDS = messagesOf('missingPart')

/** In the session: the parts that the page was loaded again for and that have not come since. Nothing else ever is. */
const MISSING = 'missing-parts'
const FIRST_SCRIPT = 'first.js'

/** The address of the page that is shown; undefined while there is none. */
let arrived: string | undefined
let reloading = false
let leaving = false
let edited: Element | undefined
let notice: HTMLElement | undefined

// Before anybody else hears of it: nothing is lost by our reload, or it has just been said what is.
addEventListener('beforeunload', (event) => leaving && event.stopImmediatePropagation(), true)

// The loader of parts asks whether it shall wait (src/lib/load-part.ts).
addEventListener('vite:preloadError', (event) => recover(nameOf(event)) && event.preventDefault())
addEventListener('pages:part', (event) => remember((missing) => missing?.replaceAll(nameOf(event), '')))

// The first script has no loader around it. What it throws before there is a page means that it is missing, too.
addEventListener(
  'error',
  (event) => {
    // That of a file has no `filename`.
    const { target, filename } = event as Partial<ErrorEvent>
    const isOurs = target instanceof HTMLScriptElement || filename?.startsWith(location.origin)
    if (isOurs && !isStarted()) recover(FIRST_SCRIPT)
  },
  true,
)
const late = setTimeout(recover, PART_TIMEOUT_MS, FIRST_SCRIPT)
document.addEventListener('load', ({ target }) => target instanceof HTMLScriptElement && clearTimeout(late), true)

addEventListener('pages:arrived', () => {
  arrived = location.href
  notice?.remove()
  notice = undefined
  remember((missing) => missing?.replaceAll(FIRST_SCRIPT, ''))
})

addEventListener('input', ({ target, isTrusted }) => {
  if (isTrusted && (target as HTMLInputElement).form) edited = target as Element
})

function nameOf(event: Event): string {
  return /[\w-]+\.js/.exec((event as CustomEvent<string>).detail)?.[0] ?? FIRST_SCRIPT
}

/**
 * Loads the page again or says what is the matter; tells whether there is still something to wait for. It never loads
 * twice for a part that does not come, nor twice without a page and a person's act between.
 */
function recover(part: string): boolean {
  if (reloading) return true
  const isEntered = holdsInput()
  reloading =
    !isEntered &&
    !notice &&
    remember((missing) =>
      missing === null || (arrived && navigator.userActivation?.hasBeenActive && !missing.includes(part))
        ? (missing ?? '') + part
        : null,
    )
  if (reloading) reload()
  else say(isEntered)
  return reloading || !arrived
}

/**
 * Writes anew what is remembered in the session, and tells whether there was anything to write. Where storage is forbidden
 * there is not: nothing would end a series of reloads, so there is none.
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
 * Whether something has been entered on the page that is shown, or it asks by itself before it is left. On the way to
 * another page it has been left already.
 */
function holdsInput(): boolean {
  if (arrived !== location.href) return false
  return edited?.isConnected || !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

/** Instead of a page that has not come, or above the one that is there. */
function say(isEntered: boolean): void {
  const isNews = !notice
  if (!notice) {
    const tag = language()
    const { heading, text, entered, again } = WORDS[tag]
    notice = element(arrived ? 'div' : 'main', '')
    notice.className = 'missing-part'
    notice.lang = tag
    notice.tabIndex = -1
    const button = element('button', again)
    button.addEventListener('click', reload)
    notice.append(
      element(arrived ? 'h2' : 'h1', heading),
      element('p', text),
      element('p', isEntered ? entered : ''),
      button,
    )
    if (arrived) notice.role = 'alert'
    else {
      document.title = heading
      document.documentElement.lang = tag
      document.querySelector('#root')?.toggleAttribute('hidden', true)
    }
    document.body.prepend(notice)
  }
  // Somebody who is typing goes on typing; whoever presses a button hears why nothing comes of it.
  if (!isNews || !(document.activeElement instanceof HTMLInputElement)) notice.focus()
}

function element(name: string, text: string): HTMLElement {
  return Object.assign(document.createElement(name), { textContent: text })
}

/** The page's language where there is a page, else the browser's. */
function language(): Language {
  const wanted = isStarted() ? [document.documentElement.lang] : navigator.languages
  const known = Object.keys(WORDS) as Language[]
  return wanted.flatMap((tag) => known.find((own) => own.slice(0, 2) === tag.slice(0, 2)) ?? [])[0] ?? 'en'
}

function isStarted(): boolean {
  return document.querySelector('#root > *') !== null
}
