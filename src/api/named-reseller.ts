import { readText } from '#lib/readers.ts'
import type { ResellerIdentity } from './branding.ts'
import type { ConsentSession } from './consent.ts'
import type { TransferAway, TransferIn } from './transfer.ts'

/** The reseller that an item names, and its name as customers know it where the item tells that too. */
export type NamedReseller = ResellerIdentity & { orgName?: string | undefined }

/** The reseller and the brand that a consent session names. */
export function resellerOfSession({ data }: ConsentSession): NamedReseller {
  return { realm: readText(data?.reseller_name), systemName: readText(data?.system_name) }
}

/** The reseller that a transfer names. */
export function resellerOfTransfer(transfer: TransferIn | TransferAway): NamedReseller {
  const realm = readText(transfer.reseller_username)
  return realm ? { realm, orgName: readText(transfer.reseller_org_name) } : {}
}
