import { createFileRoute } from '@tanstack/react-router'
import { recallAnswer } from '#api/kept-answer.ts'
import { getTransferAway } from '#api/transfer.ts'
import { TransferAwayPage } from '#features/transfer/away-page.tsx'
import { aboutTransfer } from '#features/transfer/rules.ts'
import { RepairNotice } from '#features/transfer/typed-link.tsx'
import { loadItem } from '#shell/load-item.ts'

export const Route = createFileRoute('/transfer/away/$domain/$key')({
  staticData: { feature: 'transferAway', title: 'transferAway', namespaces: ['decision', 'transferAway'] },
  loader: ({ context, params, location, route }) =>
    loadItem({
      ...context,
      route,
      href: location.href,
      query: getTransferAway(params),
      recall: recallAnswer,
      about: aboutTransfer,
    }),
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
