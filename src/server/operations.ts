/** The operations of the contracts that backends answer, by the flow that they belong to: labels of metrics. */
const OPERATIONS: Readonly<Record<string, readonly string[]>> = {
  preferences: ['/consent/api/no-auth/identity_service/consent/{access_key}'],
  data_copy: [
    '/consent/api/no-auth/hermes/report/request',
    '/consent/api/no-auth/hermes/report/request/{access_key}',
    '/consent/api/no-auth/hermes/report/download/{download_token}',
  ],
  tld_info: [
    '/tld-info/gethash/',
    '/tld-info/unhash',
    '/tld-info/api/no-auth/tldconfig/admin/gdpr/{system_name}',
    '/tld-info/api/no-auth/tldconfig/admin/gdpr/tld_list/{system_name}',
  ],
  brand: ['/trade/api/no-auth/reseller/branding_with_messaging_vars', '/trade/api/api/no-auth/system_branding'],
  messaging: ['/trade/api/no-auth/messaging/system_page_test', '/trade/api/no-auth/messaging/system_page_render'],
  trade: ['new', 'current'].flatMap((side) =>
    ['info', 'approve', 'cancel'].map((call) => `/trade/api/no-auth/icann_trade/registrant/${side}/${call}`),
  ),
  transfer_in: ['info', 'approve', 'decline'].map((call) => `/trade/api/no-auth/transfer_in/${call}`),
  transfer_away: ['info', 'approve', 'decline'].map((call) => `/trade/api/no-auth/transfer_away/${call}`),
  listing: ['info', 'approve', 'decline'].map((call) => `/dls/api/no-auth/dls/${call}`),
  trademark: ['info', 'approve', 'decline'].map((call) => `/trademark/api/no-auth/claims/${call}`),
  data_quality: ['info', 'upload', 'update_contact'].map((call) => `/registrant/api/no-auth/data_quality/${call}`),
  verification: ['info', 'verify'].map((call) => `/registrant/api/no-auth/registrant_verification/${call}`),
}

const TEMPLATES = Object.entries(OPERATIONS).flatMap(([flow, paths]) =>
  paths.map((path) => ({ flow, path, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) })),
)
const METHODS = new Set(['GET', 'POST', 'PUT'])

/** Names a call for metrics: a closed set, whatever is asked for. */
export function operationOf(method: string, path: string): { flow: string; operation: string } {
  const template = TEMPLATES.find(({ pattern }) => pattern.test(path))
  if (!template || !METHODS.has(method)) return { flow: 'other', operation: 'other' }
  return { flow: template.flow, operation: `${method} ${template.path}` }
}
