import { createFileRoute } from '@tanstack/react-router'
import { recallAnswer } from '#api/remembered.ts'
import { getTransferIn } from '#api/transfer.ts'
import { TransferInPage } from '#features/transfer/in-page.tsx'
import { itemLoader } from '#shell/load-item.ts'

export const Route = createFileRoute('/transfer/in/$domain/$key')({
  staticData: { feature: 'transferIn', title: 'transferIn.title', namespaces: ['decision', 'transferIn'] },
  loader: itemLoader(getTransferIn, { recall: recallAnswer }),
  component: TransferIn,
})

function TransferIn() {
  const link = Route.useParams()
  return <TransferInPage key={link.key} link={link} />
}
