import { readText } from '#lib/readers.ts'
import type { ResellerIdentity } from './branding.ts'
import type { ConsentSession } from './consent.ts'
import type { TransferAway, TransferIn } from './transfer.ts'

/** The reseller that an item names: a transfer by its user name, a consent session together with its back office. */
export function resellerOfItem(item: object): ResellerIdentity {
  const { reseller_username: username, data }: Partial<TransferIn | TransferAway> & Partial<ConsentSession> = item
  return { realm: readText(username ?? data?.reseller_name), systemName: readText(data?.system_name) }
}
