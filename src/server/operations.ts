import { API_PATHS } from '#lib/api-paths.gen.ts'

/** The flow that a call belongs to, by the beginning of its path. */
const FLOWS: readonly (readonly [start: string, flow: string])[] = [
  ['/consent/api/no-auth/identity_service/', 'preferences'],
  ['/consent/api/no-auth/hermes/', 'data_copy'],
  ['/tld-info/', 'tld_info'],
  ['/trade/api/no-auth/icann_trade/', 'trade'],
  ['/trade/api/no-auth/transfer_in/', 'transfer_in'],
  ['/trade/api/no-auth/transfer_away/', 'transfer_away'],
  ['/trade/api/no-auth/messaging/', 'messaging'],
  ['/trade/api/', 'brand'],
  ['/dls/', 'listing'],
  ['/trademark/', 'trademark'],
  ['/registrant/api/no-auth/data_quality/', 'data_quality'],
  ['/registrant/', 'verification'],
]

const TEMPLATES = [...new Set(Object.values(API_PATHS))].map((path) => ({
  path,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))
const METHODS = new Set(['GET', 'POST', 'PUT'])

/** Names a call for metrics: a closed set, whatever is asked for. */
export function operationOf(method: string, path: string): { flow: string; operation: string } {
  const template = TEMPLATES.find(({ pattern }) => pattern.test(path))
  const flow = FLOWS.find(([start]) => path.startsWith(start))?.[1]
  if (!template || !METHODS.has(method) || flow === undefined) return { flow: 'other', operation: 'other' }
  return { flow, operation: `${method} ${template.path}` }
}
