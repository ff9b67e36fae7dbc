import type { QueryClient } from '@tanstack/react-query'
import { lazyRouteComponent } from '@tanstack/react-router'
import type { SamplePage } from '#api/messaging.ts'
import type { Area } from '#i18n/areas.ts'

/** What a test page or a preview shows when it cannot show what it is for. */
export const SampleFailed = lazyRouteComponent(() => import('./failed.tsx'), 'SampleFailed')

const TestPageOf = lazyRouteComponent(() => import('./test-page-of.tsx'), 'TestPageOf')

type Visit = {
  context: { queryClient: QueryClient }
  params: { reseller: string; system_name?: string }
  location: { href: string }
}

/**
 * What the routes of the test pages have in common, which is all but their address, feature and title: it is in the
 * first file once, and everything else in files of its own.
 *
 * @param page the page as `system_page_test` names it
 * @param area whose messages the real page needs
 */
export function sampleRoute(page: SamplePage, area: Area) {
  return {
    loader: async (visit: Visit) => {
      const [{ loadSample }] = await Promise.all([import('./load-sample.ts'), TestPageOf.preload?.()])
      return loadSample(page, area, visit)
    },
    component: () => <TestPageOf page={page} />,
    errorComponent: SampleFailed,
  }
}
