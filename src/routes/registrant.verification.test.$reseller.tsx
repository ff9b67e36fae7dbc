import { createFileRoute } from '@tanstack/react-router'
import { sampleRoute } from './-samples/sample-route.tsx'

export const Route = createFileRoute('/registrant/verification/test/$reseller')({
  staticData: { feature: 'registrant', title: 'verification', words: 'verification' },
  ...sampleRoute('verification', 'verification'),
})
