import { createFileRoute } from '@tanstack/react-router'
import { testPageRoute } from './-test-pages/test-page-route.tsx'

export const Route = createFileRoute('/dlstest/$reseller')({
  staticData: { feature: 'dls', title: 'listing.title', namespaces: ['decision', 'listing'] },
  ...testPageRoute('dls'),
})
