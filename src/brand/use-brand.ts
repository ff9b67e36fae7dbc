import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, useMemo } from 'react'
import { getBranding, getSystemBranding, type MessagingVars, type ResellerIdentity } from '#api/branding.ts'
import { readBrand, type Brand } from './brand.ts'
import { isBrandingOf, hasIdentity } from './resolve-branding.ts'

/** The reseller of an item, and the `messaging_vars` of a test page's sample. */
export type ShownIdentity = ResellerIdentity & {
  vars?: MessagingVars | null | undefined
  /** Whether the page's URL names the reseller, so that the host does not matter. */
  isNamedInUrl?: boolean
}

/** The reseller of the current item. Provided by the shell. */
export const IdentityContext = createContext<ShownIdentity>({})

/** The current brand. Provided by the shell. */
export const BrandContext = createContext<Brand>(readBrand(undefined, undefined))

export const useBrand = (): Brand => useContext(BrandContext)

/** Loads the brand of the current item. Returns the system's brand until the reseller's is loaded. */
export function useItemBrand(): Brand {
  const identity = useContext(IdentityContext)
  const system = useQuery(getSystemBranding())
  const { isNamedInUrl = false } = identity
  const hostQuery = useQuery({ ...getBranding(), enabled: !isNamedInUrl })
  const isHostBranding = !isNamedInUrl && hostQuery.data !== undefined && isBrandingOf(hostQuery.data, identity)
  // Without an identity, the second read would be the host's again, which may have just failed.
  const needsItemRead = hasIdentity(identity) && (isNamedInUrl || !hostQuery.isPending) && !isHostBranding
  const itemQuery = useQuery({ ...getBranding(identity), enabled: needsItemRead })
  const branding = isHostBranding ? hostQuery.data : itemQuery.data
  const { realm, vars } = identity
  return useMemo(() => readBrand(system.data, branding, realm, vars), [system.data, branding, realm, vars])
}
