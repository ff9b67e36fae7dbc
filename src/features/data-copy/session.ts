import type { ResellerIdentity } from '#api/branding.ts'

/** A report says nothing of its reseller: the brand is that of the host. */
export function aboutReport(): { identity: ResellerIdentity } {
  return { identity: {} }
}
