import { normalizeKey } from './invisible.ts'
import { readText } from './readers.ts'

type RegistrantLink = { verification_id: string; key: string; reseller_id: string }

/** Reads the parameters of an older verification link; `undefined` if one is missing. */
export function readRegistrantLink(search: Record<string, unknown>): RegistrantLink | undefined {
  const part = (name: string) => normalizeKey(readText(search[name]) ?? '')
  const [verificationId, key, resellerId] = [part('verification_id'), part('key'), part('reseller_id')]
  return verificationId && key && resellerId
    ? { verification_id: verificationId, key, reseller_id: resellerId }
    : undefined
}
