import { createFileRoute } from '@tanstack/react-router'
import { reportRequestQuery } from '#api/data-copy.ts'
import { DataCopyPage } from '#features/data-copy/page.tsx'
import { aboutReport } from '#features/data-copy/session.ts'
import { loadItem } from '#shell/load-item.ts'

export const Route = createFileRoute('/request/$access_key')({
  // The flag requestUserData governs the links to this page, never the page (specification section 2).
  staticData: { title: 'dataCopy', words: 'dataCopy' },
  loader: ({ context, params, location }) =>
    loadItem(context.queryClient, location.href, 'dataCopy', reportRequestQuery(params.access_key), aboutReport),
  component: DataCopy,
})

function DataCopy() {
  const accessKey = Route.useParams().access_key
  return <DataCopyPage key={accessKey} accessKey={accessKey} />
}
