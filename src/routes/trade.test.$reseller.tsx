import { createFileRoute } from '@tanstack/react-router'
import { sampleRoute } from './-samples/sample-route.tsx'

export const Route = createFileRoute('/trade/test/$reseller')({
  staticData: { feature: 'trade', title: 'trade', words: 'trade' },
  ...sampleRoute('trade', 'trade'),
})
