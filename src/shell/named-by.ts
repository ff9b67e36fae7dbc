import type { ResellerIdentity } from '#api/branding.ts'

/** The parts of an address that can name a reseller. */
export type Address = {
  params: { reseller?: string; reseller_id?: string; system_name?: string }
  /** Older addresses have the link in their query. */
  loaderDeps?: { link?: { reseller_id?: string } }
}

export function namedBy({ params, loaderDeps }: Address): ResellerIdentity | undefined {
  const realm = params.reseller ?? params.reseller_id ?? loaderDeps?.link?.reseller_id
  return realm === undefined ? undefined : { realm, systemName: params.system_name }
}
