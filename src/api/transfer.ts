import * as paths from '#lib/api-paths.gen.ts'
import { call } from './call.ts'
import { decisionMutation } from './decision.ts'
import type { components, operations } from './generated/transfer.d.ts'
import { hasDomain, itemQuery } from './item-facts.ts'

export type TransferIn = components['schemas']['TransferIn']
export type TransferAway = components['schemas']['TransferAway']
export type TransferLink = operations['getTransferIn']['parameters']['query']

export function getTransferIn(link: TransferLink) {
  return itemQuery(['getTransferIn', link], 'transfers', hasDomain, (api, signal) =>
    call(api.GET(paths.getTransferIn, { params: { query: link }, signal })),
  )
}

/** `authInfo` is the entered auth code. If the user need not enter one, it is the item's code, or empty. */
export function approveTransferIn(link: TransferLink, authInfo: string) {
  return decisionMutation('transfers', (api, options) =>
    api.POST(paths.approveTransferIn, { body: { ...link, auth_info: authInfo }, ...options }),
  )
}

export function declineTransferIn(link: TransferLink) {
  return decisionMutation('transfers', (api, options) => api.POST(paths.declineTransferIn, { body: link, ...options }))
}

export function getTransferAway(link: TransferLink) {
  return itemQuery(['getTransferAway', link], 'transfers', hasDomain, (api, signal) =>
    call(api.GET(paths.getTransferAway, { params: { query: link }, signal })),
  )
}

export function approveTransferAway(link: TransferLink) {
  return decisionMutation('transfers', (api, options) =>
    api.POST(paths.approveTransferAway, { body: link, ...options }),
  )
}

export function declineTransferAway(link: TransferLink) {
  return decisionMutation('transfers', (api, options) =>
    api.POST(paths.declineTransferAway, { body: link, ...options }),
  )
}
