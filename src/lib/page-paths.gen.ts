// Generated from src/routes/ by `npm run generate`. Do not edit.

import * as api from './api-paths.gen.ts'

/** Pages that show an item, and the API path that reads the item. Both paths have the same parameters. */
export const ITEM_PAGES = {
  '/consent/$access_key': api.getConsent,
  '/consent/$access_key/data-sharing': api.getConsent,
  '/dls/$id/$domain': api.getListing,
  '/registrant/data_quality/$key/$reseller_id': api.getDataQuality,
  '/registrant/verification/$verification_id/$key/$reseller_id': api.getVerification,
  '/request/$access_key': api.getReportRequest,
  '/trade/c/$key': api.getCurrentTrade,
  '/trade/n/$key': api.getNewTrade,
  '/trademark/$claims_id/$key': api.getTrademarkNotice,
  '/transfer/away/$domain/$key': api.getTransferAway,
  '/transfer/in/$domain/$key': api.getTransferIn,
} as const

/** The test pages that need only a reseller's name. */
export const TEST_PAGES = [
  '/dlstest/$reseller',
  '/registrant/verification/test/$reseller',
  '/test/registrant/data_quality/$reseller',
  '/trade/test/$reseller',
  '/trademarktest/$reseller',
  '/transfer/test/$reseller',
] as const

/** The test pages that also need the name of a back office. */
export const SYSTEM_TEST_PAGES = [
  '/consent/test/$system_name/$reseller',
  '/request/test/$system_name/$reseller',
] as const

/** Pages without an item, and pages whose item is read by a POST or with values that are not in the path. */
export const OTHER_PAGES = [
  '/$',
  '/home',
  '/',
  '/preview/$type/$reseller/$template_id',
  '/preview/brand/$reseller',
  '/registrant{$}',
  '/tld-info/$hash',
  '/trade/intentionally_broken/$reseller',
  '/transfer{$}',
] as const
