import type { ResellerIdentity } from '#api/branding.ts'
import type { Listing } from '#api/listing.ts'

/** What an offer says of its reseller and its language. The reseller's id is not part of it. */
export function aboutListing(listing: Listing): { identity: ResellerIdentity; language: unknown } {
  return { identity: {}, language: listing.messaging_language }
}
