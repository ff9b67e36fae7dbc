import { createFileRoute } from '@tanstack/react-router'
import { transferAwayQuery } from '#api/transfer.ts'
import { TransferAwayPage } from '#features/transfer/away-page.tsx'
import { aboutTransfer } from '#features/transfer/session.ts'
import { loadItem } from '#shell/load-item.ts'

export const Route = createFileRoute('/transfer/away/$domain/$key')({
  staticData: { feature: 'transferAway', title: 'transferAway', words: 'transferAway' },
  loader: ({ context, params, location }) =>
    loadItem(context.queryClient, location.href, 'transferAway', transferAwayQuery(params), aboutTransfer),
  component: TransferAway,
})

function TransferAway() {
  const link = Route.useParams()
  return <TransferAwayPage key={link.key} link={link} />
}
