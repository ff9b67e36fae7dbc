import type { ResellerIdentity } from '#api/branding.ts'
import type { ConsentSession } from '#api/consent.ts'
import { now } from '#lib/clock.ts'
import { readDate } from '#lib/dates.ts'
import { readText } from '#lib/readers.ts'

/** The reseller and the brand that a consent session names. */
export function resellerOfSession(session: ConsentSession): ResellerIdentity {
  return { realm: readText(session.data?.reseller_name), systemName: readText(session.data?.system_name) }
}

/** Returns whether the link's time is over: the access key's expiry has passed by the backend's clock. */
export function isExpired(session: ConsentSession): boolean {
  const expiry = readDate(session.access_key_expiration_date)
  return expiry !== undefined && expiry <= now()
}
