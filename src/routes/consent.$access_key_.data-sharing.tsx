import { createFileRoute } from '@tanstack/react-router'
import { getConsent } from '#api/consent.ts'
import { DataSharingPage } from '#features/data-sharing/page.tsx'
import { DataCopyLink, useIsDataCopyShown } from '#shell/data-copy-link.tsx'
import { itemLoader } from '#shell/load-item.ts'
import { PreferenceTabs } from '#shell/preference-tabs.tsx'

export const Route = createFileRoute('/consent/$access_key_/data-sharing')({
  staticData: { feature: 'consent', namespaces: ['dataSharing'], title: 'dataSharing.title' },
  loader: itemLoader(getConsent),
  component: DataSharing,
})

function DataSharing() {
  const accessKey = Route.useParams().access_key
  const dataCopyLink = useIsDataCopyShown() ? <DataCopyLink accessKey={accessKey} /> : undefined
  return <DataSharingPage tabs={<PreferenceTabs accessKey={accessKey} />} dataCopyLink={dataCopyLink} />
}
