import './ui/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { getAppConfig } from '#api/app-config.ts'
import { browserTransport } from '#api/browser-transport.ts'
import { ApiError } from '#api/errors.ts'
import { getBranding, getSystemBranding } from '#api/branding.ts'
import { createQueryClient } from '#api/query-client.ts'
import { startLanguage } from '#i18n/language-store.ts'
import { LanguageProvider } from '#i18n/provider.tsx'
import { inNavigationForm } from '#lib/link-forms.ts'
import { loadIfPossible } from '#lib/load-chunk.ts'
import { readMeta, readRuntime } from '#lib/runtime.ts'
import { namedBy, type Address } from '#shell/named-by.ts'
import { createAppRouter } from './router.tsx'

const { navigation } = readRuntime()
const address = inNavigationForm(navigation, globalThis.location)
if (address) history.replaceState(history.state, '', address)
// A link of the other form that is pasted into the open page changes only the fragment, which no router hears of.
if (navigation === 'history') addEventListener('hashchange', () => location.hash.startsWith('#/') && location.reload())

const queryClient = createQueryClient(browserTransport())
const router = createAppRouter(queryClient)

// Everything the first page waits for starts at once: configuration, brand, its route's data and code, its language.
void queryClient.prefetchQuery(getAppConfig())
void queryClient.prefetchQuery(getSystemBranding())
const page = router.matchRoutes(router.latestLocation).at(-1)
void queryClient.prefetchQuery(getBranding(page && namedBy(page as Address)))
void router.load()
// Not awaited at the top: files that are loaded on the way import this one, and would wait for it for ever.
void startLanguage(page?.staticData.namespace ?? 'home').then(render)

// Once there is something to see, and in so many of a hundred visits, if anybody wants to know.
if (readMeta('monitoring-endpoint') && Math.random() * 100 < Number(readMeta('monitoring-sample')))
  addEventListener('pages:arrived', monitor, { once: true })

function monitor(): void {
  // Not every browser knows idle time.
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout
  whenIdle(() => void loadIfPossible(() => import('#shell/monitoring.ts')).then((file) => file?.startMonitoring()))
}

function render(): void {
  const root = document.querySelector('#root')
  if (!root) throw new Error('The document has no element #root')
  createRoot(root, { onCaughtError: logDefect }).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <LanguageProvider>
          <RouterProvider router={router} />
        </LanguageProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
}

/** A failed call is shown on the page and is no defect of it; whatever else a boundary caught is. */
function logDefect(error: unknown): void {
  if (!(error instanceof ApiError)) console.error(error)
}
