import { getVerification, verificationQuery, verifyRegistrant } from '#api/verification.ts'

/** Every call of the verification page. */
export const VERIFICATION_CALLS = { verificationQuery, getVerification, verifyRegistrant }
