import type { QueryClient } from '@tanstack/react-query'
import { brandingQuery, type Branding, type ResellerIdentity } from '#api/branding.ts'

/**
 * Whether a branding is the one of the reseller that an item names. The call by host goes out at once; it need not be
 * repeated when it has answered for that reseller already.
 */
export function answersFor(branding: Branding | undefined, identity: ResellerIdentity): boolean {
  if (!identity.realm && !identity.systemName) return true
  return same(branding?.reseller_name, identity.realm) && same(branding?.system_name, identity.systemName)
}

/** The branding to show for an identity, from the cache where it is there. Throws `ApiError` when it cannot be had. */
export async function resolveBranding(queryClient: QueryClient, identity: ResellerIdentity): Promise<Branding> {
  const byHost = await queryClient.query(brandingQuery()).catch(() => undefined)
  return byHost && answersFor(byHost, identity) ? byHost : queryClient.query(brandingQuery(identity))
}

/** An identity that names no brand fits any brand of that reseller. */
function same(answered: string | null | undefined, wanted: string | undefined): boolean {
  return wanted === undefined || answered?.toLowerCase() === wanted.toLowerCase()
}
