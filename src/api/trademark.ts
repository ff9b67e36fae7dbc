import * as paths from '#lib/api-paths.gen.ts'
import { call } from './call.ts'
import { decisionMutation } from './decision.ts'
import type { components, operations } from './generated/trademark.d.ts'
import { hasDomain, itemQuery } from './item-facts.ts'

export type TrademarkNotice = components['schemas']['TrademarkNotice']
export type TrademarkLink = operations['getTrademarkNotice']['parameters']['query']

export function getTrademarkNotice(link: TrademarkLink) {
  return itemQuery(['getTrademarkNotice', link], 'trademark', hasDomain, (api, signal) =>
    call(api.GET(paths.getTrademarkNotice, { params: { query: link }, signal })),
  )
}

export function approveTrademarkNotice(link: TrademarkLink) {
  return decisionMutation('trademark', (api, options) =>
    api.POST(paths.approveTrademarkNotice, { body: link, ...options }),
  )
}

export function declineTrademarkNotice(link: TrademarkLink) {
  return decisionMutation('trademark', (api, options) =>
    api.POST(paths.declineTrademarkNotice, { body: link, ...options }),
  )
}
