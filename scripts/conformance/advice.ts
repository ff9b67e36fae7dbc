import type { Cause } from './causes.ts'
import type { Keys } from './keys.ts'
import { UNKNOWN } from './states.ts'

export interface Circumstances {
  keys: Keys
  hasAuthorization: boolean
}

/** What to do about a cause that lies in how the service was asked, or in all of it; undefined for any other. */
export function adviceOf(cause: Cause, { keys, hasAuthorization }: Circumstances): string | undefined {
  const { field, rule } = cause
  if (field === 'body' && rule === 'web page' && cause.operations.length > 1) {
    return 'A log-in, a gateway or the pages themselves answered. Check --origin, and whether an authorization is needed.'
  }
  if (rule === 'wrong 200' || rule === 'wrong 204') {
    return 'Check requests against the contract before they are carried out: what is required, types, unknown names.'
  }
  if (rule.startsWith('wrong 5'))
    return 'Check requests before they are carried out; the log of the service has the failures.'
  if (!cause.always) return undefined
  if (rule === 'always timeout')
    return 'If the service is only slow, --timeout SECONDS waits longer. The pages say "still waiting" after 10 s.'
  const status = Number(rule.replace('always ', ''))
  if (status === 401 || status === 407) {
    return hasAuthorization
      ? 'The service refuses the authorization. Check API_USERNAME and API_PASSWORD, or the --header.'
      : "The service asks for an authorization. Set API_USERNAME and API_PASSWORD, or give --header 'Authorization: …'."
  }
  if (status >= 300 && status < 400) {
    return 'Give the address that it leads to as --origin. If that is a log-in, give an authorization (API_USERNAME, --header).'
  }
  if (status === 429)
    return 'Lift the limit of tries for the address of this run, or ask more slowly with --parallel 1.'
  if (status >= 500) return 'The service, or a gateway in front of it, failed. Look into its log.'
  if (UNKNOWN.includes(status)) return adviceOnKeys(cause, keys)
  return undefined
}

function adviceOnKeys({ outcomes }: Cause, { file }: Keys): string {
  const isAboutKeys = outcomes.some(({ scenario }) => scenario !== undefined)
  if (!isAboutKeys) return 'Check the path, and that --origin leads to the service of this API.'
  if (file !== undefined) return `Check the keys in ${file}, and that --origin leads to the service of this API.`
  return 'It knows none of the sandbox\'s keys. Name its own in a file: --keys FILE (openapi/README.md, "Keys").'
}
