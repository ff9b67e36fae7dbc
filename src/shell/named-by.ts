import type { ResellerIdentity } from '#api/branding.ts'
import type { VerificationLink } from '#api/verification.ts'
import { readText } from '#lib/readers.ts'

/** What of a matched address can name a reseller. */
export type Address = {
  params: { reseller?: string; reseller_id?: string; system_name?: string }
  /** Older addresses have the whole link in their query. */
  loaderDeps?: { link?: { reseller_id?: string } }
}

/** Returns the reseller that an address names, known before its item has come. */
export function namedBy({ params, loaderDeps }: Address): ResellerIdentity | undefined {
  const realm = params.reseller ?? params.reseller_id ?? loaderDeps?.link?.reseller_id
  return realm === undefined ? undefined : { realm, systemName: params.system_name }
}

/** The link of a verification as the older form has it, in the query; `undefined` when a part of it is missing. */
export function readLink(search: Record<string, unknown>): VerificationLink | undefined {
  const verificationId = readText(search.verification_id)
  const key = readText(search.key)
  const resellerId = readText(search.reseller_id)
  return verificationId && key && resellerId
    ? { verification_id: verificationId, key, reseller_id: resellerId }
    : undefined
}
