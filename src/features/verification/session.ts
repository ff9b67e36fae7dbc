import type { ResellerIdentity } from '#api/branding.ts'
import type { Verification, VerificationLink } from '#api/verification.ts'
import { readText } from '#lib/text.ts'

/** The reseller that the link names, and the language that the item speaks. */
export function aboutVerification(link: VerificationLink) {
  return (verification: Verification): { identity: ResellerIdentity; language: unknown } => ({
    identity: { realm: link.reseller_id },
    language: verification.messaging_language,
  })
}

/** The link as the older form has it, in the query; `undefined` when a part of it is missing. */
export function readLink(search: Record<string, unknown>): VerificationLink | undefined {
  const verificationId = readText(search.verification_id)
  const key = readText(search.key)
  const resellerId = readText(search.reseller_id)
  return verificationId && key && resellerId
    ? { verification_id: verificationId, key, reseller_id: resellerId }
    : undefined
}
