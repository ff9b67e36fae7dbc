import { queryOptions } from '@tanstack/react-query'
import * as paths from '#lib/api-paths.gen.ts'
import { call } from './call.ts'
import { decisionMutation } from './decision.ts'
import type { components, operations } from './generated/trademark.d.ts'
import { hasDomain, withFacts } from './item-facts.ts'
import { apiOf } from './query-client.ts'

export type TrademarkNotice = components['schemas']['TrademarkNotice']
/** The parameters of a link to a claims notice. */
export type TrademarkLink = operations['getTrademarkNotice']['parameters']['query']

/** A claims notice. */
export function getTrademarkNotice(link: TrademarkLink) {
  return queryOptions({
    queryKey: ['getTrademarkNotice', link],
    queryFn: ({ client, signal }) =>
      withFacts(
        client,
        call(apiOf(client).GET(paths.getTrademarkNotice, { params: { query: link }, signal })),
        hasDomain,
      ),
    meta: { area: 'trademark' },
  })
}

/** The buyer has understood the notice and goes on. */
export function approveTrademarkNotice(link: TrademarkLink) {
  return decisionMutation(['approveTrademarkNotice', link], 'trademark', (api, options) =>
    api.POST(paths.approveTrademarkNotice, { body: link, ...options }),
  )
}

/** The buyer does not register the domain. */
export function declineTrademarkNotice(link: TrademarkLink) {
  return decisionMutation(['declineTrademarkNotice', link], 'trademark', (api, options) =>
    api.POST(paths.declineTrademarkNotice, { body: link, ...options }),
  )
}
