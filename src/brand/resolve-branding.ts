import type { QueryClient } from '@tanstack/react-query'
import { getBranding, type Branding, type ResellerIdentity } from '#api/branding.ts'
import { readText } from '#lib/readers.ts'

/**
 * Returns whether the host's branding belongs to the reseller; true if no reseller is given. Compares names,
 * because the backend may return a default for a host without a brand.
 */
export function isBrandingOf(branding: Branding | undefined, identity: ResellerIdentity): boolean {
  if (!hasIdentity(identity)) return true
  const isNamed = readText(branding?.reseller_name) !== undefined
  return isNamed && match(branding?.reseller_name, identity.realm) && match(branding?.system_name, identity.systemName)
}

export function hasIdentity({ realm, systemName }: ResellerIdentity): boolean {
  return Boolean(realm || systemName)
}

/**
 * Returns the branding of an identity; undefined if the read fails. A failed read is repeated only by "Try again".
 *
 * @param isNamedInUrl whether the page's URL names the reseller, so that the host does not matter
 */
export async function resolveBranding(
  queryClient: QueryClient,
  identity: ResellerIdentity,
  isNamedInUrl: boolean,
): Promise<Branding | undefined> {
  const read = async (reseller?: ResellerIdentity) => {
    const query = getBranding(reseller)
    const hasFailed = queryClient.getQueryState(query.queryKey)?.status === 'error'
    return hasFailed ? undefined : queryClient.query(query).catch(() => undefined)
  }
  if (isNamedInUrl) return read(identity)
  const branding = await read()
  return hasIdentity(identity) && !(branding && isBrandingOf(branding, identity)) ? read(identity) : branding
}

/** Compares ignoring case. Any value matches if `expected` is undefined. */
function match(value: unknown, expected: string | undefined): boolean {
  return expected === undefined || readText(value)?.toLowerCase() === expected.toLowerCase()
}
