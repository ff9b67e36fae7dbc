import type { QueryClient } from '@tanstack/react-query'
import { lazyRouteComponent, type AnyRoute } from '@tanstack/react-router'
import type { SamplePage } from '#api/messaging.ts'

/** Instead of a test page or a preview that cannot be shown. */
export const ResellerFailedPage = lazyRouteComponent(
  () => import('#shell/reseller-failed-page.tsx'),
  'ResellerFailedPage',
)

const TestPageOf = lazyRouteComponent(() => import('./test-pages.tsx'), 'TestPageOf')

/** A request for a test page, as its route's loader gets it. */
export type TestPageRequest = {
  context: { queryClient: QueryClient }
  params: { reseller: string; system_name?: string }
  location: { href: string }
  route: AnyRoute
}

/**
 * The options that the routes of all test pages share: all but address, feature and title. They are in the entry once,
 * everything else in chunks of its own.
 *
 * @param page the page as `system_page_test` names it
 */
export function testPageRoute(page: SamplePage) {
  return {
    loader: async (request: TestPageRequest) => {
      const [{ loadTestPage }] = await Promise.all([import('./load-test-page.ts'), TestPageOf.preload?.()])
      return loadTestPage(page, request)
    },
    component: () => <TestPageOf page={page} />,
    errorComponent: ResellerFailedPage,
  }
}
