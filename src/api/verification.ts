import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call, callForDecision, type DecisionResult } from './call.ts'
import { client } from './client.ts'
import type { components, operations } from './generated/verification.d.ts'
import { AS_DECISION } from './urlencoded.ts'

export type Verification = components['schemas']['Verification']
/** What a link to a verification names: its id, its key and the reseller. */
export type VerificationLink = operations['getVerification']['parameters']['query']

/** `getVerification`: the contact to verify and its domains. */
export function getVerification(link: VerificationLink, signal?: AbortSignal): Promise<Verification> {
  const options = { params: { query: link }, ...(signal && { signal }) }
  return call(client.GET('/registrant/api/no-auth/registrant_verification/info', options))
}

/** `verifyRegistrant`: the registrant confirms that the contact is right. */
export function verifyRegistrant(link: VerificationLink): Promise<DecisionResult> {
  const options = { body: link, ...AS_DECISION }
  return callForDecision(client.POST('/registrant/api/no-auth/registrant_verification/verify', options))
}

/** The verification behind a link, kept for the visit. */
export function verificationQuery(link: VerificationLink) {
  return queryOptions({
    queryKey: ['getVerification', link],
    queryFn: ({ signal }) => getVerification(link, signal),
    meta: { area: 'registrant' },
  })
}

/** Confirms the contact. What counts is what the item says when it is read again. */
export function verificationMutation(link: VerificationLink) {
  return mutationOptions({
    mutationKey: ['verifyRegistrant', link],
    mutationFn: () => verifyRegistrant(link),
    meta: { area: 'registrant' },
  })
}
