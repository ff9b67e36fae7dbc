import { createFileRoute } from '@tanstack/react-router'
import { testPageRoute } from './-test-pages/test-page-route.tsx'

export const Route = createFileRoute('/request/test/$system_name/$reseller')({
  staticData: { title: 'dataCopy.heading', namespaces: ['dataCopy'] },
  ...testPageRoute('request'),
})
