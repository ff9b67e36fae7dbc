import type { VerificationLink } from '#api/verification.ts'
import { readText } from '#lib/readers.ts'

/** The link as the older form has it, in the query; `undefined` when a part of it is missing. */
export function readLink(search: Record<string, unknown>): VerificationLink | undefined {
  const verificationId = readText(search.verification_id)
  const key = readText(search.key)
  const resellerId = readText(search.reseller_id)
  return verificationId && key && resellerId
    ? { verification_id: verificationId, key, reseller_id: resellerId }
    : undefined
}
