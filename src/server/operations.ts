import type { ForEveryCall } from '#lib/api-paths.ts'
import { contractPath } from './contract-paths.ts'

/** The flow that a call belongs to, by the beginning of its path. Each is as long as it can be: a new API has a row of its own. */
const FLOWS = [
  ['/consent/api/no-auth/identity_service/', 'preferences'],
  ['/consent/api/no-auth/hermes/', 'data_copy'],
  ['/tld-info/gethash/', 'tld_info'],
  ['/tld-info/unhash', 'tld_info'],
  ['/tld-info/api/no-auth/tldconfig/', 'tld_info'],
  ['/trade/api/no-auth/icann_trade/', 'trade'],
  ['/trade/api/no-auth/transfer_in/', 'transfer_in'],
  ['/trade/api/no-auth/transfer_away/', 'transfer_away'],
  ['/trade/api/no-auth/messaging/', 'messaging'],
  ['/trade/api/no-auth/reseller/', 'brand'],
  ['/trade/api/api/no-auth/system_branding', 'brand'],
  ['/dls/api/no-auth/dls/', 'listing'],
  ['/trademark/api/no-auth/claims/', 'trademark'],
  ['/registrant/api/no-auth/data_quality/', 'data_quality'],
  ['/registrant/api/no-auth/registrant_verification/', 'verification'],
] as const

const METHODS = new Set(['GET', 'POST', 'PUT'])

/** Names a call for metrics: a closed set, whatever is asked for. */
export function operationOf(method: string, path: string): { flow: string; operation: string } {
  const template = contractPath(path)
  const flow = (FLOWS satisfies ForEveryCall<typeof FLOWS>).find(([start]) => path.startsWith(start))?.[1]
  if (!template || !METHODS.has(method) || flow === undefined) return { flow: 'other', operation: 'other' }
  return { flow, operation: `${method} ${template.path}` }
}
