import type { components, operations } from '#api/generated/listing.d.ts'
import { createDecisions } from './decisions.ts'
import { isSameDomain } from './domains.ts'
import type { Handlers } from './handlers.ts'
import type { World } from './world.ts'

type Listing = components['schemas']['Listing']
type Decision = components['schemas']['ListingDecision']

export function listing(world: World): Handlers<operations> {
  const listings = createDecisions<Listing>(world, 'getListing', {
    adapt: (item, id) => ({ ...item, id }),
    deadline: (item) => item.approval_deadline,
  })
  return {
    getListing: ({ query }) => listings.read(linkOf(query)),
    approveListing: ({ body }) => listings.decide('approveListing', { ...linkOf(body), answer: 'approved' }),
    declineListing: ({ body }) => listings.decide('declineListing', { ...linkOf(body), answer: 'declined' }),
  }
}

function linkOf({ id, domain }: Decision) {
  return { key: id, matches: (item: Listing) => !item.domain || isSameDomain(item.domain, domain) }
}
