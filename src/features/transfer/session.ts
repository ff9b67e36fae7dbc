import type { ResellerIdentity } from '#api/branding.ts'
import type { TransferAway, TransferIn } from '#api/transfer.ts'
import { readText } from '#lib/text.ts'

/** What a transfer says of its reseller. It says nothing of a language. */
export function aboutTransfer(transfer: TransferIn | TransferAway): { identity: ResellerIdentity } {
  const realm = readText(transfer.reseller_username)
  return { identity: realm ? { realm } : {} }
}
