import { verificationQuery, type Verification } from '#api/verification.ts'
import { answeredWith, pretend } from '#decision/sample-calls.ts'
import type { VERIFICATION_CALLS } from './calls.ts'

/** Stands in for the calls of a test page: the sample is the item, and a decision goes nowhere. */
export function verificationSample(verification: Verification): typeof VERIFICATION_CALLS {
  return {
    verificationQuery: (link) => answeredWith(verificationQuery(link), verification),
    getVerification: async () => verification,
    verifyRegistrant: () => pretend({}),
  }
}
