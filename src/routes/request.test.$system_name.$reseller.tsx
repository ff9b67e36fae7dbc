import { createFileRoute } from '@tanstack/react-router'
import { sampleRoute } from './-samples/sample-route.tsx'

export const Route = createFileRoute('/request/test/$system_name/$reseller')({
  staticData: { title: 'dataCopy', words: 'dataCopy' },
  ...sampleRoute('request', 'dataCopy'),
})
