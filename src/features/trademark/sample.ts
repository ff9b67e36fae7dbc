import { trademarkNoticeQuery, type TrademarkNotice } from '#api/trademark.ts'
import { answeredWith, pretend } from '#decision/sample-calls.ts'
import type { TRADEMARK_CALLS } from './calls.ts'

/** Stands in for the calls of a test page: the sample is the item, and a decision goes nowhere. */
export function trademarkSample(notice: TrademarkNotice): typeof TRADEMARK_CALLS {
  return {
    trademarkNoticeQuery: (link) => answeredWith(trademarkNoticeQuery(link), notice),
    getTrademarkNotice: async () => notice,
    approveTrademarkNotice: () => pretend({}),
    declineTrademarkNotice: () => pretend({}),
  }
}
