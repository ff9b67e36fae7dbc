import { createFileRoute } from '@tanstack/react-router'
import { getBranding } from '#api/branding.ts'
import { BrandCheckPage } from '#features/brand-check/page.tsx'
import { loadMessages } from '#i18n/language-store.ts'
import { ResellerFailedPage } from './-test-pages/test-page-route.tsx'

export const Route = createFileRoute('/preview/brand/$reseller')({
  staticData: { feature: 'preview', title: 'brandCheck.title', namespaces: ['samples'] },
  loader: async ({ context, params }) => {
    const identity = { realm: params.reseller }
    await Promise.all([loadMessages('samples'), context.queryClient.query(getBranding(identity))])
    return { identity }
  },
  errorComponent: ResellerFailedPage,
  component: BrandCheck,
})

function BrandCheck() {
  const { reseller } = Route.useParams()
  return <BrandCheckPage key={reseller} reseller={reseller} />
}
