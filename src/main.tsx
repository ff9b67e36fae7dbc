import './ui/base.css'
import { startTransition } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import { browserTransport } from '#api/browser-transport.ts'
import { ApiError } from '#api/errors.ts'
import { adoptServerRendering } from '#api/embedded-responses.ts'
import { createQueryClient } from '#api/query-client.ts'
import { keepChosenLanguage, readChosenLanguage, withoutLanguage } from '#i18n/chosen-language.ts'
import { languageOffer, startLanguage } from '#i18n/language-store.ts'
import { toNavigationForm } from '#lib/link-forms.ts'
import { optionalImport } from '#lib/optional-import.ts'
import { readMeta, readRuntime } from '#lib/runtime.ts'
import type { ShellData } from '#shell/route-metadata.ts'
import { App, startFirstPage } from './app.tsx'
import { createAppRouter } from './router.tsx'

const isServerRendered = adoptServerRendering()
const { navigation } = readRuntime()
const address = toNavigationForm(navigation, globalThis.location)
if (address) history.replaceState(history.state, '', address)
const chosenLanguage = readChosenLanguage()
const plainAddress = withoutLanguage(location.href)
if (plainAddress !== location.href) {
  history.replaceState(history.state, '', plainAddress)
  if (chosenLanguage) keepChosenLanguage(chosenLanguage)
}
// Pasting a link in hash form changes only the fragment, which the router ignores.
if (navigation === 'history') addEventListener('hashchange', () => location.hash.startsWith('#/') && location.reload())

const queryClient = createQueryClient(browserTransport())
const router = createAppRouter(queryClient)
const { namespaces, loaded } = startFirstPage({ queryClient, router })
const offer = isServerRendered && document.querySelector<HTMLElement>('#language-offer')
// Hydration must render the same offer as the server.
if (offer) languageOffer.set({ language: offer.lang, text: offer.textContent })
const languages = isServerRendered ? [document.documentElement.lang] : navigator.languages
// Not awaited: chunks that are loaded in the meantime import this module, and would wait for it forever.
void startLanguage(namespaces, languages, chosenLanguage).then(isServerRendered ? () => loaded.then(show) : show)

// Monitoring starts after the first page is shown, for a sample of visits.
if (readMeta('monitoring-endpoint') && Math.random() * 100 < Number(readMeta('monitoring-sample')))
  addEventListener('pages:arrived', monitor, { once: true })

function monitor(): void {
  // `requestIdleCallback` is missing in some browsers.
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout
  whenIdle(() => void optionalImport(() => import('#shell/monitoring.ts')).then((module) => module?.startMonitoring()))
}

/** Hydrates the server-rendered page if this browser would render the same, else renders the page from scratch. */
function show(): void {
  const root = document.querySelector('#root')
  if (!root) throw new Error('The document has no element #root')
  const app = <App queryClient={queryClient} router={router} />
  // React's default handler dispatches an "error" event, which chunk-guard would treat as a failed script.
  const options: RootOptions = { onCaughtError: logDefect, onRecoverableError: logDefect }
  // The server never sees the fragment, which may highlight a part of the page.
  if (isServerRendered && !location.hash && router.state.matches.every(canHydrate)) {
    // With `ssr`, the router adds no Suspense boundary around the page, as on the server.
    router.ssr = { manifest: undefined }
    // In a transition, React hydrates in slices, so that the browser can handle input in between.
    startTransition(() => void hydrateRoot(root, app, options))
  } else {
    createRoot(root, options).render(app)
  }
}

/** React cannot hydrate a failed route, and the server has no access to data of this device. */
function canHydrate({ status, loaderData }: { status: string; loaderData?: unknown }): boolean {
  return status === 'success' && !(loaderData as ShellData | undefined)?.dependsOnDevice
}

/** Logs errors that React caught or recovered from, except failed calls, which the page shows. */
function logDefect(error: unknown): void {
  if (!(error instanceof ApiError)) console.error(error)
}
