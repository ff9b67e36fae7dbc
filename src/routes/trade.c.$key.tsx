import { createFileRoute } from '@tanstack/react-router'
import { recallAnswer } from '#api/kept-answer.ts'
import { getCurrentTrade } from '#api/trade.ts'
import { TradePage } from '#features/trade/page.tsx'
import { loadItem } from '#shell/load-item.ts'

export const Route = createFileRoute('/trade/c/$key')({
  staticData: { feature: 'trade', title: 'trade', namespaces: ['decision', 'trade'] },
  loader: ({ context, params, location, route }) =>
    loadItem({
      ...context,
      route,
      href: location.href,
      query: getCurrentTrade(params.key),
      recall: recallAnswer,
    }),
  component: CurrentTrade,
})

function CurrentTrade() {
  const { key } = Route.useParams()
  return <TradePage key={key} side="current" linkKey={key} />
}
