import { createFileRoute } from '@tanstack/react-router'
import { sampleRoute } from './-samples/sample-route.tsx'

export const Route = createFileRoute('/dlstest/$reseller')({
  staticData: { feature: 'dls', title: 'listing', words: 'listing' },
  ...sampleRoute('dls', 'listing'),
})
