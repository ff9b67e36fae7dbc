import { tradeQuery, type Trade } from '#api/trade.ts'
import { answeredWith, pretend } from '#decision/sample-calls.ts'
import type { TRADE_CALLS } from './calls.ts'

/** Stands in for the calls of a test page: the sample is the item, and a decision goes nowhere. */
export function tradeSample(trade: Trade): typeof TRADE_CALLS {
  return {
    tradeQuery: (side, key) => answeredWith(tradeQuery(side, key), trade),
    readTrade: async () => trade,
    decideTrade: () => pretend({}),
  }
}
