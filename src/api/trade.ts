import * as paths from '#lib/api-paths.gen.ts'
import { call } from './call.ts'
import { decisionMutation } from './decision.ts'
import type { components } from './generated/trade.d.ts'
import { hasTradeFacts, itemQuery } from './item-facts.ts'

export type Trade = components['schemas']['Trade']
/** The registrant that the link is for: the new or the current one. */
export type TradeSide = 'new' | 'current'
/** Only the choices that the item lets this side make. */
export type TradeChoices = Omit<components['schemas']['TradeApproval'], 'key'>

export function getNewTrade({ key }: { key: string }) {
  return itemQuery(['getNewTrade', { key }], 'trade', hasTradeFacts, (api, signal) =>
    call(api.GET(paths.getNewTrade, { params: { query: { key } }, signal })),
  )
}

export function approveNewTrade(key: string, choices: TradeChoices) {
  return decisionMutation('trade', (api, options) =>
    api.POST(paths.approveNewTrade, { body: { key, ...choices }, ...options }),
  )
}

export function cancelNewTrade(key: string) {
  return decisionMutation('trade', (api, options) => api.POST(paths.cancelNewTrade, { body: { key }, ...options }))
}

export function getCurrentTrade({ key }: { key: string }) {
  return itemQuery(['getCurrentTrade', { key }], 'trade', hasTradeFacts, (api, signal) =>
    call(api.GET(paths.getCurrentTrade, { params: { query: { key } }, signal })),
  )
}

export function approveCurrentTrade(key: string, choices: TradeChoices) {
  return decisionMutation('trade', (api, options) =>
    api.POST(paths.approveCurrentTrade, { body: { key, ...choices }, ...options }),
  )
}

export function cancelCurrentTrade(key: string) {
  return decisionMutation('trade', (api, options) => api.POST(paths.cancelCurrentTrade, { body: { key }, ...options }))
}

export const TRADE_SIDES = {
  new: { read: getNewTrade, approve: approveNewTrade, cancel: cancelNewTrade },
  current: { read: getCurrentTrade, approve: approveCurrentTrade, cancel: cancelCurrentTrade },
} as const satisfies Record<TradeSide, object>
