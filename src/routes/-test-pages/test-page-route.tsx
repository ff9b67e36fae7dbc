import type { QueryClient } from '@tanstack/react-query'
import { lazyRouteComponent, type AnyRoute, type ErrorComponentProps } from '@tanstack/react-router'
import type { SamplePage } from '#api/messaging.ts'
import { FailedPage } from '#shell/failed-page.tsx'

const LoadedTestPage = lazyRouteComponent(() => import('./test-pages.tsx'), 'LoadedTestPage')

export type TestPageRequest = {
  context: { queryClient: QueryClient }
  params: { reseller: string; system_name?: string }
  location: { href: string }
  route: AnyRoute
}

/** The options that all test page routes share. This file is in the entry chunk; the rest is loaded on demand. */
export function testPageRoute(page: SamplePage) {
  return {
    loader: async (request: TestPageRequest) => {
      const [{ loadTestPage }] = await Promise.all([import('./load-test-page.ts'), LoadedTestPage.preload?.()])
      return loadTestPage(page, request)
    },
    component: () => <LoadedTestPage page={page} />,
    errorComponent: (props: ErrorComponentProps) => <FailedPage {...props} audience="reseller" />,
  }
}
