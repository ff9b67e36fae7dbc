import * as paths from '#lib/api-paths.gen.ts'
import { call } from './call.ts'
import { decisionMutation } from './decision.ts'
import type { components, operations } from './generated/verification.d.ts'
import { hasContactFacts, itemQuery } from './item-facts.ts'

export type Verification = components['schemas']['Verification']
export type VerificationLink = operations['getVerification']['parameters']['query']

export function getVerification(link: VerificationLink) {
  return itemQuery(['getVerification', link], 'registrant', hasContactFacts, (api, signal) =>
    call(api.GET(paths.getVerification, { params: { query: link }, signal })),
  )
}

export function verifyRegistrant(link: VerificationLink) {
  return decisionMutation('registrant', (api, options) => api.POST(paths.verifyRegistrant, { body: link, ...options }))
}
