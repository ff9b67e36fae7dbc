import { createFileRoute } from '@tanstack/react-router'
import { testPageRoute } from './-test-pages/test-page-route.tsx'

export const Route = createFileRoute('/trademarktest/$reseller')({
  staticData: { feature: 'trademark', title: 'trademark.title', namespaces: ['decision', 'trademark'] },
  ...testPageRoute('trademark'),
})
