import { createFileRoute } from '@tanstack/react-router'
import { getConsent } from '#api/consent.ts'
import { resellerOfSession } from '#api/named-reseller.ts'
import { DataSharingPage } from '#features/data-sharing/page.tsx'
import { DataCopyLink, useShowsDataCopy } from '#shell/data-copy-link.tsx'
import { loadItem } from '#shell/load-item.ts'
import { PreferenceTabs } from '#shell/preference-tabs.tsx'

export const Route = createFileRoute('/consent/$access_key_/data-sharing')({
  staticData: { feature: 'consent', namespaces: ['dataSharing'], title: 'dataSharing' },
  loader: ({ context, params, location, route }) =>
    loadItem({
      ...context,
      route,
      href: location.href,
      query: getConsent(params.access_key),
      about: (session) => ({ identity: resellerOfSession(session) }),
    }),
  component: DataSharing,
})

function DataSharing() {
  const accessKey = Route.useParams().access_key
  const dataCopyLink = useShowsDataCopy() ? <DataCopyLink accessKey={accessKey} /> : undefined
  return <DataSharingPage tabs={<PreferenceTabs accessKey={accessKey} />} dataCopyLink={dataCopyLink} />
}
