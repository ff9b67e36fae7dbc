import { createFileRoute } from '@tanstack/react-router'
import { recallAnswer } from '#api/kept-answer.ts'
import { getCurrentTrade } from '#api/trade.ts'
import { TradePage } from '#features/trade/page.tsx'
import { loadItem } from '#shell/load-item.ts'

export const Route = createFileRoute('/trade/c/$key')({
  staticData: { feature: 'trade', title: 'trade', namespace: 'trade' },
  loader: ({ context, params, location }) =>
    loadItem({
      ...context,
      href: location.href,
      namespace: 'trade',
      query: getCurrentTrade(params.key),
      recall: recallAnswer,
    }),
  component: CurrentTrade,
})

function CurrentTrade() {
  const { key } = Route.useParams()
  return <TradePage key={key} side="current" linkKey={key} />
}
