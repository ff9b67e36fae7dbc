import { createFileRoute } from '@tanstack/react-router'
import { recallAnswer } from '#api/remembered.ts'
import { getTrademarkNotice } from '#api/trademark.ts'
import { TrademarkPage } from '#features/trademark/page.tsx'
import { itemLoader } from '#shell/load-item.ts'

export const Route = createFileRoute('/trademark/$claims_id/$key')({
  staticData: { feature: 'trademark', title: 'trademark.title', namespaces: ['decision', 'trademark'] },
  loader: itemLoader(getTrademarkNotice, { recall: recallAnswer }),
  component: Trademark,
})

function Trademark() {
  const link = Route.useParams()
  return <TrademarkPage key={`${link.claims_id}/${link.key}`} link={link} />
}
