import { createFileRoute } from '@tanstack/react-router'
import { sampleRoute } from './-samples/sample-route.tsx'

export const Route = createFileRoute('/test/registrant/data_quality/$reseller')({
  staticData: { feature: 'uk', words: 'samples' },
  ...sampleRoute('data_quality', 'samples'),
})
