import type { components, operations } from '#api/generated/listing.d.ts'
import { createDecisions } from './decisions.ts'
import { isSameDomain } from './domains.ts'
import type { Handlers } from './handlers.ts'
import type { World } from './world.ts'

type Listing = components['schemas']['Listing']
type Decision = components['schemas']['ListingDecision']

export function listing(world: World): Handlers<operations> {
  const offers = createDecisions<Listing>(world, 'getListing', {
    seed: (item, id) => ({ ...item, id }),
    deadline: (item) => item.approval_deadline,
  })
  return {
    getListing: ({ query }) => offers.read(linkOf(query)),
    approveListing: ({ body }) => offers.decide('approveListing', { ...linkOf(body), answer: 'approved' }),
    declineListing: ({ body }) => offers.decide('declineListing', { ...linkOf(body), answer: 'declined' }),
  }
}

function linkOf({ id, domain }: Decision) {
  return { key: id, matches: (item: Listing) => !item.domain || isSameDomain(item.domain, domain) }
}
