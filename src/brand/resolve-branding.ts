import type { QueryClient } from '@tanstack/react-query'
import { getBranding, type Branding, type ResellerIdentity } from '#api/branding.ts'
import type { NamedReseller } from '#api/named-reseller.ts'
import { readText } from '#lib/readers.ts'

/**
 * Whether the branding of the host is the one of the reseller that an item names: then the call need not be repeated. The
 * answer may name its reseller by id. Where it does not, its words decide: a host with a reseller's words is that
 * reseller's own, unless the item tells another name.
 */
export function answersFor(branding: Branding | undefined, identity: NamedReseller): boolean {
  if (!namesSomebody(identity)) return true
  if (readText(branding?.reseller_name)) {
    return same(branding?.reseller_name, identity.realm) && same(branding?.system_name, identity.systemName)
  }
  const name = readText(branding?.messaging_vars?.global_reseller_org_name)
  return name !== undefined && same(name, identity.orgName)
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
  identity: NamedReseller,
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
