import { createFileRoute } from '@tanstack/react-router'
import { recallAnswer } from '#api/kept-answer.ts'
import { getTransferIn } from '#api/transfer.ts'
import { TransferInPage } from '#features/transfer/in-page.tsx'
import { aboutTransfer } from '#features/transfer/rules.ts'
import { loadItem } from '#shell/load-item.ts'

export const Route = createFileRoute('/transfer/in/$domain/$key')({
  staticData: { feature: 'transferIn', title: 'transferIn', namespaces: ['decision', 'transferIn'] },
  loader: ({ context, params, location, route }) =>
    loadItem({
      ...context,
      route,
      href: location.href,
      query: getTransferIn(params),
      recall: recallAnswer,
      about: aboutTransfer,
    }),
  component: TransferIn,
})

function TransferIn() {
  const link = Route.useParams()
  return <TransferInPage key={link.key} link={link} />
}
