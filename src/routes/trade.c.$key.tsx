import { createFileRoute } from '@tanstack/react-router'
import { recallAnswer } from '#api/remembered.ts'
import { getCurrentTrade } from '#api/trade.ts'
import { TradePage } from '#features/trade/page.tsx'
import { itemLoader } from '#shell/load-item.ts'

export const Route = createFileRoute('/trade/c/$key')({
  staticData: { feature: 'trade', title: 'trade.title', namespaces: ['decision', 'trade'] },
  loader: itemLoader(getCurrentTrade, { recall: recallAnswer }),
  component: CurrentTrade,
})

function CurrentTrade() {
  const { key } = Route.useParams()
  return <TradePage key={key} side="current" linkKey={key} />
}
