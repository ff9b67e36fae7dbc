import { createFileRoute } from '@tanstack/react-router'
import { testPageRoute } from './-test-pages/test-page-route.tsx'

export const Route = createFileRoute('/consent/test/$system_name/$reseller')({
  staticData: { feature: 'consent', title: 'preferences.title', namespaces: ['preferences'] },
  ...testPageRoute('consent'),
})
