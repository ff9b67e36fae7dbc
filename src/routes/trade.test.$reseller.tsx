import { createFileRoute } from '@tanstack/react-router'
import { testPageRoute } from './-test-pages/test-page-route.tsx'

export const Route = createFileRoute('/trade/test/$reseller')({
  staticData: { feature: 'trade', title: 'trade.title', namespaces: ['decision', 'trade'] },
  ...testPageRoute('trade'),
})
