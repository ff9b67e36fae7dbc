import { decideTrade, readTrade, tradeQuery } from '#api/trade.ts'

/** Every call of the pages about a change of registrant. */
export const TRADE_CALLS = { tradeQuery, readTrade, decideTrade }
