import { createFileRoute } from '@tanstack/react-router'
import { recallAnswer } from '#api/remembered.ts'
import { getTransferAway } from '#api/transfer.ts'
import { TransferAwayPage } from '#features/transfer/away-page.tsx'
import { RepairNotice } from '#features/transfer/typed-link.tsx'
import { itemLoader } from '#shell/load-item.ts'

export const Route = createFileRoute('/transfer/away/$domain/$key')({
  staticData: { feature: 'transferAway', title: 'transferAway.title', namespaces: ['decision', 'transferAway'] },
  loader: itemLoader(getTransferAway, { recall: recallAnswer }),
  component: TransferAway,
})

function TransferAway() {
  const link = Route.useParams()
  return (
    <>
      <RepairNotice link={link} />
      <TransferAwayPage key={link.key} link={link} />
    </>
  )
}
