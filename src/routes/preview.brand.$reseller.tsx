import { createFileRoute } from '@tanstack/react-router'
import { brandingQuery } from '#api/branding.ts'
import { BrandCheckPage } from '#features/samples/brand-check-page.tsx'
import { showArea } from '#i18n/language-store.ts'
import { SampleFailed } from './-samples/sample-route.tsx'

export const Route = createFileRoute('/preview/brand/$reseller')({
  staticData: { feature: 'preview', title: 'brandCheck', words: 'samples' },
  loader: async ({ context, params }) => {
    const identity = { realm: params.reseller }
    await Promise.all([showArea('samples'), context.queryClient.query(brandingQuery(identity))])
    return { identity }
  },
  errorComponent: SampleFailed,
  component: BrandCheck,
})

function BrandCheck() {
  const { reseller } = Route.useParams()
  return <BrandCheckPage key={reseller} reseller={reseller} />
}
