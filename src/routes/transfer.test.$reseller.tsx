import { createFileRoute } from '@tanstack/react-router'
import { testPageRoute } from './-test-pages/test-page-route.tsx'

export const Route = createFileRoute('/transfer/test/$reseller')({
  staticData: { feature: 'transferAway', title: 'transferAway.title', namespaces: ['decision', 'transferAway'] },
  ...testPageRoute('transfer'),
})
