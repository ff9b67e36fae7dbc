import { createFileRoute } from '@tanstack/react-router'
import { testPageRoute } from './-test-pages/test-page-route.tsx'

export const Route = createFileRoute('/registrant/verification/test/$reseller')({
  staticData: { feature: 'registrant', title: 'verification.title', namespaces: ['decision', 'verification'] },
  ...testPageRoute('verification'),
})
