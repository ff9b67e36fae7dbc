import type { ResellerIdentity } from '#api/branding.ts'

/** A claims notice says nothing of its reseller and its language. */
export function aboutNotice(): { identity: ResellerIdentity } {
  return { identity: {} }
}
