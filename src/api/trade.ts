import { queryOptions } from '@tanstack/react-query'
import * as paths from '#lib/api-paths.gen.ts'
import { call } from './call.ts'
import { decisionMutation } from './decision.ts'
import type { components } from './generated/trade.d.ts'
import { hasTradeFacts, withFacts } from './item-facts.ts'
import { apiOf } from './query-client.ts'

export type Trade = components['schemas']['Trade']
/** Which registrant's link it is: the one who gets the domain, or the one who has it. */
export type TradeSide = 'new' | 'current'
/** The rest of an approval: only the choices that the item lets this side make. */
export type TradeChoices = Omit<components['schemas']['TradeApproval'], 'key'>

/** The change of registrant behind a key of the new registrant. */
export function getNewTrade({ key }: { key: string }) {
  return queryOptions({
    queryKey: ['getNewTrade', { key }],
    queryFn: ({ client, signal }) =>
      withFacts(
        client,
        call(apiOf(client).GET(paths.getNewTrade, { params: { query: { key } }, signal })),
        hasTradeFacts,
      ),
    meta: { area: 'trade' },
  })
}

/** The new registrant approves. */
export function approveNewTrade(key: string, choices: TradeChoices) {
  return decisionMutation(['approveNewTrade', { key }], 'trade', (api, options) =>
    api.POST(paths.approveNewTrade, { body: { key, ...choices }, ...options }),
  )
}

/** The new registrant cancels. */
export function cancelNewTrade(key: string) {
  return decisionMutation(['cancelNewTrade', { key }], 'trade', (api, options) =>
    api.POST(paths.cancelNewTrade, { body: { key }, ...options }),
  )
}

/** The change of registrant behind a key of the current registrant. */
export function getCurrentTrade({ key }: { key: string }) {
  return queryOptions({
    queryKey: ['getCurrentTrade', { key }],
    queryFn: ({ client, signal }) =>
      withFacts(
        client,
        call(apiOf(client).GET(paths.getCurrentTrade, { params: { query: { key } }, signal })),
        hasTradeFacts,
      ),
    meta: { area: 'trade' },
  })
}

/** The current registrant approves. */
export function approveCurrentTrade(key: string, choices: TradeChoices) {
  return decisionMutation(['approveCurrentTrade', { key }], 'trade', (api, options) =>
    api.POST(paths.approveCurrentTrade, { body: { key, ...choices }, ...options }),
  )
}

/** The current registrant cancels. */
export function cancelCurrentTrade(key: string) {
  return decisionMutation(['cancelCurrentTrade', { key }], 'trade', (api, options) =>
    api.POST(paths.cancelCurrentTrade, { body: { key }, ...options }),
  )
}

/** The operations of each side. */
export const TRADE_SIDES = {
  new: { read: getNewTrade, approve: approveNewTrade, cancel: cancelNewTrade },
  current: { read: getCurrentTrade, approve: approveCurrentTrade, cancel: cancelCurrentTrade },
} as const satisfies Record<TradeSide, object>
