import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call, callForDecision, type DecisionResult } from './call.ts'
import { client } from './client.ts'
import type { components, operations } from './generated/listing.d.ts'
import { AS_DECISION } from './urlencoded.ts'

export type Listing = components['schemas']['Listing']
/** What a link to an offer names: its id, which is the key, and its domain, as it stands in the link. */
export type ListingLink = operations['getListing']['parameters']['query']
export type ListingDecision = { answer: 'approved' | 'declined' }

/** `getListing`: an offer to list a domain for sale. */
export function getListing(link: ListingLink, signal?: AbortSignal): Promise<Listing> {
  const options = { params: { query: link }, ...(signal && { signal }) }
  return call(client.GET('/dls/api/no-auth/dls/info', options))
}

/** `approveListing`: the owner has the domain listed. */
export function approveListing(link: ListingLink): Promise<DecisionResult> {
  return callForDecision(client.POST('/dls/api/no-auth/dls/approve', { body: link, ...AS_DECISION }))
}

/** `declineListing`: the owner does not have the domain listed. */
export function declineListing(link: ListingLink): Promise<DecisionResult> {
  return callForDecision(client.POST('/dls/api/no-auth/dls/decline', { body: link, ...AS_DECISION }))
}

/** The offer behind a link, kept for the visit. */
export function listingQuery(link: ListingLink) {
  return queryOptions({
    queryKey: ['getListing', link],
    queryFn: ({ signal }) => getListing(link, signal),
    meta: { area: 'domainlistingservice' },
  })
}

/** Sends a decision. What counts is what the item says when it is read again. */
export function listingDecisionMutation(link: ListingLink) {
  return mutationOptions({
    mutationKey: ['decideListing', link],
    mutationFn: ({ answer }: ListingDecision) => (answer === 'approved' ? approveListing(link) : declineListing(link)),
    meta: { area: 'domainlistingservice' },
  })
}
