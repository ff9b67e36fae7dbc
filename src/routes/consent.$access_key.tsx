import { createFileRoute } from '@tanstack/react-router'
import { getConsent } from '#api/consent.ts'
import { PreferencesPage } from '#features/preferences/page.tsx'
import { DataCopyLink } from '#shell/data-copy-link.tsx'
import { FailedPage } from '#shell/failed-page.tsx'
import { PreferenceTabs } from '#shell/preference-tabs.tsx'
import { itemLoader } from '#shell/load-item.ts'

export const Route = createFileRoute('/consent/$access_key')({
  staticData: { feature: 'consent', namespaces: ['preferences'], title: 'preferences.title' },
  loader: itemLoader(getConsent),
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
