import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call, callForDecision, type DecisionResult } from './call.ts'
import { client } from './client.ts'
import type { components, operations } from './generated/transfer.d.ts'
import { AS_DECISION } from './urlencoded.ts'

export type TransferIn = components['schemas']['TransferIn']
export type TransferAway = components['schemas']['TransferAway']
/** What a link to a transfer names: its key and its domain, the domain as it stands in the link. */
export type TransferLink = operations['getTransferIn']['parameters']['query']
/** `authInfo` is what was typed; where no auth code is needed, the item's own, or empty. */
export type TransferInDecision = { answer: 'approved'; authInfo: string } | { answer: 'declined' }
export type TransferAwayDecision = { answer: 'approved' | 'declined' }

/** `getTransferIn`: a transfer to this registrar. */
export function getTransferIn(link: TransferLink, signal?: AbortSignal): Promise<TransferIn> {
  const options = { params: { query: link }, ...(signal && { signal }) }
  return call(client.GET('/trade/api/no-auth/transfer_in/info', options))
}

/** `approveTransferIn`: the owner approves, with the auth code. */
export function approveTransferIn(link: TransferLink, authInfo: string): Promise<DecisionResult> {
  const options = { body: { ...link, auth_info: authInfo }, ...AS_DECISION }
  return callForDecision(client.POST('/trade/api/no-auth/transfer_in/approve', options))
}

/** `declineTransferIn`: the owner does not want the domain transferred to this registrar. */
export function declineTransferIn(link: TransferLink): Promise<DecisionResult> {
  return callForDecision(client.POST('/trade/api/no-auth/transfer_in/decline', { body: link, ...AS_DECISION }))
}

/** `getTransferAway`: a transfer to another registrar. */
export function getTransferAway(link: TransferLink, signal?: AbortSignal): Promise<TransferAway> {
  const options = { params: { query: link }, ...(signal && { signal }) }
  return call(client.GET('/trade/api/no-auth/transfer_away/info', options))
}

/** `approveTransferAway`: the owner lets the domain go without waiting for the deadline. */
export function approveTransferAway(link: TransferLink): Promise<DecisionResult> {
  return callForDecision(client.POST('/trade/api/no-auth/transfer_away/approve', { body: link, ...AS_DECISION }))
}

/** `declineTransferAway`: the owner keeps the domain here. */
export function declineTransferAway(link: TransferLink): Promise<DecisionResult> {
  return callForDecision(client.POST('/trade/api/no-auth/transfer_away/decline', { body: link, ...AS_DECISION }))
}

/** The transfer to this registrar behind a link, kept for the visit. */
export function transferInQuery(link: TransferLink) {
  return queryOptions({
    queryKey: ['getTransferIn', link],
    queryFn: ({ signal }) => getTransferIn(link, signal),
    meta: { area: 'transfers' },
  })
}

/** The transfer to another registrar behind a link, kept for the visit. */
export function transferAwayQuery(link: TransferLink) {
  return queryOptions({
    queryKey: ['getTransferAway', link],
    queryFn: ({ signal }) => getTransferAway(link, signal),
    meta: { area: 'transfers' },
  })
}

/** Sends a decision. What counts is what the item says when it is read again. */
export function transferInDecisionMutation(link: TransferLink) {
  return mutationOptions({
    mutationKey: ['decideTransferIn', link],
    mutationFn: (decision: TransferInDecision) =>
      decision.answer === 'approved' ? approveTransferIn(link, decision.authInfo) : declineTransferIn(link),
    meta: { area: 'transfers' },
  })
}

/** Sends a decision. What counts is what the item says when it is read again. */
export function transferAwayDecisionMutation(link: TransferLink) {
  return mutationOptions({
    mutationKey: ['decideTransferAway', link],
    mutationFn: ({ answer }: TransferAwayDecision) =>
      answer === 'approved' ? approveTransferAway(link) : declineTransferAway(link),
    meta: { area: 'transfers' },
  })
}
