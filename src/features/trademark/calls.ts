import {
  approveTrademarkNotice,
  declineTrademarkNotice,
  getTrademarkNotice,
  trademarkNoticeQuery,
} from '#api/trademark.ts'

/** Every call of the page of a claims notice. */
export const TRADEMARK_CALLS = {
  trademarkNoticeQuery,
  getTrademarkNotice,
  approveTrademarkNotice,
  declineTrademarkNotice,
}
