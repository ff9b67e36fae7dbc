import * as api from './api-paths.gen.ts'

/** The pages of an item and the path that reads it, whose parameters have the same names. The item is preloaded. */
export const ITEM_PAGES = {
  '/consent/$access_key': api.getConsent,
  '/consent/$access_key/data-sharing': api.getConsent,
  '/request/$access_key': api.getReportRequest,
  '/transfer/in/$domain/$key': api.getTransferIn,
  '/transfer/away/$domain/$key': api.getTransferAway,
  '/trade/n/$key': api.getNewTrade,
  '/trade/c/$key': api.getCurrentTrade,
  '/dls/$id/$domain': api.getListing,
  '/trademark/$claims_id/$key': api.getTrademarkNotice,
  '/registrant/verification/$verification_id/$key/$reseller_id': api.getVerification,
  '/registrant/data_quality/$key/$reseller_id': api.getDataQuality,
} as const

/** The test pages that a reseller's name opens. */
export const TEST_PAGES = [
  '/trade/test/$reseller',
  '/transfer/test/$reseller',
  '/dlstest/$reseller',
  '/trademarktest/$reseller',
  '/registrant/verification/test/$reseller',
  '/test/registrant/data_quality/$reseller',
] as const

/** The test pages that need the name of the back office as well. */
export const SYSTEM_TEST_PAGES = [
  '/consent/test/$system_name/$reseller',
  '/request/test/$system_name/$reseller',
] as const

/** Pages whose item, if there is one, is read by a POST, or by what only the page itself can make of its address. */
export const OTHER_PAGES = [
  '/',
  '/$',
  '/home',
  '/registrant{$}',
  '/transfer{$}',
  '/tld-info/$hash',
  '/preview/brand/$reseller',
  '/preview/$type/$reseller/$template_id',
  '/trade/intentionally_broken/$reseller',
] as const

/** The address of every page, as its route has it. The router does not compile while one is missing here. */
export type PagePath =
  | keyof typeof ITEM_PAGES
  | (typeof TEST_PAGES | typeof SYSTEM_TEST_PAGES | typeof OTHER_PAGES)[number]
