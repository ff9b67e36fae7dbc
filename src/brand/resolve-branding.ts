import type { QueryClient } from '@tanstack/react-query'
import { getBranding, type Branding, type ResellerIdentity } from '#api/branding.ts'

/**
 * Whether a branding is the one of the reseller that an item names. The call by host goes out at once; it need not be
 * repeated when it has answered for that reseller already.
 */
export function answersFor(branding: Branding | undefined, identity: ResellerIdentity): boolean {
  if (!namesSomebody(identity)) return true
  return same(branding?.reseller_name, identity.realm) && same(branding?.system_name, identity.systemName)
}

/** Returns whether an identity asks for anything else than the host does. */
export function namesSomebody({ realm, systemName }: ResellerIdentity): boolean {
  return Boolean(realm || systemName)
}

/**
 * The branding to show for an identity, from the cache where it is there; undefined when it cannot be had. What has
 * failed is not asked for again whenever a loader runs: Try again does.
 */
export async function resolveBranding(
  queryClient: QueryClient,
  identity: ResellerIdentity,
): Promise<Branding | undefined> {
  const ask = async (whose?: ResellerIdentity) => {
    const query = getBranding(whose)
    const hasFailed = queryClient.getQueryState(query.queryKey)?.status === 'error'
    return hasFailed ? undefined : queryClient.query(query).catch(() => undefined)
  }
  const byHost = await ask()
  return namesSomebody(identity) && !(byHost && answersFor(byHost, identity)) ? ask(identity) : byHost
}

/** An identity that names no brand fits any brand of that reseller. */
function same(answered: string | null | undefined, wanted: string | undefined): boolean {
  return wanted === undefined || answered?.toLowerCase() === wanted.toLowerCase()
}
