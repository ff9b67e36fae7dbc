import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { AppShell, RootError } from '#shell/app-shell.tsx'
import { NotFoundPage } from '#shell/not-found-page.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  staticData: { title: 'shell.notFound.heading' },
  component: AppShell,
  errorComponent: RootError,
  notFoundComponent: NotFoundPage,
})
