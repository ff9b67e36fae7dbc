import { listingQuery, type Listing } from '#api/listing.ts'
import { answeredWith, pretend } from '#decision/sample-calls.ts'
import type { LISTING_CALLS } from './calls.ts'

/** Stands in for the calls of a test page: the sample is the item, and a decision goes nowhere. */
export function listingSample(listing: Listing): typeof LISTING_CALLS {
  return {
    listingQuery: (link) => answeredWith(listingQuery(link), listing),
    getListing: async () => listing,
    approveListing: () => pretend({}),
    declineListing: () => pretend({}),
  }
}
