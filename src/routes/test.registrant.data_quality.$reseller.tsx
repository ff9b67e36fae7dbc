import { createFileRoute } from '@tanstack/react-router'
import { sampleRoute } from './-samples/sample-route.tsx'

export const Route = createFileRoute('/test/registrant/data_quality/$reseller')({
  staticData: { feature: 'uk', title: 'dataQuality', words: 'dataQuality' },
  ...sampleRoute('data_quality', 'dataQuality'),
})
