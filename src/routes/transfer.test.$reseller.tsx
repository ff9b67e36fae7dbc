import { createFileRoute } from '@tanstack/react-router'
import { sampleRoute } from './-samples/sample-route.tsx'

export const Route = createFileRoute('/transfer/test/$reseller')({
  staticData: { feature: 'transferAway', title: 'transferAway', words: 'transferAway' },
  ...sampleRoute('transfer', 'transferAway'),
})
