import type { QueryClient } from '@tanstack/react-query'
import {
  type AnyRouter,
  createBrowserHistory,
  createHashHistory,
  createRouter,
  isRedirect,
  type ParsedLocation,
  type RouterHistory,
} from '@tanstack/react-router'
import { clearPageErrors } from '#shell/banner.tsx'
import { readRuntime } from '#lib/runtime.ts'
import { FailedPage } from '#shell/failed-page.tsx'
import { LoadingPage } from '#shell/loading-page.tsx'
import { NotFoundPage } from '#shell/not-found-page.tsx'
import { tryDecode } from '#lib/try-decode.ts'
import { parseSearch, stringifySearch } from '#lib/search.ts'
import { routeTree } from './route-tree.gen.ts'

/** Creates the router, for history or hash navigation. A server passes its own history. */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  let hasNavigated = false
  const router = createRouter({
    routeTree,
    history: history ?? (readRuntime().navigation === 'hash' ? createHashHistory() : createBrowserHistory()),
    context: { queryClient },
    // Keys are opaque: the router's own codec would turn `1e5` into a number.
    parseSearch,
    stringifySearch,
    // Shows the loading state immediately; by default the router leaves the first second blank.
    defaultPendingMs: 0,
    defaultPendingMinMs: 0,
    defaultPreload: false,
    defaultPendingComponent: LoadingPage,
    defaultErrorComponent: FailedPage,
    defaultNotFoundComponent: NotFoundPage,
    // TanStack Query's cache decides what is stale.
    defaultStaleTime: 0,
    // A page that was scrolled before hydration stays where it is; the router would scroll to the top.
    scrollRestoration: !history && (() => hasNavigated || scrollY === 0),
    // Session storage contains this value. The router's default for the first page, the URL, contains the access key.
    getScrollRestorationKey: ({ state: { __TSR_key: entry = '' } }) => entry,
  })
  router.subscribe('onBeforeNavigate', ({ fromLocation, hrefChanged, pathChanged }) => {
    if (fromLocation && hrefChanged) hasNavigated = true
    if (fromLocation && pathChanged) clearPageErrors()
  })
  router.subscribe('onBeforeLoad', ({ toLocation }) => void redirectMalformedPath(router, toLocation))
  return router
}

/** Redirects malformed old links, which no route matches. Doing this in the root route would delay every page. */
async function redirectMalformedPath(router: AnyRouter, { pathname, href }: ParsedLocation): Promise<void> {
  if (tryDecode(pathname) !== undefined) return
  const { redirectOldLink } = await import('#shell/old-links.ts')
  try {
    redirectOldLink(href)
  } catch (target) {
    if (!isRedirect(target)) throw target
    await router.navigate(target.options)
  }
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
