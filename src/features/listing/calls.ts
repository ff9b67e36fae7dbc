import { approveListing, declineListing, getListing, listingQuery } from '#api/listing.ts'

/** Every call of the page about an offer to list a domain. */
export const LISTING_CALLS = { listingQuery, getListing, approveListing, declineListing }
