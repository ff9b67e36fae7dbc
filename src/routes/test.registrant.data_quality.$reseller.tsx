import { createFileRoute } from '@tanstack/react-router'
import { testPageRoute } from './-test-pages/test-page-route.tsx'

export const Route = createFileRoute('/test/registrant/data_quality/$reseller')({
  staticData: { feature: 'uk', title: 'dataQuality.title', namespaces: ['decision', 'dataQuality'] },
  ...testPageRoute('data_quality'),
})
