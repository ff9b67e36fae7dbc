// Generated from openapi/ by `npm run generate`. Do not edit.

export const saveConsent = {
  consents: {"required":true},
} as const

export const requestReport = {
  access_key: {"required":true,"minLength":1},
  email_address: {"required":true,"minLength":1,"maxLength":254},
} as const

export const uploadDocument = {
  key: {"required":true,"minLength":1},
  reseller_id: {"required":true,"minLength":1},
  document_type: {"required":true,"enum":["company_stamp","companies_house","official_letterhead","bank_statement","tax_notification","id_card","drivers_license","utility_bill"]},
  document: {"required":true,"maxLength":10485760},
} as const

export const updateContact = {
  key: {"required":true,"minLength":1},
  reseller_id: {"required":true,"minLength":1},
  email: {"required":true,"maxLength":254,"needed":true},
  full_name: {"required":true,"maxLength":255,"needed":true},
  org_name: {"required":true,"maxLength":255},
  address: {"required":true,"maxLength":767,"needed":true},
  state: {"required":true,"maxLength":255},
  city: {"required":true,"maxLength":255,"needed":true},
  postal_code: {"required":true,"maxLength":16},
  country: {"required":true,"needed":true},
} as const

export const approveListing = {
  id: {"required":true,"minLength":1},
  domain: {"required":true,"minLength":1},
} as const

export const declineListing = {
  id: {"required":true,"minLength":1},
  domain: {"required":true,"minLength":1},
} as const

export const getPageSample = {
  page: {"required":true,"enum":["trade","transfer","dls","trademark","verification","data_quality","consent","request"]},
  reseller: {"required":true,"minLength":1},
  system_name: {"required":false,"minLength":1},
} as const

export const renderTemplate = {
  type: {"required":true,"minLength":1},
  reseller: {"required":true,"minLength":1},
  template_id: {"required":true,"minLength":1},
  language: {"required":true,"minLength":1},
} as const

export const injectFault = {
  method: {"required":false,"enum":["GET","POST","PUT"]},
  path: {"required":true,"pattern":"^/"},
  header: {"required":false},
  times: {"required":false},
  kind: {"required":true,"enum":["status-500","empty-502","html-200","broken-json","other-json","drop","drop-answer","empty-200","never","delay-2s","stores-less"]},
} as const

export const getTldInfoHash = {
  reseller: {"required":true,"minLength":1},
  system_name: {"required":true,"minLength":1,"pattern":"^[^A-Z]+$"},
  show_header: {"required":true,"enum":["1"]},
} as const

export const unhashTldInfo = {
  hash: {"required":true,"minLength":1},
} as const

export const approveNewTrade = {
  key: {"required":true,"minLength":1},
  trade_hold: {"required":false,"enum":["0","1"]},
  designated_agent: {"required":false,"enum":["0","1"]},
} as const

export const cancelNewTrade = {
  key: {"required":true,"minLength":1},
} as const

export const approveCurrentTrade = {
  key: {"required":true,"minLength":1},
  trade_hold: {"required":false,"enum":["0","1"]},
  designated_agent: {"required":false,"enum":["0","1"]},
} as const

export const cancelCurrentTrade = {
  key: {"required":true,"minLength":1},
} as const

export const approveTrademarkNotice = {
  claims_id: {"required":true,"minLength":1},
  key: {"required":true,"minLength":1},
} as const

export const declineTrademarkNotice = {
  claims_id: {"required":true,"minLength":1},
  key: {"required":true,"minLength":1},
} as const

export const approveTransferIn = {
  key: {"required":true,"minLength":1},
  domain: {"required":true,"minLength":1},
  auth_info: {"required":true,"maxLength":255},
} as const

export const declineTransferIn = {
  key: {"required":true,"minLength":1},
  domain: {"required":true,"minLength":1},
} as const

export const approveTransferAway = {
  key: {"required":true,"minLength":1},
  domain: {"required":true,"minLength":1},
} as const

export const declineTransferAway = {
  key: {"required":true,"minLength":1},
  domain: {"required":true,"minLength":1},
} as const

export const verifyRegistrant = {
  verification_id: {"required":true,"minLength":1},
  key: {"required":true,"minLength":1},
  reseller_id: {"required":true,"minLength":1},
} as const
