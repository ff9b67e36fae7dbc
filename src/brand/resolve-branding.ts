import type { QueryClient } from '@tanstack/react-query'
import { getBranding, type Branding, type ResellerIdentity } from '#api/branding.ts'
import { readText } from '#lib/readers.ts'

/**
 * Returns whether the host's branding belongs to the reseller that an item names, so that the call need not be repeated.
 * Only the reseller's id decides: a host that serves several resellers has a default brand with names of its own.
 */
export function answersFor(branding: Branding | undefined, identity: ResellerIdentity): boolean {
  if (!namesSomebody(identity)) return true
  const isNamed = readText(branding?.reseller_name) !== undefined
  return isNamed && same(branding?.reseller_name, identity.realm) && same(branding?.system_name, identity.systemName)
}

/** Returns whether an identity asks for anything else than the host does. */
export function namesSomebody({ realm, systemName }: ResellerIdentity): boolean {
  return Boolean(realm || systemName)
}

/**
 * The branding to show for an identity, from the cache where it is there; undefined when it cannot be had. What has
 * failed is not asked for again whenever a loader runs: Try again does.
 *
 * @param byAddress whether the address itself names the reseller: then the host is not asked
 */
export async function resolveBranding(
  queryClient: QueryClient,
  identity: ResellerIdentity,
  byAddress: boolean,
): Promise<Branding | undefined> {
  const ask = async (whose?: ResellerIdentity) => {
    const query = getBranding(whose)
    const hasFailed = queryClient.getQueryState(query.queryKey)?.status === 'error'
    return hasFailed ? undefined : queryClient.query(query).catch(() => undefined)
  }
  if (byAddress) return ask(identity)
  const byHost = await ask()
  return namesSomebody(identity) && !(byHost && answersFor(byHost, identity)) ? ask(identity) : byHost
}

/** What is not wanted fits every answer; one that is no text fits nothing. */
function same(answered: unknown, wanted: string | undefined): boolean {
  return wanted === undefined || readText(answered)?.toLowerCase() === wanted.toLowerCase()
}
