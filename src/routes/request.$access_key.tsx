import { createFileRoute } from '@tanstack/react-router'
import { getReportRequest } from '#api/data-copy.ts'
import { DataCopyPage } from '#features/data-copy/page.tsx'
import { itemLoader } from '#shell/load-item.ts'

export const Route = createFileRoute('/request/$access_key')({
  // The flag requestUserData controls the links to this page, not the page itself (specification section 2).
  staticData: { title: 'dataCopy.heading', namespaces: ['dataCopy'] },
  loader: itemLoader(getReportRequest),
  component: DataCopy,
})

function DataCopy() {
  const accessKey = Route.useParams().access_key
  return <DataCopyPage key={accessKey} accessKey={accessKey} />
}
