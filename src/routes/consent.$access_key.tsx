import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { getConsent } from '#api/consent.ts'
import { resellerOfSession } from '#api/named-reseller.ts'
import { DataCopyLink } from '#shell/data-copy-link.tsx'
import { FailedPage } from '#shell/failed-page.tsx'
import { PreferenceTabs } from '#shell/preference-tabs.tsx'
import { loadItem } from '#shell/load-item.ts'

// Its test page shows it too; split off by itself, it is one file for both.
const PreferencesPage = lazyRouteComponent(() => import('#features/preferences/page.tsx'), 'PreferencesPage')

export const Route = createFileRoute('/consent/$access_key')({
  staticData: { feature: 'consent', namespaces: ['preferences'], title: 'preferences' },
  loader: async ({ context, params, location, route }) => {
    // Data and page travel side by side, and the route has arrived when both have.
    const page = PreferencesPage.preload?.()
    const item = await loadItem({
      ...context,
      route,
      href: location.href,
      query: getConsent(params.access_key),
      about: (session) => ({ identity: resellerOfSession(session) }),
    })
    await page
    return item
  },
  component: Preferences,
  errorComponent: (props) => <FailedPage {...props} isConsent />,
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
