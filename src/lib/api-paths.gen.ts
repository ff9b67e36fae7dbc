// Generated from openapi/ by `npm run generate`. Do not edit.

export const getAppConfig = '/trade/config'
export const getBranding = '/trade/api/no-auth/reseller/branding_with_messaging_vars'
export const getSystemBranding = '/trade/api/api/no-auth/system_branding'
export const getConsent = '/consent/api/no-auth/identity_service/consent/{access_key}'
export const saveConsent = '/consent/api/no-auth/identity_service/consent/{access_key}'
export const requestReport = '/consent/api/no-auth/hermes/report/request'
export const getReportRequest = '/consent/api/no-auth/hermes/report/request/{access_key}'
export const downloadReport = '/consent/api/no-auth/hermes/report/download/{download_token}'
export const getDataQuality = '/registrant/api/no-auth/data_quality/info'
export const uploadDocument = '/registrant/api/no-auth/data_quality/upload'
export const updateContact = '/registrant/api/no-auth/data_quality/update_contact'
export const getListing = '/dls/api/no-auth/dls/info'
export const approveListing = '/dls/api/no-auth/dls/approve'
export const declineListing = '/dls/api/no-auth/dls/decline'
export const getPageSample = '/trade/api/no-auth/messaging/system_page_test'
export const renderTemplate = '/trade/api/no-auth/messaging/system_page_render'
export const getScenarios = '/__sandbox/scenarios'
export const readLedger = '/__sandbox/ledger'
export const listViolations = '/__sandbox/violations'
export const listUploads = '/__sandbox/uploads'
export const getUpload = '/__sandbox/uploads/{upload_id}'
export const resetSandbox = '/__sandbox/reset'
export const injectFault = '/__sandbox/fault'
export const getTldInfoHash = '/tld-info/gethash/'
export const unhashTldInfo = '/tld-info/unhash'
export const listTlds = '/tld-info/api/no-auth/tldconfig/admin/gdpr/{system_name}'
export const listTldNames = '/tld-info/api/no-auth/tldconfig/admin/gdpr/tld_list/{system_name}'
export const getNewTrade = '/trade/api/no-auth/icann_trade/registrant/new/info'
export const approveNewTrade = '/trade/api/no-auth/icann_trade/registrant/new/approve'
export const cancelNewTrade = '/trade/api/no-auth/icann_trade/registrant/new/cancel'
export const getCurrentTrade = '/trade/api/no-auth/icann_trade/registrant/current/info'
export const approveCurrentTrade = '/trade/api/no-auth/icann_trade/registrant/current/approve'
export const cancelCurrentTrade = '/trade/api/no-auth/icann_trade/registrant/current/cancel'
export const getTrademarkNotice = '/trademark/api/no-auth/claims/info'
export const approveTrademarkNotice = '/trademark/api/no-auth/claims/approve'
export const declineTrademarkNotice = '/trademark/api/no-auth/claims/decline'
export const getTransferIn = '/trade/api/no-auth/transfer_in/info'
export const approveTransferIn = '/trade/api/no-auth/transfer_in/approve'
export const declineTransferIn = '/trade/api/no-auth/transfer_in/decline'
export const getTransferAway = '/trade/api/no-auth/transfer_away/info'
export const approveTransferAway = '/trade/api/no-auth/transfer_away/approve'
export const declineTransferAway = '/trade/api/no-auth/transfer_away/decline'
export const getVerification = '/registrant/api/no-auth/registrant_verification/info'
export const verifyRegistrant = '/registrant/api/no-auth/registrant_verification/verify'

export const API_PATHS = {
  getAppConfig,
  getBranding,
  getSystemBranding,
  getConsent,
  saveConsent,
  requestReport,
  getReportRequest,
  downloadReport,
  getDataQuality,
  uploadDocument,
  updateContact,
  getListing,
  approveListing,
  declineListing,
  getPageSample,
  renderTemplate,
  getScenarios,
  readLedger,
  listViolations,
  listUploads,
  getUpload,
  resetSandbox,
  injectFault,
  getTldInfoHash,
  unhashTldInfo,
  listTlds,
  listTldNames,
  getNewTrade,
  approveNewTrade,
  cancelNewTrade,
  getCurrentTrade,
  approveCurrentTrade,
  cancelCurrentTrade,
  getTrademarkNotice,
  approveTrademarkNotice,
  declineTrademarkNotice,
  getTransferIn,
  approveTransferIn,
  declineTransferIn,
  getTransferAway,
  approveTransferAway,
  declineTransferAway,
  getVerification,
  verifyRegistrant,
} as const
