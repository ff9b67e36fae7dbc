import type { ResellerIdentity } from '#api/branding.ts'
import type { Trade } from '#api/trade.ts'

/** What a change of holder says of its reseller and its language. The reseller's id is not part of it. */
export function aboutTrade(trade: Trade): { identity: ResellerIdentity; language: unknown } {
  return { identity: {}, language: trade.messaging_language }
}
