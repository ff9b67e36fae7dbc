import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call, callForDecision, type DecisionResult } from './call.ts'
import { client } from './client.ts'
import type { components } from './generated/trade.d.ts'
import { AS_DECISION } from './urlencoded.ts'

export type Trade = components['schemas']['Trade']
/** Which registrant's link it is: the one who gets the domain, or the one who has it. */
export type TradeSide = 'new' | 'current'
/** What an approval says besides: only the choices that the item lets this side make. */
export type TradeChoices = Omit<components['schemas']['TradeApproval'], 'key'>
export type TradeDecision = { answer: 'approved'; choices: TradeChoices } | { answer: 'cancelled' }

/** `getNewTrade`: the change of registrant behind a key of the new registrant. */
export function getNewTrade(key: string, signal?: AbortSignal): Promise<Trade> {
  const options = { params: { query: { key } }, ...(signal && { signal }) }
  return call(client.GET('/trade/api/no-auth/icann_trade/registrant/new/info', options))
}

/** `approveNewTrade`: the new registrant approves. */
export function approveNewTrade(key: string, choices: TradeChoices): Promise<DecisionResult> {
  const options = { body: { key, ...choices }, ...AS_DECISION }
  return callForDecision(client.POST('/trade/api/no-auth/icann_trade/registrant/new/approve', options))
}

/** `cancelNewTrade`: the new registrant cancels. */
export function cancelNewTrade(key: string): Promise<DecisionResult> {
  const options = { body: { key }, ...AS_DECISION }
  return callForDecision(client.POST('/trade/api/no-auth/icann_trade/registrant/new/cancel', options))
}

/** `getCurrentTrade`: the change of registrant behind a key of the current registrant. */
export function getCurrentTrade(key: string, signal?: AbortSignal): Promise<Trade> {
  const options = { params: { query: { key } }, ...(signal && { signal }) }
  return call(client.GET('/trade/api/no-auth/icann_trade/registrant/current/info', options))
}

/** `approveCurrentTrade`: the current registrant approves. */
export function approveCurrentTrade(key: string, choices: TradeChoices): Promise<DecisionResult> {
  const options = { body: { key, ...choices }, ...AS_DECISION }
  return callForDecision(client.POST('/trade/api/no-auth/icann_trade/registrant/current/approve', options))
}

/** `cancelCurrentTrade`: the current registrant cancels. */
export function cancelCurrentTrade(key: string): Promise<DecisionResult> {
  const options = { body: { key }, ...AS_DECISION }
  return callForDecision(client.POST('/trade/api/no-auth/icann_trade/registrant/current/cancel', options))
}

const SIDES = {
  new: { id: 'getNewTrade', get: getNewTrade, approve: approveNewTrade, cancel: cancelNewTrade },
  current: { id: 'getCurrentTrade', get: getCurrentTrade, approve: approveCurrentTrade, cancel: cancelCurrentTrade },
} as const

/** The change of registrant behind a key of either side. */
export function readTrade(side: TradeSide, key: string, signal?: AbortSignal): Promise<Trade> {
  return SIDES[side].get(key, signal)
}

/** What a side says to it. */
export function decideTrade(side: TradeSide, key: string, decision: TradeDecision): Promise<DecisionResult> {
  const { approve, cancel } = SIDES[side]
  return decision.answer === 'approved' ? approve(key, decision.choices) : cancel(key)
}

/** The change of registrant behind a key, kept for the visit. */
export function tradeQuery(side: TradeSide, key: string) {
  return queryOptions({
    queryKey: [SIDES[side].id, { key }],
    queryFn: ({ signal }) => readTrade(side, key, signal),
    meta: { area: 'trade' },
  })
}

/** Sends a decision. What counts is what the item says when it is read again. */
export function tradeDecisionMutation(side: TradeSide, key: string) {
  return mutationOptions({
    mutationKey: ['decideTrade', { side, key }],
    mutationFn: (decision: TradeDecision) => decideTrade(side, key, decision),
    meta: { area: 'trade' },
  })
}
