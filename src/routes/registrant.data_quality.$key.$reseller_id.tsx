import { createFileRoute } from '@tanstack/react-router'
import { getDataQuality } from '#api/data-quality.ts'
import { DataQualityPage } from '#features/data-quality/page.tsx'
import { recallCase } from '#features/data-quality/use-correction-memory.ts'
import { itemLoader } from '#shell/load-item.ts'

export const Route = createFileRoute('/registrant/data_quality/$key/$reseller_id')({
  staticData: { feature: 'uk', title: 'dataQuality.title', namespaces: ['decision', 'dataQuality'] },
  loader: itemLoader(getDataQuality, { reseller: ({ reseller_id: realm }) => ({ realm }), recall: recallCase }),
  component: DataQuality,
})

function DataQuality() {
  const link = Route.useParams()
  return <DataQualityPage key={link.key} link={link} />
}
