import { createFileRoute } from '@tanstack/react-router'
import { tradeQuery } from '#api/trade.ts'
import { TradePage } from '#features/trade/page.tsx'
import { aboutTrade } from '#features/trade/session.ts'
import { loadItem } from '#shell/load-item.ts'

export const Route = createFileRoute('/trade/n/$key')({
  staticData: { feature: 'trade', title: 'trade', words: 'trade' },
  loader: ({ context, params, location }) =>
    loadItem(context.queryClient, location.href, 'trade', tradeQuery('new', params.key), aboutTrade),
  component: NewTrade,
})

function NewTrade() {
  const { key } = Route.useParams()
  return <TradePage key={key} side="new" linkKey={key} />
}
