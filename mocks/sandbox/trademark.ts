import type { components, operations } from '#api/generated/trademark.d.ts'
import { createDecisions } from './decisions.ts'
import type { Handlers } from './handlers.ts'
import type { World } from './world.ts'

type TrademarkNotice = components['schemas']['TrademarkNotice']
type Decision = components['schemas']['TrademarkDecision']

export function trademark(world: World): Handlers<operations> {
  const notices = createDecisions<TrademarkNotice>(world, 'getTrademarkNotice', {
    adapt: (item, key) => ({ ...item, key }),
    deadline: (item) => item.not_after,
  })
  return {
    getTrademarkNotice: ({ query }) => notices.read(linkOf(query)),
    approveTrademarkNotice: ({ body }) =>
      notices.decide('approveTrademarkNotice', { ...linkOf(body), answer: 'approved' }),
    declineTrademarkNotice: ({ body }) =>
      notices.decide('declineTrademarkNotice', { ...linkOf(body), answer: 'declined' }),
  }
}

function linkOf({ claims_id: id, key }: Decision) {
  return { key, matches: (item: TrademarkNotice) => !item.claims_id || item.claims_id === id }
}
