import { readText } from '#lib/readers.ts'
import type { ResellerIdentity } from './branding.ts'
import type { ConsentSession } from './consent.ts'
import type { TransferAway, TransferIn } from './transfer.ts'

/** The reseller and the brand that a consent session names. */
export function resellerOfSession({ data }: ConsentSession): ResellerIdentity {
  return { realm: readText(data?.reseller_name), systemName: readText(data?.system_name) }
}

/** The reseller that a transfer names. */
export function resellerOfTransfer(transfer: TransferIn | TransferAway): ResellerIdentity {
  return { realm: readText(transfer.reseller_username) }
}
