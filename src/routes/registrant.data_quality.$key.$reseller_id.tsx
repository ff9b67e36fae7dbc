import { createFileRoute } from '@tanstack/react-router'
import { getDataQuality } from '#api/data-quality.ts'
import { DataQualityPage } from '#features/data-quality/page.tsx'
import { recallCase } from '#features/data-quality/use-correction-memory.ts'
import { loadItem } from '#shell/load-item.ts'

export const Route = createFileRoute('/registrant/data_quality/$key/$reseller_id')({
  staticData: { feature: 'uk', title: 'dataQuality', namespaces: ['decision', 'dataQuality'] },
  loader: ({ context, params, location, route }) =>
    loadItem({
      ...context,
      route,
      href: location.href,
      query: getDataQuality(params),
      named: { realm: params.reseller_id },
      recall: recallCase,
    }),
  component: DataQuality,
})

function DataQuality() {
  const link = Route.useParams()
  return <DataQualityPage key={link.key} link={link} />
}
