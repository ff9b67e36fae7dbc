import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call, callForDecision, type DecisionResult } from './call.ts'
import { client } from './client.ts'
import type { components, operations } from './generated/trademark.d.ts'
import { AS_DECISION } from './urlencoded.ts'

export type TrademarkNotice = components['schemas']['TrademarkNotice']
/** What a link to a claims notice names: the notice and the key. */
export type TrademarkLink = operations['getTrademarkNotice']['parameters']['query']
export type TrademarkDecision = { answer: 'approved' | 'declined' }

/** `getTrademarkNotice`: a claims notice. */
export function getTrademarkNotice(link: TrademarkLink, signal?: AbortSignal): Promise<TrademarkNotice> {
  const options = { params: { query: link }, ...(signal && { signal }) }
  return call(client.GET('/trademark/api/no-auth/claims/info', options))
}

/** `approveTrademarkNotice`: the buyer has understood the notice and goes on. */
export function approveTrademarkNotice(link: TrademarkLink): Promise<DecisionResult> {
  return callForDecision(client.POST('/trademark/api/no-auth/claims/approve', { body: link, ...AS_DECISION }))
}

/** `declineTrademarkNotice`: the buyer does not register the domain. */
export function declineTrademarkNotice(link: TrademarkLink): Promise<DecisionResult> {
  return callForDecision(client.POST('/trademark/api/no-auth/claims/decline', { body: link, ...AS_DECISION }))
}

/** The claims notice behind a link, kept for the visit. */
export function trademarkNoticeQuery(link: TrademarkLink) {
  return queryOptions({
    queryKey: ['getTrademarkNotice', link],
    queryFn: ({ signal }) => getTrademarkNotice(link, signal),
    meta: { area: 'trademark' },
  })
}

/** Sends a decision. What counts is what the item says when it is read again. */
export function trademarkNoticeDecisionMutation(link: TrademarkLink) {
  return mutationOptions({
    mutationKey: ['decideTrademarkNotice', link],
    mutationFn: ({ answer }: TrademarkDecision) =>
      answer === 'approved' ? approveTrademarkNotice(link) : declineTrademarkNotice(link),
    meta: { area: 'trademark' },
  })
}
