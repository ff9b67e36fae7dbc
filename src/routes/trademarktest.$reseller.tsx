import { createFileRoute } from '@tanstack/react-router'
import { sampleRoute } from './-samples/sample-route.tsx'

export const Route = createFileRoute('/trademarktest/$reseller')({
  staticData: { feature: 'trademark', title: 'trademark', words: 'trademark' },
  ...sampleRoute('trademark', 'trademark'),
})
