import type { QueryClient } from '@tanstack/react-query'
import { getBranding, type Branding, type ResellerIdentity } from '#api/branding.ts'
import { readText } from '#lib/readers.ts'

/**
 * Returns whether the host's branding is that of the reseller. Only the id decides, because a host can have a default
 * brand.
 */
export function answersFor(branding: Branding | undefined, identity: ResellerIdentity): boolean {
  if (!hasIdentity(identity)) return true
  const isNamed = readText(branding?.reseller_name) !== undefined
  return isNamed && same(branding?.reseller_name, identity.realm) && same(branding?.system_name, identity.systemName)
}

export function hasIdentity({ realm, systemName }: ResellerIdentity): boolean {
  return Boolean(realm || systemName)
}

/**
 * Returns the branding of an identity, undefined if it fails. A failed read is not repeated here; Try again does that.
 *
 * @param byAddress whether the address names the reseller, so that the host does not matter
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
  return hasIdentity(identity) && !(byHost && answersFor(byHost, identity)) ? ask(identity) : byHost
}

/** Compares ignoring case. Every value matches if none is wanted. */
function same(answered: unknown, wanted: string | undefined): boolean {
  return wanted === undefined || readText(answered)?.toLowerCase() === wanted.toLowerCase()
}
