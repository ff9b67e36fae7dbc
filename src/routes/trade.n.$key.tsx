import { createFileRoute } from '@tanstack/react-router'
import { recallAnswer } from '#api/remembered.ts'
import { getNewTrade } from '#api/trade.ts'
import { TradePage } from '#features/trade/page.tsx'
import { itemLoader } from '#shell/load-item.ts'

export const Route = createFileRoute('/trade/n/$key')({
  staticData: { feature: 'trade', title: 'trade.title', namespaces: ['decision', 'trade'] },
  loader: itemLoader(getNewTrade, { recall: recallAnswer }),
  component: NewTrade,
})

function NewTrade() {
  const { key } = Route.useParams()
  return <TradePage key={key} side="new" linkKey={key} />
}
