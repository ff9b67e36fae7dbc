import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { getAppConfig } from '#api/app-config.ts'
import { getBranding, getSystemBranding } from '#api/branding.ts'
import type { Namespace } from '#i18n/english.gen.ts'
import { LanguageProvider } from '#i18n/provider.tsx'
import { type Address, resellerInUrl } from '#shell/route-metadata.ts'
import type { createAppRouter } from './router.tsx'

type Parts = { queryClient: QueryClient; router: ReturnType<typeof createAppRouter> }

/** The React tree, the same in a browser and on a server. */
export function App({ queryClient, router }: Parts) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <LanguageProvider>
          <RouterProvider router={router} />
        </LanguageProvider>
      </QueryClientProvider>
    </StrictMode>
  )
}

/**
 * Starts loading what the first page needs: configuration, brand, and the route's data and code. Returns the page's
 * message namespaces, and a promise that settles when everything is loaded.
 */
export function startFirstPage({ queryClient, router }: Parts): {
  namespaces: readonly Namespace[]
  loaded: Promise<unknown>
} {
  const page = router.matchRoutes(router.latestLocation).at(-1)
  const loaded = Promise.all([
    queryClient.prefetchQuery(getAppConfig()),
    queryClient.prefetchQuery(getSystemBranding()),
    queryClient.prefetchQuery(getBranding(page && resellerInUrl(page as Address))),
    router.load(),
  ])
  return { namespaces: page?.staticData.namespaces ?? ['home'], loaded }
}
