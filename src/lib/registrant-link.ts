import { normalizeKey } from './invisible.ts'
import { readText } from './readers.ts'

type RegistrantLink = { verification_id: string; key: string; reseller_id: string }

/** Reads the link of a verification from the query of the older form; `undefined` when a part of it is missing. */
export function readRegistrantLink(search: Record<string, unknown>): RegistrantLink | undefined {
  const part = (name: string) => normalizeKey(readText(search[name]) ?? '')
  const [verificationId, key, resellerId] = [part('verification_id'), part('key'), part('reseller_id')]
  return verificationId && key && resellerId
    ? { verification_id: verificationId, key, reseller_id: resellerId }
    : undefined
}
