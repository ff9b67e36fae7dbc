import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { AppShell } from '#shell/app-shell.tsx'
import { NotFoundPage } from '#shell/not-found-page.tsx'
import { RootError } from '#shell/root-error.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  // No route matches a malformed path, so the checks of `/$` run here.
  beforeLoad: async ({ location, matches }) => {
    if (matches.length === 1) (await import('#shell/old-links.ts')).redirectOldLink(location.href)
  },
  component: AppShell,
  errorComponent: RootError,
  notFoundComponent: NotFoundPage,
})
