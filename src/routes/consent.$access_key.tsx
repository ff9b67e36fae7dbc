import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { getConsent } from '#api/consent.ts'
import { DataCopyLink } from '#shell/data-copy-link.tsx'
import { FailedPage } from '#shell/failed-page.tsx'
import { PreferenceTabs } from '#shell/preference-tabs.tsx'
import { itemLoader } from '#shell/load-item.ts'

// Its test page shows it too; split off by itself, it is one file for both.
const PreferencesPage = lazyRouteComponent(() => import('#features/preferences/page.tsx'), 'PreferencesPage')

const loadSession = itemLoader(getConsent)

export const Route = createFileRoute('/consent/$access_key')({
  staticData: { feature: 'consent', namespaces: ['preferences'], title: 'preferences.title' },
  loader: async (request) => {
    // Data and page load in parallel, and the route has arrived when both have.
    const page = PreferencesPage.preload?.()
    const item = await loadSession(request)
    await page
    return item
  },
  component: Preferences,
  errorComponent: (props) => <FailedPage {...props} audience="consent" />,
})

function Preferences() {
  const accessKey = Route.useParams().access_key
  return (
    <PreferencesPage
      key={accessKey}
      accessKey={accessKey}
      tabs={<PreferenceTabs accessKey={accessKey} />}
      dataCopyLink={<DataCopyLink accessKey={accessKey} />}
    />
  )
}
