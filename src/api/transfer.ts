import { queryOptions } from '@tanstack/react-query'
import * as paths from '#lib/api-paths.gen.ts'
import { call } from './call.ts'
import { decisionMutation } from './decision.ts'
import type { components, operations } from './generated/transfer.d.ts'
import { hasDomain, withFacts } from './item-facts.ts'
import { apiOf } from './query-client.ts'

export type TransferIn = components['schemas']['TransferIn']
export type TransferAway = components['schemas']['TransferAway']
/** The parameters of a link to a transfer; the domain as written there. */
export type TransferLink = operations['getTransferIn']['parameters']['query']

/** A transfer to this registrar. */
export function getTransferIn(link: TransferLink) {
  return queryOptions({
    queryKey: ['getTransferIn', link],
    queryFn: ({ client, signal }) =>
      withFacts(client, call(apiOf(client).GET(paths.getTransferIn, { params: { query: link }, signal })), hasDomain),
    meta: { area: 'transfers' },
  })
}

/** The owner approves. `authInfo` is what was typed; where no auth code is needed, the item's own, or empty. */
export function approveTransferIn(link: TransferLink, authInfo: string) {
  return decisionMutation(['approveTransferIn', link], 'transfers', (api, options) =>
    api.POST(paths.approveTransferIn, { body: { ...link, auth_info: authInfo }, ...options }),
  )
}

/** The owner does not want the domain transferred to this registrar. */
export function declineTransferIn(link: TransferLink) {
  return decisionMutation(['declineTransferIn', link], 'transfers', (api, options) =>
    api.POST(paths.declineTransferIn, { body: link, ...options }),
  )
}

/** A transfer to another registrar. */
export function getTransferAway(link: TransferLink) {
  return queryOptions({
    queryKey: ['getTransferAway', link],
    queryFn: ({ client, signal }) =>
      withFacts(client, call(apiOf(client).GET(paths.getTransferAway, { params: { query: link }, signal })), hasDomain),
    meta: { area: 'transfers' },
  })
}

/** The owner lets the domain go without waiting for the deadline. */
export function approveTransferAway(link: TransferLink) {
  return decisionMutation(['approveTransferAway', link], 'transfers', (api, options) =>
    api.POST(paths.approveTransferAway, { body: link, ...options }),
  )
}

/** The owner keeps the domain here. */
export function declineTransferAway(link: TransferLink) {
  return decisionMutation(['declineTransferAway', link], 'transfers', (api, options) =>
    api.POST(paths.declineTransferAway, { body: link, ...options }),
  )
}
