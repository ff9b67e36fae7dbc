import { createFileRoute, type AnyRoute } from '@tanstack/react-router'
import { getBranding } from '#api/branding.ts'
import { BrandCheckPage } from '#features/brand-check/page.tsx'
import type { Namespace } from '#i18n/english.gen.ts'
import { loadMessages } from '#i18n/language-store.ts'
import { SYSTEM_TEST_PAGES, TEST_PAGES } from '#lib/page-paths.gen.ts'
import { FailedPage } from '#shell/failed-page.tsx'

export const Route = createFileRoute('/preview/brand/$reseller')({
  staticData: { feature: 'preview', title: 'brandCheck.title', namespaces: ['samples'] },
  loader: async ({ context, params, route }) => {
    const identity = { realm: params.reseller }
    const branding = context.queryClient.query(getBranding(identity))
    await Promise.all([loadMessages('samples', ...namespacesOfTestPages(route.parentRoute)), branding])
    return { identity }
  },
  errorComponent: (props) => <FailedPage {...props} audience="reseller" />,
  component: BrandCheck,
})

/** Returns the namespaces that contain the titles of the test pages. */
function namespacesOfTestPages(root: AnyRoute): Namespace[] {
  const routes: AnyRoute[] = Object.values(root.children ?? {})
  const isTestPage = ({ fullPath }: AnyRoute) => [...TEST_PAGES, ...SYSTEM_TEST_PAGES].some((page) => page === fullPath)
  return routes.filter(isTestPage).flatMap(({ options }) => options.staticData?.namespaces ?? [])
}

function BrandCheck() {
  const { reseller } = Route.useParams()
  return <BrandCheckPage key={reseller} reseller={reseller} />
}
