import type { Listing } from '#api/listing.ts'
import { readStanding, type Standing } from '#decision/standing.ts'
import { readText } from '#lib/text.ts'

/** Where an offer to list a domain stands. */
export function standingOf(listing: Listing): Standing {
  return readStanding(listing, listing.approval_deadline)
}

/** The price as an amount of a currency, when both can be read. */
export function readPrice(listing: Listing): { amount: number; currency: string } | undefined {
  const amount = Number(listing.price ?? Number.NaN)
  const currency = readText(listing.currency)?.toUpperCase()
  return Number.isFinite(amount) && amount >= 0 && currency && /^[A-Z]{3}$/.test(currency)
    ? { amount, currency }
    : undefined
}
