import { createFileRoute } from '@tanstack/react-router'
import { sampleRoute } from './-samples/sample-route.tsx'

export const Route = createFileRoute('/consent/test/$system_name/$reseller')({
  staticData: { feature: 'consent', title: 'preferences', words: 'preferences' },
  ...sampleRoute('consent', 'preferences'),
})
