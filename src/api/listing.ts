import * as paths from '#lib/api-paths.gen.ts'
import { call } from './call.ts'
import { decisionMutation } from './decision.ts'
import type { components, operations } from './generated/listing.d.ts'
import { isEmptyOrHasOneOf, itemQuery } from './item-facts.ts'

export type Listing = components['schemas']['Listing']
/** The parameters of a link to an offer; `id` is the key. */
export type ListingLink = operations['getListing']['parameters']['query']

/** The fields of an offer. All are optional, because the specification names none. The link contains the domain, too. */
const FIELDS: readonly (keyof Listing)[] = [
  'id',
  'domain',
  'price',
  'reseller_org_name',
  'registrar_name',
  'agreement_url',
  'answer',
  'answered_at',
]

export function getListing(link: ListingLink) {
  return itemQuery(['getListing', link], 'domainlistingservice', isEmptyOrHasOneOf(FIELDS), (api, signal) =>
    call(api.GET(paths.getListing, { params: { query: link }, signal })),
  )
}

export function approveListing(link: ListingLink) {
  return decisionMutation('domainlistingservice', (api, options) =>
    api.POST(paths.approveListing, { body: link, ...options }),
  )
}

export function declineListing(link: ListingLink) {
  return decisionMutation('domainlistingservice', (api, options) =>
    api.POST(paths.declineListing, { body: link, ...options }),
  )
}
