import { zodResolver } from '@hookform/resolvers/zod'
import { enum as oneOf, object, optional } from 'zod/mini'
import type { TradeChoices } from '#api/trade.ts'
import { approveNewTrade as limits } from '#lib/api-limits.gen.ts'

/** The choices of an approval. An unchanged one is absent. */
const settingsSchema = object({
  trade_hold: optional(oneOf(limits.trade_hold.enum)),
  designated_agent: optional(oneOf(limits.designated_agent.enum)),
})

export const resolver = zodResolver<TradeChoices, unknown, TradeChoices>(settingsSchema)
