import type { Listing } from '#api/listing.ts'
import { readStatus, type ItemStatus } from '#decision/item-status.ts'
import { readText } from '#lib/readers.ts'

export function statusOf(listing: Listing): ItemStatus {
  return readStatus(listing, listing.approval_deadline)
}

/** Reads the price. `currency` is undefined if it is not a valid code. */
export function readPrice(listing: Listing): { amount: number; currency: string | undefined } | undefined {
  const amount = Number(readText(listing.price) ?? Number.NaN)
  const currency = readText(listing.currency)?.toUpperCase()
  if (!Number.isFinite(amount) || amount < 0) return undefined
  return { amount, currency: currency && /^[A-Z]{3}$/.test(currency) ? currency : undefined }
}
